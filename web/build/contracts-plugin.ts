import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import type { Plugin } from 'vite';
import type * as z from 'zod/mini';
import { shapeOf } from './reply-shape.ts';

const contract = /\/common\/src\/contracts\/[\w-]+\.ts$/;
const whole = '?whole';
const checkFile = join(import.meta.dirname, '../src/lib/reply-check.ts');

/** Of these the client uses nothing but endpoints, numbers and types. */
const withoutSchemas =
  /\/(achievements|album|athletes|challenges|corrections|daily|faults|friends|games|history|party|people|personal-tokens|realtime|user)\.ts$/;

/** Its events and answers are checked like replies. */
const ofEvents = /\/realtime\.ts$/;

/** Leaves zod out of most chunks: an endpoint becomes its address and the shape of its reply. */
export function contractsPlugin(): Plugin {
  return {
    name: 'craque-contracts',
    apply: 'build',
    enforce: 'pre',
    // A contract that builds on another one needs its schemas.
    async resolveId(source, importer) {
      if (!importer || !contract.test(importer.replace(whole, '')) || !/^\.\//.test(source))
        return null;
      const id = join(dirname(importer), source);
      return contract.test(id) && (await exportsOf(id)).some(isEndpoint) ? `${id}${whole}` : null;
    },
    async load(id) {
      if (!contract.test(id)) return null;
      const exported = await exportsOf(id);
      if (!exported.some(isEndpoint) && !ofEvents.test(id)) return null;
      return { code: codeOf(id, exported), moduleSideEffects: false, map: null };
    },
  };
}

type Export = readonly [name: string, value: unknown];

async function exportsOf(id: string): Promise<Export[]> {
  return Object.entries(await import(pathToFileURL(id).href));
}

function isEndpoint(exported: Export): exported is readonly [string, Endpoint] {
  const [, value] = exported;
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** A schema as the check of its shape, an object of several as one of their checks. */
function checkCode(value: unknown): string | undefined {
  if (isSchema(value)) return `replyCheck(${JSON.stringify(shapeOf(value))})`;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const checks = Object.entries(value).map(
    ([name, each]) => `${JSON.stringify(name)}: ${checkCode(each)}`,
  );
  return `{ ${checks.join(', ')} }`;
}

function codeOf(id: string, exported: readonly Export[]): string {
  // Several calls answer the same.
  const checks = new Map<string, string>();
  const lines = exported.map((each) => {
    const [name, value] = each;
    if (isEndpoint(each)) return `export const ${name} = ${endpointCode(each[1], checks)};`;
    if (typeof value === 'number') return `export const ${name} = ${value};`;
    const check = ofEvents.test(id) ? checkCode(value) : undefined;
    if (check !== undefined) return `export const ${name} = ${check};`;
    // Even an unused export would tie the whole module to the page.
    if (withoutSchemas.test(id)) return '';
    return `export { ${name} } from ${JSON.stringify(`${id}${whole}`)};`;
  });
  const shared = [...checks].map(([shape, name]) => `const ${name} = replyCheck(${shape});`);
  return [`import { replyCheck } from ${JSON.stringify(checkFile)};`, ...shared, ...lines].join(
    '\n',
  );
}

function endpointCode(
  { name, method, path, access, usesTimeZone, reply }: Endpoint,
  checks: Map<string, string>,
): string {
  const address = JSON.stringify({ name, method, path, access, usesTimeZone });
  if (!reply) return address;
  const shape = JSON.stringify(shapeOf(reply));
  const check = checks.get(shape) ?? `reply${checks.size}`;
  checks.set(shape, check);
  return `{ ...${address}, reply: ${check} }`;
}
