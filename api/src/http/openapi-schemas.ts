import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const prefix = '#/components/schemas/';

/** Names of the components that the value refers to. */
function referred(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referred);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' ? [String(each).slice(prefix.length)] : referred(each),
  );
}

export type ReplySchemas = {
  nameOf(reply: z.ZodMiniType): string;
  components: Readonly<Record<string, Json>>;
};

/**
 * Every reply as a component, and every schema that a contract exports and a reply contains, so
 * that the game is in the document once.
 */
export function replySchemas(
  endpoints: readonly Endpoint[],
  exported: Readonly<Record<string, z.ZodMiniType>>,
): ReplySchemas {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(exported))
    if (!registry.has(schema)) registry.add(schema, { id: titled(name) });
  for (const { name, reply } of endpoints)
    if (reply && !registry.has(reply)) registry.add(reply, { id: `${titled(name)}Reply` });
  const nameOf = (reply: z.ZodMiniType) => registry.get(reply)?.id ?? '';
  const { schemas } = z.toJSONSchema(registry, {
    io: 'output',
    // What OpenAPI cannot express (a transformed value) is left open.
    unrepresentable: 'any',
    uri: (id) => prefix + id,
  });
  const components: Record<string, Json> = {};
  const add = (name: string) => {
    if (components[name]) return;
    const { $schema: _, $id: __, ...schema } = schemas[name] as Json;
    components[name] = schema;
    for (const each of referred(schema)) add(each);
  };
  for (const { reply } of endpoints) if (reply) add(nameOf(reply));
  return { nameOf, components };
}
