import { registerHooks } from 'node:module';

/* The tests of the servers run in Node itself, each worker loading a module once: `@jest/globals`
   is then what the runner has put on `globalThis`. */
const names = [
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
  'describe',
  'expect',
  'jest',
  'test',
];
const source = `export const { ${names.join(', ')} } = globalThis;`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true }
      : next(specifier, context),
});
