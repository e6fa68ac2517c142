import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@craque/common/contracts/api.ts';
import type { Endpoint } from '@craque/common/contracts/endpoint.ts';
import { errorCodes } from '@craque/common/contracts/errors.ts';
import { correctionFields } from '@craque/common/domain/athlete/correction.ts';
import { faultKinds } from '@craque/common/contracts/faults.ts';
import { feedbackStatuses, feedbackTypes } from '@craque/common/domain/feedback.ts';
import { difficulties, leagueName, leagues, sportOf, sports } from '@craque/common/domain/sport.ts';
import { rankingScopes, rankingWindows } from '@craque/common/domain/record/ranking.ts';
import { forEachSwitch } from '@craque/common/domain/preferences.ts';
import { avatars } from '@craque/common/domain/avatar.ts';
import { reportDecisions, reportKinds, reportReasons } from '@craque/common/domain/report.ts';
import { sharedPages } from '@craque/common/contracts/share.ts';
import { languages } from '@craque/common/domain/language.ts';
import { themes } from '@craque/common/domain/theme.ts';
import { partyMarks } from '@craque/common/contracts/party.ts';
import { hostSteps, partyCodeForm, partyTeams } from '@craque/common/domain/party/party.ts';
import { tokenScopes } from '@craque/common/domain/token-scope.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import {
  isMultiplayer,
  isOfGame,
  isParty,
  needsSession,
  newGuest,
  type Situation,
  situationFor,
} from '../testing/authorisation/call-situations.ts';
import {
  date,
  language,
  guess,
  id,
  blank,
  line,
  shownName,
  username,
  password,
  email,
  rowId,
  stickerForm,
  friendIds,
  code,
} from '../testing/input-values.ts';
import { addressOf } from '../testing/test-client.ts';
import { startFileApi } from '../testing/file-api.ts';
import { randomRuns } from '@craque/common/testing/random-runs.ts';

/* What the contracts accept and refuse, by generated values; a failing run prints its seed
   and the smallest failing value. A field without values here fails the build. */
const runs = { numRuns: randomRuns(70) };
const api = await startFileApi();

type Place = 'params' | 'query' | 'body';
const openLeagues = leagues.filter((league) => api.catalogue.leagueState(league).open);

/** A league in either spelling, with its sport; each of the three may be left out. */
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

const sport = fc.constantFrom(...sports);
const displayName = fc.oneof(shownName(3, 50), blank);
/** Valid values by call and field, or by field alone. */
const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...{ sport, defaultSport: sport, date, language, guess, username, code, friendIds },
  ...{ password, currentPassword: password, newPassword: password, friendId: rowId, before: id },
  since: fc.nat().map(String),
  n: fc.constantFrom('1', '2', '3'),
  month: date.map((text) => text.slice(0, 7)),
  scope: fc.constantFrom(...rankingScopes),
  window: fc.constantFrom(...rankingWindows),
  step: fc.integer({ min: 0, max: 99 }).map(String),
  number: fc.constantFrom('1', '59', '60', '61'),
  page: fc.constantFrom(...sharedPages),
  displayName,
  'updateProfile.displayName': fc.oneof(displayName, fc.constant(null)),
  avatar: fc.constantFrom(...avatars, null),
  kind: fc.constantFrom(...reportKinds),
  reason: fc.constantFrom(...reportReasons),
  decision: fc.constantFrom(...reportDecisions),
  'resetPassword.code': line(1, 200),
  avatarUrl: fc.oneof(fc.webUrl({ validSchemes: ['https'] }), blank, fc.constant(null)),
  email: fc.oneof(email, blank),
  defaultDifficulty: fc.constantFrom(...difficulties),
  ...forEachSwitch(fc.boolean()),
  'updatePreferences.language': fc.constantFrom(...languages),
  theme: fc.constantFrom(...themes),
  'readAlbumPage.id': fc.constantFrom(...leagues),
  'readAlbumSticker.id': fc.stringMatching(stickerForm),
  'searchUsers.username': line(1, 32),
  type: fc.constantFrom(...feedbackTypes),
  title: line(1, 120),
  content: line(1, 5000),
  ...{ reopen: fc.boolean(), unchosen: fc.boolean(), set: fc.boolean() },
  'reportFault.kind': fc.constantFrom(...faultKinds),
  what: fc.stringMatching(/^[A-Za-z][A-Za-z-]{0,39}$/),
  place: fc.stringMatching(/^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/),
  build: fc.stringMatching(/^[\w-]{1,20}$/),
  'setFeedbackStatus.status': fc.constantFrom(...feedbackStatuses),
  'decideCorrection.status': fc.constantFrom('accepted', 'refused'),
  field: fc.constantFrom(...correctionFields),
  text: line(1, 100),
  value: fc.oneof(line(1, 100), blank),
  note: fc.oneof(line(1, 300), blank),
  nickname: fc.oneof(shownName(2, 30), blank),
  'makeToken.name': line(1, 50),
  'makeToken.scope': fc.constantFrom(...tokenScopes),
  days: fc.option(fc.integer({ min: 1, max: 366 })),
  'readAvatar.id': fc.constantFrom(...avatars),
  ...Object.fromEntries(
    endpoints.filter(isParty).map(({ name }) => [`${name}.code`, fc.stringMatching(partyCodeForm)]),
  ),
  difficulty: fc.constantFrom(...difficulties),
  rounds: fc.integer({ min: 5, max: 15 }),
  seconds: fc.option(fc.integer({ min: 30, max: 120 })),
  leagues: fc.array(fc.constantFrom(...openLeagues), { minLength: 1, maxLength: 30 }),
  teams: fc.option(fc.integer({ min: 2, max: 4 })),
  team: fc.constantFrom(...partyTeams),
  locked: fc.boolean(),
  seat: fc.integer({ min: 1, max: 999 }),
  as: fc.constantFrom('screen', 'seat'),
  cover: fc.constant('dark'),
  known: fc.stringMatching(partyMarks),
  'takePartySeat.name': fc.oneof(shownName(2, 16), blank),
  'renamePartySeat.name': shownName(2, 16),
  'guessInParty.number': fc.integer({ min: 1, max: 2 ** 31 }),
  'readPartyPhoto.number': fc.integer({ min: 1, max: 999 }).map(String),
  'stepParty.step': fc.constantFrom(...hostSteps),
};

type Schema = NonNullable<Endpoint[Place]>;
const shapeOf = (schema: Schema) =>
  Object.entries((schema as unknown as { shape: Record<string, Schema> }).shape).filter(
    ([field]) => field !== 'isGuest',
  );

/** Valid values of a part of the call, from those of its fields. */
function valuesOf(endpoint: Endpoint, schema: Schema): fc.Arbitrary<object> {
  const shape = shapeOf(schema);
  const names = shape.map(([field]) => field);
  const isChoice = names.includes('league');
  const own = names.filter(
    (field) => !isChoice || !['sport', 'league', 'difficulty'].includes(field),
  );
  const values = own.map((field) => {
    const ofId = field === 'id' ? (isOfGame(endpoint) ? id : rowId) : undefined;
    const value = fields[`${endpoint.name}.${field}`] ?? ofId ?? fields[field];
    if (!value) throw new RangeError(`${endpoint.name} has no values for ${field}`);
    return [field, value] as const;
  });
  const requiredKeys = shape
    .filter(([field, each]) => own.includes(field) && !each.safeParse(undefined).success)
    .map(([field]) => field);
  const record: fc.Arbitrary<object> = fc.record(Object.fromEntries(values), { requiredKeys });
  if (isChoice) return fc.tuple(record, choice).map(([rest, chosen]) => ({ ...rest, ...chosen }));
  const needsAny = requiredKeys.length === 0 && !schema.safeParse({}).success;
  return needsAny ? record.filter((value) => Object.keys(value).length > 0) : record;
}

const places = ['params', 'query', 'body'] as const;
const schemas = endpoints.flatMap((endpoint) =>
  places.flatMap((place) =>
    endpoint[place] ? [[endpoint.name, place, endpoint, endpoint[place]] as const] : [],
  ),
);

describe.each(schemas)('%s, its %s', (_name, place, endpoint, schema) => {
  const values = valuesOf(endpoint, schema);

  test('accepts every valid value', async () => {
    await fc.assert(
      fc.property(values, (value) => {
        expect(schema.safeParse(value)).toMatchObject({ success: true });
      }),
      runs,
    );
  });

  if (place !== 'body') return;

  test.each(shapeOf(schema).map(([field]) => field))(
    'refuses %s if it is no text, no switch and no list of texts',
    (field) => {
      for (const value of [{}, { $ne: '' }, [{}], 0.5]) {
        const { error } = schema.safeParse({ [field]: value });
        const issue = error?.issues.find(({ path }) => path[0] === field);
        expect(errorCodes).toContain(issue?.message);
      }
    },
  );
});

describe('over http', () => {
  const writes = endpoints
    .filter(({ body }) => body)
    .map((endpoint) => [endpoint.name, endpoint] as const);

  /**
   * Errors that a valid body may meet: the name is taken or imitates one, the password is wrong,
   * nobody has this id or name.
   */
  const allowed: Readonly<Record<string, readonly number[]>> = {
    register: [201, 400, 409],
    login: [200, 401, 429],
    changePassword: [403],
    deleteAccount: [403],
    makeRecoveryCode: [403],
    resetPassword: [400],
    requestFriend: [404],
    updateProfile: [200, 409],
    makeToken: [201, 409],
    blockUser: [201, 404],
    reportUser: [201, 400, 404],
    refuseReporter: [200, 404],
    createChallenge: [403],
    reportCorrection: [201, 400, 409],
    decideCorrection: [200, 400, 409],
    joinGameLink: [200, 400, 409],
    startDaily: [200, 201, 400, 404],
    createParty: [201, 409],
    takePartySeat: [200, 400, 409],
    guessInParty: [200, 409],
    changeParty: [200, 409],
    stepParty: [200, 409],
    removePartySeat: [200, 404],
    renamePartySeat: [200, 400, 404, 409],
  };
  /**
   * Calls without side effects on the next one share a situation; guesses would use
   * up a game.
   */
  const keeps = (endpoint: Endpoint) =>
    needsSession(endpoint) || isMultiplayer(endpoint) || isParty(endpoint);

  test.each(writes)('%s answers every valid body with success', async (name, endpoint) => {
    const playing = keeps(endpoint) ? await situationFor(api, endpoint) : undefined;
    await fc.assert(
      fc.asyncProperty(valuesOf(endpoint, endpoint.body as Schema), async (body) => {
        const { client, id: gameId, rowId: row } = playing ?? (await newGuest(api));
        const { status } = await client.call(endpoint, {
          id: isOfGame(endpoint) ? gameId : row,
          body,
        });
        expect(allowed[name] ?? [endpoint.status]).toContain(status);
      }),
      { numRuns: randomRuns(40) },
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
        { numRuns: randomRuns(40) },
      );
    },
  );
});
