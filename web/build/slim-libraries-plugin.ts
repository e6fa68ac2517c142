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

/** A class at the top level of a module that is not minified. */
const classNamed = (name: string) => new RegExp(`^class ${name}\\b[\\s\\S]*?^}$`, 'm');

/**
 * i18next without what this client never uses: the part that fetches catalogues by itself, and the
 * formats inside texts. Throws if the file is laid out in another way.
 */
export function slimTranslations(code: string): string {
  const replace = (text: string, what: string | RegExp, by: string) => {
    if (text.search(what) === -1) throw new Error(`i18next has no ${what} any more`);
    return text.replace(what, by);
  };
  const connector =
    'class Connector extends EventEmitter { state = {}; load(l, n, done) { done(); } }';
  const fetching = replace(code, classNamed('Connector'), connector);
  return replace(replace(fetching, classNamed('Formatter'), ''), 'formatter = Formatter;', '');
}

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
    transform(code, id) {
      if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null;
      return { code: slimTranslations(code), map: null };
    },
  };
}
