import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import type { Plugin } from 'vite';

const contract = /\/common\/src\/contracts\/[\w-]+\.ts$/;
const whole = '?whole';

/**
 * Leaves the schemas of the contracts, and zod with them, out of the first load: a module with
 * endpoints becomes one with their addresses, each of which loads the whole endpoint when its answer
 * is to be checked. What else such a module exports is taken from the whole one.
 */
export function slimContractsPlugin(): Plugin {
  return {
    name: 'craque-slim-contracts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!contract.test(id)) return null;
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
      const lines = Object.entries(exported).map(([name, value]) => lineOf(id, name, value));
      if (!lines.some(({ isEndpoint }) => isEndpoint)) return null;
      const code = lines.map((line) => line.code).join('\n');
      return { code, moduleSideEffects: false, map: null };
    },
  };
}

function lineOf(id: string, name: string, value: unknown) {
  const from = JSON.stringify(`${id}${whole}`);
  if (!isEndpoint(value)) return { isEndpoint: false, code: `export { ${name} } from ${from};` };
  const { name: title, method, path } = value;
  const load = `async () => (await import(${from})).${name}`;
  return {
    isEndpoint: true,
    code: `export const ${name} = { ...${JSON.stringify({ name: title, method, path })}, whole: ${load} };`,
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
