import * as z from 'zod/mini';
import type { Shape } from '../src/lib/reply-check.ts';

/** What is read here of a JSON Schema. */
type Schema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
};

/** What the client checks of a reply: its JSON Schema without formats, patterns and bounds. */
export const shapeOf = (reply: z.ZodMiniType): Shape =>
  shapeOfSchema(z.toJSONSchema(reply, { unrepresentable: 'any' }) as Schema);

function shapeOfSchema(schema: Schema): Shape {
  const { type, anyOf, items } = schema;
  if ('const' in schema) return { one: [schema.const] };
  if (schema.enum) return { one: schema.enum };
  if (anyOf) return eitherOf(anyOf.map(shapeOfSchema));
  if (Array.isArray(type))
    return eitherOf(type.map((each) => shapeOfSchema({ ...schema, type: each })));
  if (type === 'array') return { list: items ? shapeOfSchema(items) : 'any' };
  return type === 'object' ? shapeOfObject(schema) : `${type ?? 'any'}`;
}

function eitherOf(shapes: readonly Shape[]): Shape {
  const types = shapes.filter((shape) => typeof shape === 'string');
  if (types.length === shapes.length) return types.join('|');
  return { any: shapes };
}

function shapeOfObject({ properties = {}, required = [], additionalProperties }: Schema): Shape {
  const fields = Object.entries(properties).map(([name, each]) => [
    required.includes(name) ? name : `${name}?`,
    shapeOfSchema(each),
  ]);
  return {
    fields: Object.fromEntries(fields),
    ...(typeof additionalProperties === 'object' && { rest: shapeOfSchema(additionalProperties) }),
  };
}
