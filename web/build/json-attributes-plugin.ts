import type { Plugin } from 'vite';

const attribute = /,\s*\{\s*with:\s*\{\s*type:\s*'json'\s*\}\s*,?\s*\}/g;

/**
 * Types and tests need `with { type: 'json' }` on an import of JSON. The development server sends
 * JSON as a script, which a browser refuses under that attribute, so it is removed there.
 */
export function jsonAttributesPlugin(): Plugin {
  return {
    name: 'craque-json-attributes',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('app/catalogues.ts')) return null;
      return { code: code.replace(attribute, ''), map: null };
    },
  };
}
