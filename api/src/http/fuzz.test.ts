import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { errorCodes } from '@craque/common/contracts/errors.ts';
import { correctionFields } from '@craque/common/domain/athlete/correction.ts';
import { feedbackStatuses, feedbackTypes } from '@craque/common/domain/feedback.ts';
import { difficulties, leagueName, leagues, sportOf, sports } from '@craque/common/domain/sport.ts';
import { rankingScopes, rankingWindows } from '@craque/common/domain/record/ranking.ts';
import { forEachSwitch } from '@craque/common/domain/preferences.ts';
import { themes } from '@craque/common/domain/theme.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import {
  isMultiplayer,
  isOfGame,
  needsSession,
  newGuest,
  type Situation,
  situationFor,
} from '../testing/authorisation/call-situations.ts';
import { bad, badId, badRowId, badStickerId } from '../testing/bad-values.ts';
import {
  optional,
  date,
  language,
  guess,
  id,
  blank,
  line,
  username,
  password,
  email,
  rowId,
  stickerForm,
  friendIds,
  code,
  someOf,
} from '../testing/input-values.ts';
import { addressOf } from '../testing/test-client.ts';
import { startFileApi } from '../testing/file-api.ts';
import { randomRuns } from '@craque/common/testing/random-runs.ts';

/* What the contracts accept and refuse, by generated values; a failing run prints its seed
   and the smallest failing value. `parameters` names every schema: one without values here
   fails the build. */
const runs = { numRuns: randomRuns(200) };
const api = await startFileApi();

type Place = 'params' | 'query' | 'body';
const openLeagues = leagues.filter((league) => api.catalogue.leagueState(league).open);

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
      league: spelling ? league : leagueName(league),
      difficulty,
    };
    return Object.fromEntries(Object.entries(all).filter(([field]) => given.includes(field)));
  });
const good: Readonly<Record<string, Partial<Record<Place, fc.Arbitrary<object>>>>> = {
  createGame: { query: optional({ language }), body: choice },
  readGame: {
    params: fc.record({ id }),
    query: optional({ language, since: fc.nat().map(String) }),
  },
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
  startDaily: {
    query: optional({ language }),
    body: fc.record({ sport: fc.constantFrom(...sports), date }, { requiredKeys: ['sport'] }),
  },
  readDailyArchive: { query: fc.record({ month: date.map((text) => text.slice(0, 7)) }) },
  readDailyBoard: {
    query: fc.record(
      {
        sport: fc.constantFrom(...sports),
        date,
        scope: fc.constantFrom(...rankingScopes),
      },
      { requiredKeys: ['sport', 'date'] },
    ),
  },
  readAthleteDetails: { params: fc.record({ id }), query: optional({ language }) },
  readAftermath: { params: fc.record({ id }) },
  readPhoto: {
    params: fc.record({ id }),
    query: optional({ step: fc.integer({ min: 0, max: 99 }).map(String) }),
  },
  readRanking: {
    query: optional({
      window: fc.constantFrom(...rankingWindows),
      scope: fc.constantFrom(...rankingScopes),
      sport: fc.constantFrom(...sports),
    }),
  },
  readSharePicture: {
    query: optional({
      sport: fc.constantFrom(...sports),
      number: fc.constantFrom('1', '59', '60', '61'),
      language,
    }),
  },
  readAthleteNames: { query: optional({ sport: fc.constantFrom(...sports) }) },
  register: {
    body: fc.record(
      {
        username,
        password,
        displayName: fc.oneof(line(3, 50), blank),
        email: fc.oneof(email, blank),
      },
      { requiredKeys: ['username', 'password'] },
    ),
  },
  login: { body: fc.record({ username, password }) },
  updatePreferences: {
    body: someOf({
      defaultSport: fc.constantFrom(...sports),
      defaultDifficulty: fc.constantFrom(...difficulties),
      ...forEachSwitch(fc.boolean()),
      theme: fc.constantFrom(...themes),
    }),
  },
  updateProfile: {
    body: someOf({
      displayName: fc.oneof(line(3, 50), blank, fc.constant(null)),
      avatarUrl: fc.oneof(fc.webUrl({ validSchemes: ['https'] }), blank, fc.constant(null)),
    }),
  },
  changePassword: { body: fc.record({ currentPassword: password, newPassword: password }) },
  deleteAccount: { body: fc.record({ password }) },
  readHistory: { query: optional({ before: id }) },
  readAlbumPage: { params: fc.record({ id: fc.constantFrom(...leagues) }) },
  readAlbumSticker: {
    params: fc.record({ id: fc.stringMatching(stickerForm) }),
  },
  readAchievements: { query: optional({ language }) },
  noteVisit: { query: optional({ language }) },
  markAchievementSeen: { params: fc.record({ id: rowId }) },
  searchUsers: { query: fc.record({ username: line(1, 32) }) },
  requestFriend: { body: fc.record({ friendId: rowId }) },
  acceptFriend: { params: fc.record({ id: rowId }) },
  rejectFriend: { params: fc.record({ id: rowId }) },
  removeFriend: { params: fc.record({ id: rowId }) },
  submitFeedback: {
    body: fc.record(
      {
        type: fc.constantFrom(...feedbackTypes),
        title: line(1, 120),
        content: line(1, 5000),
        email: fc.oneof(email, blank),
      },
      { requiredKeys: ['title', 'content'] },
    ),
  },
  setFeedbackStatus: {
    params: fc.record({ id: rowId }),
    body: fc.record({ status: fc.constantFrom(...feedbackStatuses) }),
  },
  readCorrectable: { params: fc.record({ id }), query: optional({ language }) },
  reportCorrection: {
    params: fc.record({ id }),
    query: optional({ language }),
    body: fc.record({ field: fc.constantFrom(...correctionFields), text: line(1, 100) }),
  },
  readOwnCorrections: { query: optional({ language }) },
  readAllCorrections: { query: optional({ language }) },
  decideCorrection: {
    params: fc.record({ id: rowId }),
    query: optional({ language }),
    body: fc.record(
      {
        status: fc.constantFrom('accepted', 'refused'),
        value: fc.oneof(line(1, 100), blank),
        note: fc.oneof(line(1, 300), blank),
      },
      { requiredKeys: ['status'] },
    ),
  },
  createChallenge: {
    query: optional({ language }),
    body: fc.record({ choice, friendIds }).map((body) => ({ ...body.choice, ...body })),
  },
  joinChallenge: { params: fc.record({ id }), query: optional({ language }) },
  declineChallenge: { params: fc.record({ id }) },
  startChallenge: { params: fc.record({ id }), query: optional({ language }) },
  leaveChallenge: { params: fc.record({ id }), query: optional({ language }) },
  cancelChallenge: { params: fc.record({ id }) },
  rematchGame: { params: fc.record({ id }), query: optional({ language }) },
  createGameLink: { params: fc.record({ id }) },
  readGameLink: { params: fc.record({ code }) },
  joinGameLink: {
    params: fc.record({ code }),
    query: optional({ language }),
    body: optional({ nickname: fc.oneof(line(2, 30), blank) }),
  },
};

/** Malformed ids for this call's path; each kind of id has its own form. */
function badIdOf(endpoint: Endpoint): fc.Arbitrary<string> {
  if (isOfGame(endpoint)) return badId;
  return endpoint.name === 'readAlbumSticker' ? badStickerId : badRowId;
}

const places = ['params', 'query', 'body'] as const;
const schemas = endpoints.flatMap((endpoint) =>
  places.flatMap((place) =>
    endpoint[place] ? [[endpoint.name, place, endpoint, endpoint[place]] as const] : [],
  ),
);

describe.each(schemas)('%s, its %s', (name, place, endpoint, schema) => {
  const values = good[name]?.[place];
  if (!values) throw new RangeError(`${name} has no values for its ${place}`);

  test('accepts every valid value', async () => {
    await fc.assert(
      fc.property(values, (value) => {
        expect(schema.safeParse(value)).toMatchObject({ success: true });
      }),
      runs,
    );
  });

  test('refuses every value with one invalid field', async () => {
    const fields = Object.keys((schema as unknown as { shape: object }).shape).filter(
      (field) => field !== 'isGuest',
    );
    const spoilt = fc.constantFrom(...fields).chain((field) => {
      const value = field === 'id' ? badIdOf(endpoint) : bad[field];
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

  /**
   * Errors that a valid body may meet: the name is taken, the password is wrong, nobody has this
   * id.
   */
  const allowed: Readonly<Record<string, readonly number[]>> = {
    register: [201, 400, 409],
    login: [200, 401, 429],
    changePassword: [403],
    deleteAccount: [403],
    requestFriend: [404],
    createChallenge: [403],
    reportCorrection: [201, 400, 409],
    decideCorrection: [200, 400, 409],
    joinGameLink: [200, 400],
    startDaily: [200, 201, 400, 404],
  };
  /**
   * Calls without side effects on the next one share their situation; a guest's game would be used
   * up.
   */
  const keeps = (endpoint: Endpoint) => needsSession(endpoint) || isMultiplayer(endpoint);

  test.each(writes)('%s answers every valid body with success', async (name, endpoint) => {
    const playing = keeps(endpoint) ? await situationFor(api, endpoint) : undefined;
    await fc.assert(
      fc.asyncProperty(good[name]?.body as fc.Arbitrary<object>, async (body) => {
        const { client, id: gameId, rowId: row } = playing ?? (await newGuest(api));
        const { status } = await client.call(endpoint, {
          id: isOfGame(endpoint) ? gameId : row,
          body,
        });
        expect(allowed[name] ?? [endpoint.status]).toContain(status);
      }),
      { numRuns: randomRuns(100) },
    );
  });

  const known = new Set([200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 429]);
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

  async function anyCall(
    endpoint: Endpoint,
    { client, id: gameId, rowId: row }: Situation,
    { search, body }: { search: Record<string, string>; body: string },
  ) {
    const path = addressOf(endpoint, { id: isOfGame(endpoint) ? gameId : row, query: search });
    const isWrite = endpoint.method !== 'GET';
    return client.request(path, {
      method: endpoint.method,
      ...(isWrite && { body, headers: { 'content-type': 'application/json' } }),
    });
  }

  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers any input with a known status and shape',
    async (_, endpoint) => {
      const playing = keeps(endpoint) ? await situationFor(api, endpoint) : undefined;
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
          anyBody,
          async (search, body) => {
            const situation = playing ?? (await newGuest(api));
            const { status, error, headers } = await anyCall(endpoint, situation, { search, body });
            expect(known).toContain(status);
            if (status >= 400) {
              expect(errorCodes).toContain(error.code);
              expect(error.requestId).toBe(headers.get('x-request-id'));
            }
          },
        ),
        { numRuns: randomRuns(100) },
      );
    },
  );
});
