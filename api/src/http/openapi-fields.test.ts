import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { randomRuns } from '@craque/common/testing/random-runs.ts';
import fc from 'fast-check';
import { createOpenApi } from './openapi.ts';

type Schema = {
  type?: string;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  enum?: string[];
  anyOf?: Schema[];
};
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: {
    required: boolean;
    content: { 'application/json': { schema: { properties: Record<string, Schema> } } };
  };
};

const document = createOpenApi(endpoints) as {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
  components: { schemas: Record<string, object> };
};
const { paths } = document;
const operations = Object.values(paths).flatMap((path) => Object.values(path));
const operationOf = (call: string) => operations.find((each) => each.operationId === call);

/** The text fields of a call, as the document shows them. */
function fieldsOf(call: string): Readonly<Record<string, Schema>> {
  const { parameters = [], requestBody } = operationOf(call) ?? {};
  const query = parameters.filter((each) => each.in === 'query');
  return {
    ...Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    ...requestBody?.content['application/json'].schema.properties,
  };
}

/** Whether the document allows the text. */
function allows(schema: Schema, text: string): boolean {
  const { type, pattern, minLength = 0, maxLength = Infinity, enum: values, anyOf } = schema;
  if (anyOf) return anyOf.some((each) => allows(each, text));
  const length = [...text].length;
  const fits = length >= minLength && length <= maxLength && (values?.includes(text) ?? true);
  return type === 'string' && fits && (!pattern || new RegExp(pattern, 'u').test(text));
}

type Issues = { issues: { path: PropertyKey[] }[] };
type Contract = { safeParse(value: unknown): { success: boolean; error?: Issues } };

/** Every text field of a request, with the contract that parses it. */
const written = endpoints.flatMap(({ name: call, query, body }: Endpoint) =>
  Object.entries(fieldsOf(call)).flatMap(([field, schema]) => {
    const contract = (body ?? query) as Contract | undefined;
    const isText = (schema.type === 'string' || schema.anyOf) && !schema.format;
    return isText && contract && !(body && field === 'language')
      ? [{ call, field, schema, contract }]
      : [];
  }),
);

/** Whether the contract accepts the text in this field, whatever the other fields are. */
function accepts(contract: Contract, field: string, text: string): boolean {
  const { success, error } = contract.safeParse({ [field]: text });
  return success || !error?.issues.some(({ path }) => path[0] === field);
}

const units = [
  ...'aZ09é東🙂@.-_/<"',
  ...['\u0000', '\t', '\n', '\r', '\u0085', ' ', '\u00a0', '\u3000', '\ufeff'],
  ...['\u00ad', '\u200b', '\u202e', '\u2800', '\u3164', '\u{1d159}'],
  ...['https://', 'example.org', 'soccer', 'nba', 'NBA', 'x'.repeat(28), 'y'.repeat(76)],
];
const texts = fc.array(fc.constantFrom(...units), { maxLength: 8 }).map((parts) => parts.join(''));

/** Fields whose documented form is narrower than what a browser's rules accept. */
const narrower = ['email', 'avatarUrl'];
/** Characters removed from a guess before it is measured. */
const dropped = /[\u00ad\u200b\u202e\ufeff]/u;

describe('the documented form of a text', () => {
  test('is there for every text of a body', () => {
    const names = new Set(written.map(({ field }) => field));
    expect([...names].sort()).toEqual(
      expect.arrayContaining([
        ...['avatarUrl', 'content', 'currentPassword', 'displayName', 'email', 'friendId'],
        ...['guess', 'league', 'newPassword', 'nickname', 'password', 'title', 'username'],
      ]),
    );
  });

  test.each(written)('is what the contract of $call accepts as $field', (row) => {
    const { field, schema, contract } = row;
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(field !== 'guess' || !dropped.test(text));
        const isAllowed = allows(schema, text);
        if (isAllowed || !narrower.includes(field))
          expect([text, isAllowed]).toEqual([text, accepts(contract, field, text)]);
      }),
      { numRuns: randomRuns(300) },
    );
  });
});

describe('the document', () => {
  test('has every call and no other', () => {
    const listed = Object.entries(paths).flatMap(([path, each]) =>
      Object.keys(each).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = endpoints.map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(listed.toSorted()).toEqual(calls.toSorted());
  });

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'has all inputs and outputs of %s',
    (name, endpoint: Endpoint) => {
      const { summary, parameters = [], requestBody, responses = {} } = operationOf(name) ?? {};
      const inPath = parameters.filter((each) => each.in === 'path' && each.required);
      expect([summary, inPath.map((each) => each.name)]).toEqual([
        endpoint.summary,
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter),
      ]);
      expect(requestBody !== undefined).toBe(endpoint.body !== undefined);
      const success = responses[endpoint.status]?.content ?? {};
      const bytes = endpoint.isTable ? ['text/csv'] : ['image/svg+xml', 'image/webp', 'image/jpeg'];
      expect(Object.keys(success)).toEqual(endpoint.reply ? ['application/json'] : bytes);
      for (const { schema } of Object.values(success)) expect(Object.keys(schema)).not.toEqual([]);
      const error = { schema: { $ref: '#/components/schemas/Error' } };
      expect(responses.default?.content).toEqual({ 'application/json': error });
    },
  );

  test('has each reply once, as a component that refers to others', () => {
    const text = JSON.stringify(document);
    expect(text.match(/"remainingHints":\{/g)).toHaveLength(2);
    const replyOf = (call: string, status: number) =>
      operationOf(call)?.responses[status]?.content?.['application/json']?.schema;
    const view = { $ref: '#/components/schemas/GameView' };
    expect([replyOf('createGame', 201), replyOf('joinChallenge', 200)]).toEqual([view, view]);
    expect(document.components.schemas.GuessReply).toMatchObject({
      properties: { game: view },
    });
    const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
    expect(new Set(named)).toEqual(new Set(Object.keys(document.components.schemas)));
  });

  test('says of each call in which group it stands and who may make it', () => {
    const known = document.tags.map(({ name }) => name);
    for (const { tags } of operations) expect(known).toEqual(expect.arrayContaining(tags));
    expect(operationOf('makeToken')).toMatchObject({
      tags: ['Personal tokens'],
      security: [{ session: [] }],
    });
    const { security } = operationOf('submitGuess') ?? {};
    expect(security).toEqual([{}, { guest: [] }, { session: [] }, { token: ['play'] }]);
    expect(operationOf('readStats')?.security).toEqual([{ session: [] }, { token: ['read'] }]);
    expect(operationOf('readLeagues')?.security).toEqual([{}, { token: ['read'] }]);
  });

  test('demands a body where an empty one is refused, and one field where all are optional', () => {
    const demands = operations.filter(({ requestBody }) => requestBody?.required);
    expect(demands.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['register', 'login', 'submitGuess', 'updateProfile']),
    );
    expect(operationOf('createGame')?.requestBody?.required).toBe(false);
    const { schema } = operationOf('updateProfile')?.requestBody?.content['application/json'] ?? {};
    expect(schema).toMatchObject({
      anyOf: ['displayName', 'avatarUrl', 'avatar'].map((name) => ({ required: [name] })),
    });
  });

  test('names the form of a key, and the empty answer to a caller who has the newest version', () => {
    const key = operationOf('createGame')?.parameters.find(({ name }) => name.endsWith('Key'));
    const { pattern = '' } = key?.schema ?? {};
    const texts = ['k', '!~'.repeat(64), '', ' ', 'é', 'x'.repeat(129), 'a\n'];
    expect(texts.filter((text) => new RegExp(pattern, 'u').test(text))).toEqual(texts.slice(0, 2));
    const empty = operations.filter(({ responses }) => '204' in responses);
    expect(empty.map(({ operationId }) => operationId)).toEqual(['readGame']);
  });

  test('allows a league beside its own sport only', () => {
    const { schema } = operationOf('createGame')?.requestBody?.content['application/json'] ?? {};
    expect(schema).toMatchObject({
      anyOf: expect.arrayContaining([
        {
          properties: {
            sport: { const: 'formula1' },
            league: { type: 'string', enum: ['formula-1', 'Formula 1', 'formula-2', 'Formula 2'] },
          },
        },
      ]),
    });
  });
});
