import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { errorCodes } from '@craque/common/contracts/errors.ts';
import * as z from 'zod/mini';
import { documentedField, together } from './openapi-fields.ts';

type Json = Record<string, unknown>;

const errorSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: errorCodes },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
};

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  // What OpenAPI cannot express (a transformed value) is left open.
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

type Fields = { properties?: Record<string, Json>; required?: string[] };

function inputOf(call: string, schema: z.ZodMiniType): Json & Fields {
  const json: Json & Fields = schemaOf(schema, 'input');
  const properties = Object.fromEntries(
    Object.entries(json.properties ?? {}).map(([name, field]) => [
      name,
      documentedField(call, name) ?? field,
    ]),
  );
  const needsAny = !json.required && !schema.safeParse({}).success;
  return { ...json, properties, ...together(Object.keys(properties), needsAny) };
}

function parametersOf(
  call: string,
  schema: z.ZodMiniType | undefined,
  place: 'path' | 'query',
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputOf(call, schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
};

const zoneParameter = {
  name: 'X-Time-Zone',
  in: 'header',
  required: false,
  description: 'IANA name; another text counts as none',
  schema: { type: 'string' },
};

const text = { schema: { type: 'string' } };
const pictures = {
  'image/svg+xml': text,
  'image/webp': { schema: { type: 'string', contentMediaType: 'image/webp' } },
  'image/jpeg': { schema: { type: 'string', contentMediaType: 'image/jpeg' } },
};

function successOf({ reply, isTable }: Endpoint): Json {
  const bytes = isTable ? { 'text/csv': text } : pictures;
  const content = reply ? { 'application/json': { schema: schemaOf(reply, 'output') } } : bytes;
  return { description: 'Success', content };
}

/** Whether the call answers 204 if the caller has the newest version. */
function takesSince({ name, query }: Endpoint): boolean {
  return parametersOf(name, query, 'query').some((each) => each.name === 'since');
}

function operationOf(endpoint: Endpoint): Json {
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: [
      ...parametersOf(endpoint.name, endpoint.params, 'path'),
      ...parametersOf(endpoint.name, endpoint.query, 'query'),
      ...(endpoint.usesTimeZone ? [zoneParameter] : []),
      ...(endpoint.idempotent ? [keyParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse({}).success,
        content: { 'application/json': { schema: inputOf(endpoint.name, endpoint.body) } },
      },
    }),
    responses: {
      [endpoint.status]: successOf(endpoint),
      ...(endpoint.repeatedStatus && { [endpoint.repeatedStatus]: successOf(endpoint) }),
      ...(takesSince(endpoint) && { 204: { description: 'Nothing newer than `since`' } }),
      default: { description: 'Error', content: error },
    },
  };
}

export function createOpenApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Craque', version: '1', description: 'Guess the hidden athlete.' },
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}
