import type { Plugin } from 'vite';

/**
 * Stand-ins for modules that a library brings and this client never needs:
 * - a copy of a hook of React's, for versions without it;
 * - stylis' vendor prefixes, which styled-components adds only where it is asked to.
 */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/^use-sync-external-store\/shim$/, "export { useSyncExternalStore } from 'react';"],
  [/^\.\/Prefixer\.js$/, 'export const prefix = (value) => value;'],
];
const mark = '\0slim:';

export function slimLibrariesPlugin(): Plugin {
  return {
    name: 'craque-slim-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (standIns.some(([name]) => name.test(source)) ? mark + source : null),
    load(id) {
      if (!id.startsWith(mark)) return null;
      const [, code] = standIns.find(([name]) => name.test(id.slice(mark.length))) ?? [];
      return code ?? null;
    },
  };
}
