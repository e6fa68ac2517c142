import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemas, type Subject, subjectOf } from '@craque/common/contracts/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { errorCodes } from '@craque/common/contracts/errors.ts';
import * as z from 'zod/mini';
import { documentedField, together } from './openapi-fields.ts';
import { type Json, type ReplySchemas, replySchemas } from './openapi-schemas.ts';
import { scopeFor } from './token-calls.ts';

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

/** Of each contract the group in which its calls are shown. */
const tags: Readonly<Record<Subject, string>> = {
  games: 'Games',
  daily: 'Daily athletes',
  challenges: 'Challenges',
  athletes: 'Athletes',
  history: 'History',
  album: 'Album',
  achievements: 'Achievements',
  rankings: 'Rankings',
  friends: 'Friends',
  party: 'Parties',
  partyViews: 'Parties',
  people: 'Blocks and reports',
  user: 'Account',
  accounts: 'Account',
  accountExport: 'Account',
  personalTokens: 'Personal tokens',
  share: 'Pictures for sharing',
  feedback: 'Feedback',
  corrections: 'Corrections',
  faults: 'Faults',
};

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sid',
    description: 'Set by `register` and `login`, for 7 days; over https its name is `__Host-sid`.',
  },
  guest: {
    type: 'apiKey',
    in: 'cookie',
    name: 'gid',
    description:
      'Set with the first game, party or seat of a guest, for 30 days; over https its name is ' +
      '`__Host-gid`.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal token, made in Preferences: `read`, or `play` for all that is listed. Beside ' +
      'one no cookie counts. What it plays counts in no ranking.',
  },
};

/** Without a caller, a call that anybody may make is a stranger's. */
function securityOf(endpoint: Endpoint): Json[] {
  const scope = scopeFor(endpoint);
  const byToken = scope ? [{ token: [scope] }] : [];
  if (endpoint.access === 'public') return [{}, ...byToken];
  if (endpoint.access === 'guest') return [{}, { guest: [] }, { session: [] }, ...byToken];
  return [{ session: [] }, ...byToken];
}

export type Example = { body?: unknown; reply?: unknown };
export type Examples = Readonly<Record<string, Example>>;

/** Recorded by the test beside it. */
export const examplesFile = join(import.meta.dirname, 'openapi-examples.json');
const readExamples = (): Examples => JSON.parse(readFileSync(examplesFile, 'utf8'));

type Fields = { properties?: Record<string, Json>; required?: string[] };

function inputOf(call: string, schema: z.ZodMiniType): Json & Fields {
  const options = { io: 'input', unrepresentable: 'any' } as const;
  const { $schema: _, ...json } = z.toJSONSchema(schema, options) as Json & Fields;
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

function successOf({ reply, isTable }: Endpoint, { nameOf }: ReplySchemas): Json {
  const bytes = isTable ? { 'text/csv': text } : pictures;
  const schema = reply && { $ref: `#/components/schemas/${nameOf(reply)}` };
  const content = schema ? { 'application/json': { schema } } : bytes;
  return { description: 'Success', content };
}

/** Whether the call answers 204 if the caller has the newest version. */
function takesSince({ name, query }: Endpoint): boolean {
  return parametersOf(name, query, 'query').some((each) => each.name === 'since');
}

const tagOf = (endpoint: Endpoint): string => {
  const subject = subjectOf(endpoint);
  return subject ? tags[subject] : 'Other';
};

/** Each reply with its example. */
function componentsOf(endpoints: readonly Endpoint[], replies: ReplySchemas, examples: Examples) {
  const { nameOf, components } = replies;
  const shown: Record<string, Json> = { Error: errorSchema, ...components };
  for (const endpoint of endpoints) {
    const { reply } = endpoint;
    if (!reply) continue;
    const name = nameOf(reply);
    const example = examples[endpoint.name]?.reply;
    if (example !== undefined) shown[name] = { ...shown[name], examples: [example] };
  }
  return shown;
}

function operationOf(endpoint: Endpoint, replies: ReplySchemas, examples: Examples): Json {
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.name, endpoint.params, 'path'),
      ...parametersOf(endpoint.name, endpoint.query, 'query'),
      ...(endpoint.usesTimeZone ? [zoneParameter] : []),
      ...(endpoint.idempotent ? [keyParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse({}).success,
        content: {
          'application/json': {
            schema: inputOf(endpoint.name, endpoint.body),
            example: examples[endpoint.name]?.body,
          },
        },
      },
    }),
    responses: {
      [endpoint.status]: successOf(endpoint, replies),
      ...(endpoint.repeatedStatus && { [endpoint.repeatedStatus]: successOf(endpoint, replies) }),
      ...(takesSince(endpoint) && { 204: { description: 'Nothing newer than `since`' } }),
      default: { description: 'Error', content: error },
    },
  };
}

const about = `Guess the hidden athlete.

Every call of the game's own pages, and of your bots and tools: make a personal token in
[Preferences](/profile?tab=settings) and send it as \`Authorization: Bearer craque_…\`. The rules are
those of the game; calls are limited, and a 429 says in \`Retry-After\` when to come back.`;

export function createOpenApi(endpoints: readonly Endpoint[]): Json {
  const replies = replySchemas(endpoints, schemas);
  const examples = readExamples();
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(endpoint, replies, examples);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Craque', version: '1', description: about },
    tags: [...new Set(Object.values(tags))].map((name) => ({ name })),
    paths,
    components: { schemas: componentsOf(endpoints, replies, examples), securitySchemes },
  };
}
