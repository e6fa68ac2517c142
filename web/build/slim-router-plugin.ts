import type { Plugin } from 'vite';

/** Path of react-router's build without development warnings, which the package does not export. */
export const productionPath = (path: string): string =>
  path.replace('/dist/development/', '/dist/production/');

const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const makers = /= (React\d*)\.(forwardRef|createContext)\(/g;

/**
 * Marks the router's components as free of side effects, which their display names hide from the
 * bundler.
 */
export const withoutSideEffects = (code: string): string =>
  code.replace(displayName, '').replace(makers, '= /* @__PURE__ */ $1.$2(');

/**
 * Lets the bundler leave out the parts of react-router that this client does not use (forms, scroll
 * restoration, server rendering): 4 kB of the first page, compressed. The bundler's own options for
 * pure calls and property writes save a third of that. It depends on how react-router's files are
 * laid out and written, so react-router is pinned to one release; the test beside this file shows
 * whether the next one still works.
 */
export function slimRouterPlugin(): Plugin {
  return {
    name: 'craque-slim-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router') return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: productionPath(found.id) };
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null;
      return { code: withoutSideEffects(code), map: null };
    },
  };
}
