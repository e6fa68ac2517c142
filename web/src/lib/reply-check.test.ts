import { endpoints } from '@craque/common/contracts/api.ts';
import { serverEvents } from '@craque/common/contracts/realtime.ts';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { shapeOf } from '../../build/reply-shape.ts';
import { replyCheck } from './reply-check.ts';

const passes = (schema: z.ZodMiniType, data: unknown) =>
  replyCheck(shapeOf(schema)).safeParse(data).success;

const samples: readonly unknown[] = [
  null,
  0,
  1.5,
  'won',
  '',
  true,
  [],
  ['won', 2],
  {},
  { id: 1 },
  { id: 1, name: null, more: true },
  { id: '1', name: 'a' },
  { id: 1, name: 'a', inner: { at: 1 } },
  { id: 1, name: 'a', inner: { at: null } },
  [{ id: 1, name: null }],
  [{ id: 1, name: null }, { id: 2 }],
];

const thing = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  inner: z.optional(z.object({ at: z.number() })),
});

describe('a reply is refused exactly when its schema refuses it', () => {
  test.each([
    ['a text', z.string()],
    ['a whole number', z.int()],
    ['a number', z.number()],
    ['a flag', z.boolean()],
    ['one of several words', z.enum(['won', 'lost'])],
    ['one word', z.literal('won')],
    ['a text or null', z.nullable(z.string())],
    ['one of two kinds', z.union([thing, z.array(z.string())])],
    ['an object', thing],
    ['a list of objects', z.array(thing)],
    ['numbers by name', z.record(z.string(), z.number())],
    ['anything', z.unknown()],
  ])('%s', (_, schema) => {
    for (const sample of samples)
      expect([sample, passes(schema, sample)]).toEqual([sample, schema.safeParse(sample).success]);
  });
});

test.each(endpoints.flatMap(({ name, reply }) => (reply ? [[name, reply] as const] : [])))(
  'the reply of %s is not taken from a page, an error or nothing',
  (_, reply) => {
    for (const sample of ['<!doctype html>', { message: 'Not found', code: 'not_found' }, 7])
      expect(passes(reply, sample)).toBe(reply.safeParse(sample).success);
  },
);

test.each(Object.entries(serverEvents))(
  'a push named %s is not taken from anything else',
  (_, event) => {
    for (const sample of [
      undefined,
      'text',
      { gameId: '1' },
      { healthy: 'yes' },
      { reason: 'none' },
    ])
      expect(passes(event, sample)).toBe(event.safeParse(sample).success);
  },
);
