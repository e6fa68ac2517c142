import type { Plugin } from 'vite';

const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const makers = /= (React\d*)\.(forwardRef|createContext)\(/g;

/**
 * Lets the bundler leave out the parts of react-router that this client does not use (forms, scroll restoration,
 * server rendering): it takes the build without development warnings, and marks its components as free of side
 * effects, which their display names hide.
 */
export function slimRouterPlugin(): Plugin {
  return {
    name: 'craque-slim-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router') return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null;
      const slim = code.replace(displayName, '').replace(makers, '= /* @__PURE__ */ $1.$2(');
      return { code: slim, map: null };
    },
  };
}
