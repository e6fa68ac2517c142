import { execFileSync } from 'node:child_process';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { describe, expect, test } from '@jest/globals';
import { root } from './run-tool.ts';

const cache = newFolder();

/** Imported first: prints the built-in modules and packages loaded at the end. */
const report = `
  import { createRequire } from 'node:module';
  const { cache } = createRequire(process.cwd() + '/');
  process.on('exit', () => {
    console.log(JSON.stringify({ builtins: process.moduleLoadList, files: Object.keys(cache) }));
  });
`;
const reporting = `data:text/javascript,${encodeURIComponent(report)}`;

function loadedBy(...options: readonly string[]): { builtins: string[]; files: string[] } {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const output = execFileSync(process.execPath, ['--import', reporting, ...options], {
    cwd: root,
    env: { ...environment, NODE_COMPILE_CACHE: cache },
    encoding: 'utf8',
  });
  return JSON.parse(output) as { builtins: string[]; files: string[] };
}

describe('the code of a server', () => {
  test('is stripped of its types once, in a process that starts nothing', () => {
    const stripper = 'NativeModule internal/deps/amaro/dist/index';
    expect(loadedBy('scripts/serve.ts', '--only-load').builtins).toContain(stripper);
    expect(loadedBy('scripts/serve.ts', '--only-load').builtins).not.toContain(stripper);
  });

  test("has neither Node's fetch nor the drivers of other stores", () => {
    const product = `await import('@craque/api/start-api.ts'); await import('./scripts/run/embedded-realtime.ts');`;
    const { builtins, files } = loadedBy('--input-type=module', '--eval', product);
    const drivers = ['express', 'ioredis', 'mongodb', 'mongoose'];
    const found = drivers.filter((name) =>
      files.some((file) => file.includes(`/node_modules/${name}/`)),
    );
    expect(found).toEqual(['express']);
    expect(builtins.filter((name) => name.includes('undici'))).toEqual([]);
  });
});
