import * as z from 'zod/mini';
import type { Shape } from '../src/lib/reply-check.ts';

/** What the client checks of a reply: its JSON Schema without formats, patterns and bounds. */
export const shapeOf = (reply: z.ZodMiniType): Shape =>
  pruned(z.toJSONSchema(reply, { unrepresentable: 'any' }) as Shape);

function pruned(schema: Shape): Shape {
  const { type, properties, required, additionalProperties, items, anyOf } = schema;
  if ('const' in schema) return { const: schema.const };
  if (schema.enum) return { enum: schema.enum };
  if (anyOf) return { anyOf: anyOf.map(pruned) };
  const fields = Object.entries(properties ?? {}).map(([name, each]) => [name, pruned(each)]);
  return {
    ...(type && { type }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(required?.length && { required }),
    ...(additionalProperties && { additionalProperties: pruned(additionalProperties) }),
    ...(items && { items: pruned(items) }),
  };
}
