import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import type { Plugin } from 'vite';

const contract = /\/common\/src\/contracts\/[\w-]+\.ts$/;
const whole = '?whole';

/** Of these the client uses nothing but endpoints, numbers and types. */
const withoutSchemas =
  /\/(achievements|album|athletes|challenges|corrections|daily|friends|games|history|user)\.ts$/;

/**
 * Leaves the schemas of the contracts, and zod with them, out of the first load and of most parts
 * that are loaded later: a module with endpoints becomes one with their addresses, each of which loads the whole endpoint when its answer
 * is to be checked. What else such a module exports is taken from the whole one.
 */
export function slimContractsPlugin(): Plugin {
  return {
    name: 'craque-slim-contracts',
    apply: 'build',
    enforce: 'pre',
    // A contract that builds on another one needs its schemas.
    async resolveId(source, importer) {
      if (!importer || !contract.test(importer.replace(whole, '')) || !/^\.\//.test(source))
        return null;
      const id = join(dirname(importer), source);
      const lines = contract.test(id) ? await linesOf(id) : [];
      return lines.some(({ isEndpoint }) => isEndpoint) ? `${id}${whole}` : null;
    },
    async load(id) {
      if (!contract.test(id)) return null;
      const lines = await linesOf(id);
      if (!lines.some(({ isEndpoint }) => isEndpoint)) return null;
      // Even an unused export would tie the whole module to the page.
      const shown = lines.filter(({ isSchema }) => !isSchema || !withoutSchemas.test(id));
      const code = shown.map((line) => line.code).join('\n');
      return { code, moduleSideEffects: false, map: null };
    },
  };
}

async function linesOf(id: string) {
  const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
  return Object.entries(exported).map(([name, value]) => lineOf(id, name, value));
}

function lineOf(id: string, name: string, value: unknown) {
  const from = JSON.stringify(`${id}${whole}`);
  if (typeof value === 'number')
    return { isEndpoint: false, isSchema: false, code: `export const ${name} = ${value};` };
  if (!isEndpoint(value))
    return { isEndpoint: false, isSchema: true, code: `export { ${name} } from ${from};` };
  const { name: title, method, path, access, usesTimeZone } = value;
  const load = `async () => (await import(${from})).${name}`;
  return {
    isEndpoint: true,
    isSchema: false,
    code: `export const ${name} = { ...${JSON.stringify({ name: title, method, path, access, usesTimeZone })}, whole: ${load} };`,
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
