import type { Plugin } from 'vite';

const shim = 'use-sync-external-store/shim';

/** Takes React's own hook where a library brings a copy of it for versions of React without. */
export function slimLibrariesPlugin(): Plugin {
  return {
    name: 'craque-slim-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === shim ? `\0${shim}` : null),
    load: (id) => (id === `\0${shim}` ? "export { useSyncExternalStore } from 'react';" : null),
  };
}
