import { afterAll, describe, expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { errorCodes } from '@craque/common/contracts/errors.ts';
import { difficulties, leagueSlug, leagues, sportOf, sports } from '@craque/common/domain/sport.ts';
import * as fc from 'fast-check';
import { addressOf } from '../testing/test-client.ts';
import { startTestApi } from '../testing/test-api.ts';

/*
 * What the contracts let in and what they keep out, by generated values; a failing run prints its seed and the least
 * value that fails. `parameters` names every schema: one without values here fails the build.
 */
const runs = { numRuns: 200 };
const api = await startTestApi();
afterAll(() => api.close());

type Place = 'params' | 'query' | 'body';
const openLeagues = leagues.filter((league) => api.catalogue.leagueState(league).open);

const language = fc.oneof(
  fc.constantFrom('en', 'pt-BR', 'IT', 'ja', ''),
  fc.string({ maxLength: 35 }),
);
const optional = <T>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(shape, { requiredKeys: [] });
const choice = fc
  .record({
    league: fc.constantFrom(...openLeagues),
    spelling: fc.boolean(),
    difficulty: fc.constantFrom(...difficulties),
    given: fc.subarray(['sport', 'league', 'difficulty']),
  })
  .map(({ league, spelling, difficulty, given }) => {
    const all = {
      sport: sportOf(league),
      league: spelling ? league : leagueSlug(league),
      difficulty,
    };
    return Object.fromEntries(Object.entries(all).filter(([field]) => given.includes(field)));
  });
const visible = /^[^\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+$/u;
const guess = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 80 })
  .filter((text) => visible.test(text) && text.trim() !== '');
const id = fc.oneof(
  fc.maxSafeInteger().map((whole) => String((Math.abs(whole) % 2 ** 50) + 1)),
  fc.constantFrom('1', String(2 ** 50)),
);

const good: Readonly<Record<string, Partial<Record<Place, fc.Arbitrary<object>>>>> = {
  createGame: { query: optional({ language }), body: choice },
  readGame: { params: fc.record({ id }), query: optional({ language }) },
  takeHint: {
    params: fc.record({ id }),
    query: optional({ language, n: fc.constantFrom('1', '2', '3') }),
  },
  submitGuess: {
    params: fc.record({ id }),
    query: optional({ language }),
    body: fc.record({ guess, language }, { requiredKeys: ['guess'] }),
  },
  resetGame: { params: fc.record({ id }), body: choice },
  readAthleteDetails: { params: fc.record({ id }), query: optional({ language }) },
  readPhoto: {
    params: fc.record({ id }),
    query: optional({ step: fc.integer({ min: 0, max: 99 }).map(String) }),
  },
  readAthleteNames: { query: optional({ sport: fc.constantFrom(...sports) }) },
};

const noText = fc.oneof(
  fc.object(),
  fc.array(fc.string()),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const outside = (known: readonly string[]) =>
  fc.oneof(noText, fc.string()).filter((value) => !known.includes(value as string));
const broken = fc.constantFrom('\u0000', '\u001f', '\u0085', '\ud800', '\udfff');

/** A value for each field that its schema has to keep out. */
const bad: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  sport: outside(sports),
  league: outside([...leagues, ...leagues.map(leagueSlug)]),
  difficulty: outside(difficulties),
  language: fc.oneof(noText, fc.string({ minLength: 36 })),
  guess: fc.oneof(
    noText,
    fc.constantFrom('', ' ', '\u200b', '\u202e '),
    fc.string({ unit: 'grapheme-ascii', minLength: 81 }).filter((text) => text.trim().length > 80),
    fc.tuple(guess, broken, guess).map((parts) => parts.join('')),
  ),
  n: outside(['1', '2', '3', '01', '02', '03']),
  step: fc.oneof(noText, fc.integer({ max: -1 }).map(String), fc.integer({ min: 100 }).map(String)),
  id: fc.oneof(
    fc.integer({ max: 0 }).map(String),
    fc.bigInt({ min: 2n ** 50n + 1n }).map(String),
    fc.string().filter((text) => !/^[1-9]\d*$/.test(text)),
  ),
};

const places = ['params', 'query', 'body'] as const;
const schemas = endpoints.flatMap((endpoint) =>
  places.flatMap((place) =>
    endpoint[place] ? [[endpoint.name, place, endpoint, endpoint[place]] as const] : [],
  ),
);

describe.each(schemas)('%s, its %s', (name, place, _endpoint, schema) => {
  const values = good[name]?.[place];
  if (!values) throw new RangeError(`${name} has no values for its ${place}`);

  test('lets in every good value', async () => {
    await fc.assert(
      fc.property(values, (value) => {
        expect(schema.safeParse(value)).toMatchObject({ success: true });
      }),
      runs,
    );
  });

  test('keeps out every value with one field gone bad', async () => {
    const fields = Object.keys((schema as unknown as { shape: object }).shape).filter(
      (field) => field !== 'isGuest',
    );
    const spoilt = fc.constantFrom(...fields).chain((field) => {
      const value = bad[field];
      if (!value) throw new RangeError(`no bad value of ${field}`);
      return fc.tuple(values, value).map(([object, each]) => ({ ...object, [field]: each }));
    });
    await fc.assert(
      fc.property(spoilt, (value) => {
        const { error } = schema.safeParse(value);
        expect(errorCodes as readonly string[]).toContain(error?.issues[0]?.message);
      }),
      runs,
    );
  });
});

describe('over http', () => {
  const writes = endpoints
    .filter(({ body }) => body)
    .map((endpoint) => [endpoint.name, endpoint] as const);

  test.each(writes)('%s answers every good body with success', async (name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(good[name]?.body as fc.Arbitrary<object>, async (body) => {
        const { client, game } = await api.newGame();
        const { status } = await client.call(endpoint, { id: game.id, body });
        expect(status).toBe(endpoint.status);
      }),
      runs,
    );
  });

  const known = new Set([200, 201, 400, 401, 403, 404, 409, 413, 415, 422]);
  const anyBody = fc.oneof(
    fc.json({ maxDepth: 5 }),
    fc.string(),
    fc
      .record(
        { guess: fc.anything(), sport: fc.anything(), league: fc.anything() },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? 1 : each))),
  );

  async function anyCall(endpoint: Endpoint, search: Record<string, string>, body: string) {
    const { client, game } = await api.newGame();
    const path = addressOf(endpoint, { id: game.id, query: search });
    const isWrite = endpoint.method === 'POST';
    return client.request(path, {
      method: endpoint.method,
      ...(isWrite && { body, headers: { 'content-type': 'application/json' } }),
    });
  }

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers anything with a known status and in its form',
    async (_, endpoint) => {
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
          anyBody,
          async (search, body) => {
            const { status, error, headers } = await anyCall(endpoint, search, body);
            expect(known).toContain(status);
            if (status >= 400) {
              expect(errorCodes).toContain(error.code);
              expect(error.requestId).toBe(headers.get('x-request-id'));
            }
          },
        ),
        runs,
      );
    },
  );
});
