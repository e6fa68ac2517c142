import type { Plugin } from 'vite';

/**
 * Names of components, which only developer tools read, tie all that the router has to the first
 * page, its forms and prefetching links as well.
 */
export function unnamedPlugin(): Plugin {
  return {
    name: 'craque-unnamed',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\d*\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
