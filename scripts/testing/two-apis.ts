import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { guard } from '@craque/api/store/mongo/mongo-connection.ts';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { errorsOfSteps } from '@craque/api/testing/races/errors-of-steps.ts';
import { type Answer, createTestClient, type TestClient } from '@craque/api/testing/test-client.ts';
import { submitGuess } from '@craque/common/contracts/games.ts';
import { gameRoom, type ServerEventName } from '@craque/common/contracts/realtime.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import {
  answersHttp,
  inheritedSettings,
  type TiedProcess,
  tiedProcess,
} from '../services/tied-process.ts';
import { seededGames } from './seeded-games.ts';
import { seedPlayers, type SeededPlayer } from './seed-players.ts';
import { root } from '../run/run-tool.ts';
import { freePort } from '../services/service.ts';
import { recordEvents } from './recorded-events.ts';
import { randomRuns, timeoutFor } from '@craque/common/testing/random-runs.ts';

/** How often each race is run. */
export const rounds = randomRuns(50);
/** Milliseconds allowed for so many on a machine that is busy with other tests. */
export const timeoutMs = timeoutFor(600_000);
const secret = 'a secret of the races between two processes';

type ProcessPlan = {
  name: string;
  script: string;
  /** Settings of this process only, which listens on that port. */
  settings: (port: number) => Readonly<Record<string, string>>;
};

type Opened = { stack: AsyncDisposableStack; folder: string };

function processStarter({ stack, folder }: Opened, shared: Readonly<Record<string, string>>) {
  return async ({ name, script, settings }: ProcessPlan): Promise<TiedProcess> => {
    const port = await freePort();
    const started = tiedProcess({
      name,
      command: [process.execPath, join(root, script)],
      env: { ...inheritedSettings(), ...shared, ...settings(port) },
      folder,
      port,
      isReady: () => answersHttp(port, '/readyz', 200),
    });
    stack.defer(() => started.stop());
    await started.start();
    return started;
  };
}

async function openStores(mongodb: string, { stack }: Opened) {
  const url = new URL(mongodb);
  url.pathname = `/craque-test-${randomUUID()}`;
  guard.timeoutMs = 60_000;
  const stores = await openMongoStores(url.href);
  stack.defer(() => stores.close());
  return { stores, storesUrl: url.href };
}

/**
 * Creates each game after all earlier ones of its players are settled: unfinished ones would be
 * searched with every later win.
 */
function settlingGames(stores: Stores): ReturnType<typeof seededGames> {
  const games = seededGames(stores);
  return {
    ...games,
    async make(userIds, options) {
      for (const id of userIds) {
        for (const before of await stores.games.unsettledOf(userPlayer(id)))
          await stores.games.markSettled(before.id);
      }
      return games.make(userIds, options);
    },
  };
}

function clientAt(origin: string, { cookie }: SeededPlayer): TestClient {
  const client = createTestClient(origin);
  const [name = '', value = ''] = cookie.split('=');
  client.cookies.set(name, value);
  return client;
}

/** Two api processes on one MongoDB and one Redis, with three players who are friends. */
async function openRaces(mongodb: string, redisUrl: string) {
  const stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'craque-two-apis-'));
  stack.defer(() => rmSync(folder, { recursive: true }));
  const { stores, storesUrl } = await openStores(mongodb, { stack, folder });
  const shared = {
    HOST: '127.0.0.1',
    REDIS_URL: redisUrl,
    JWT_SECRET: secret,
    LIMITS_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  };
  const startBeside = processStarter({ stack, folder }, shared);
  const ofApi = { MONGODB_URL: storesUrl, PASSWORD_PEPPER: secret };
  const startApi = async (name: string) => {
    const settings = (port: number) => ({ ...ofApi, PORT: `${port}` });
    const { port } = await startBeside({ name, script: 'api/src/main.ts', settings });
    return `http://127.0.0.1:${port}`;
  };
  const origins = await Promise.all([startApi('api-1'), startApi('api-2')]);
  const events = await recordEvents(redisUrl);
  stack.defer(() => events.close());
  const [ann, ben, cem] = await seedPlayers(stores, secret, 3);
  if (!ann || !ben || !cem) throw new Error('no players');
  return {
    ...{ stores, ann, ben, cem, origins, events, startBeside },
    games: settlingGames(stores),
    /** The clients of a player at either process; which one is first changes by the round. */
    sidesOf(player: SeededPlayer, round = 0): readonly [TestClient, TestClient] {
      const [one, other] = origins.map((origin) => clientAt(origin, player));
      if (!one || !other) throw new Error('no processes');
      return round % 2 === 0 ? [one, other] : [other, one];
    },
    /** The stored game, after its steps were checked. */
    async verifiedGame(id: number): Promise<Game> {
      const game = await stores.games.find(id as GameId);
      if (!game) throw new Error(`no game ${id}`);
      expect(errorsOfSteps(game)).toEqual([]);
      return game;
    },
    close: () => stack.disposeAsync(),
  };
}

export type Races = Awaited<ReturnType<typeof openRaces>>;

const environment = process.env;
const mongoVariable = { environment, variable: 'CRAQUE_TEST_MONGODB_URL' };
const redisVariable = { environment, variable: 'CRAQUE_TEST_REDIS_URL' };

/** A describe with two api processes, which are started before its tests run. */
export function describeTwoApis(title: string, declare: (opened: () => Races) => void): void {
  describeWithService(`two api processes on one MongoDB: ${title}`, mongoVariable, (mongodb) => {
    describeWithService('and one Redis', redisVariable, (redisUrl) => {
      const state: { races?: Races } = {};
      beforeAll(async () => {
        state.races = await openRaces(mongodb, redisUrl);
      }, timeoutMs);
      afterAll(async () => state.races?.close(), timeoutMs);
      declare(() => {
        if (!state.races) throw new Error('the processes are not there yet');
        return state.races;
      });
    });
  });
}

/** Milliseconds by which the first call is ahead of the other, in turn. */
const leads = [0, 0, 2, 0, -2];

/**
 * Both calls at the same time, alternating who is sent first. In one round of ten a call is answered before the
 * other is sent, so that each comes first now and then on any machine.
 */
export async function atOnce<A, B>(
  round: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  if (round % 20 === 9) return [await first(), await second()];
  if (round % 20 === 19) {
    const answer = await second();
    return [await first(), answer];
  }
  const lead = leads[round % leads.length] ?? 0;
  const send = async <T>(act: () => Promise<T>, wait: number): Promise<T> => {
    if (wait > 0) await sleep(wait);
    return act();
  };
  const isTurned = round % 4 > 1;
  const late = isTurned ? send(second, lead) : undefined;
  const early = send(first, -lead);
  return Promise.all([early, late ?? send(second, lead)]);
}

/** A race in which one outcome never occurs proves nothing about it. */
export function expectAllOutcomes<T>(seen: readonly T[], ...possible: readonly T[]): void {
  expect(new Set(seen)).toEqual(new Set(possible));
}

type RaceOptions<T> = {
  /** All of them have to occur. */
  outcomes?: readonly T[];
  /** Number of each event sent to the watchers of a game. */
  toWatchers?: Readonly<Partial<Record<ServerEventName, number>>>;
};

/** A test that runs one race again and again, and returns its game and its outcome. */
export function race<T>(
  title: string,
  opened: () => Races,
  run: (races: Races, round: number) => Promise<{ id: number; outcome?: T }>,
  { outcomes, toWatchers = {} }: RaceOptions<T> = {},
): void {
  const runAll = async () => {
    const { events } = opened();
    const done: { id: number; outcome?: T }[] = [];
    for (let round = 0; round < rounds; round += 1) done.push(await run(opened(), round));
    if (outcomes)
      expectAllOutcomes(
        done.map(({ outcome }) => outcome),
        ...outcomes,
      );
    for (const [name, count] of Object.entries(toWatchers)) {
      for (const { id } of done) await events.untilSent(gameRoom(id), name, count);
      const counts = done.map(({ id }) => events.sentTo(gameRoom(id), name));
      expect([name, counts]).toEqual([name, done.map(() => count)]);
    }
  };
  test(`${title}, in ${rounds} rounds`, runAll, timeoutMs);
}

export const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).sort();

export function guessAt(client: TestClient, id: number, guess: string, key?: string) {
  const headers = { ...(key && { 'idempotency-key': key }) };
  return client.call(submitGuess, { id, body: { guess }, headers });
}

/** The bytes of an answer without the ticket, which is signed anew each time, and the time. */
export const withoutTicket = ({ text }: Answer) =>
  text.replace(/"ticket":"[^"]*"/, '').replace(/"now":"[^"]*"/, '');
