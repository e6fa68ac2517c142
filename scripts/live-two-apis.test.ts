import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { faultsOfSteps, okOf } from '@craque/api/testing/shared-rounds.ts';
import { type Answer, createTestClient, type TestClient } from '@craque/api/testing/test-client.ts';
import { submitGuess } from '@craque/common/contracts/games.ts';
import {
  declineMultiplayerGame,
  joinMultiplayerGame,
  rematchGame,
} from '@craque/common/contracts/multiplayer.ts';
import { type Game, playerOf } from '@craque/common/domain/game.ts';
import { type GameId, userPlayer } from '@craque/common/domain/ids.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import { Redis } from 'ioredis';
import { answersHttp } from './cluster/answers.ts';
import { inheritedSettings } from './cluster/inherited-settings.ts';
import { type TiedProcess, tiedProcess } from './cluster/tied-process.ts';
import { type SeededGames, seededGames } from './faults/seeded-games.ts';
import { seedPlayers, type SeededPlayer } from './faults/seed-players.ts';
import { freePort, root } from './services/service.ts';

/*
 * Races R1, R2, R8 and the rematch (reliability §3) between two api processes on one MongoDB and one Redis: 200 rounds
 * each, sent to both at the same time.
 */
const rounds = 200;
const patience = 180_000;
const secret = 'a secret of the races between two processes';

type Place = { folder: string; mongodb: string; redis: string };

async function apiProcess(name: string, { folder, mongodb, redis }: Place): Promise<TiedProcess> {
  const port = await freePort();
  return tiedProcess({
    name,
    command: [process.execPath, join(root, 'api/src/main.ts')],
    env: {
      ...inheritedSettings(),
      HOST: '127.0.0.1',
      PORT: `${port}`,
      MONGODB_URL: mongodb,
      REDIS_URL: redis,
      JWT_SECRET: secret,
      PASSWORD_PEPPER: secret,
      LIMITS_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
    },
    cwd: folder,
    logFile: join(folder, `${name}.log`),
    port,
    isReady: () => answersHttp(port, '/readyz', 200),
  });
}

/** Counts the news that pass through Redis to a single room: each is a text within a message to that room's channel. */
async function listenTo(redis: Redis) {
  const heard: { channel: string; message: Buffer }[] = [];
  redis.on('pmessageBuffer', (_pattern, channel: Buffer, message: Buffer) => {
    heard.push({ channel: channel.toString(), message });
  });
  await redis.psubscribe('socket.io#*');
  return (room: string, name: string): number => {
    // The length stands before a text, so that `invite` is not found in `invite-closed`.
    const text = Buffer.concat([Buffer.from([0xa0 | name.length]), Buffer.from(name)]);
    const own = heard.filter(({ channel }) => channel === `socket.io#/#${room}#`);
    return own.filter(({ message }) => message.includes(text)).length;
  };
}

type Sides = readonly [TestClient, TestClient];
type Races = {
  stores: Stores;
  games: SeededGames;
  ann: SeededPlayer;
  ben: SeededPlayer;
  /** The clients of a player at the one and at the other process. */
  sidesOf(player: SeededPlayer): Sides;
  told: (room: string, name: string) => number;
  opened: AsyncDisposableStack;
};

async function openRaces(mongodb: string, redisUrl: string): Promise<Races> {
  const opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'craque-two-apis-'));
  opened.defer(() => rmSync(folder, { recursive: true }));
  const url = new URL(mongodb);
  url.pathname = `/craque-test-${randomUUID()}`;
  const stores = await openMongoStores(url.href);
  opened.defer(() => stores.close());
  const place = { folder, mongodb: url.href, redis: redisUrl };
  const apis = await Promise.all([apiProcess('api-1', place), apiProcess('api-2', place)]);
  opened.defer(async () => {
    await Promise.all(apis.map((api) => api.stop()));
  });
  await Promise.all(apis.map((api) => api.start()));
  const redis = new Redis(redisUrl);
  opened.defer(() => redis.disconnect());
  const [ann, ben] = await seedPlayers(stores, secret, 2);
  if (!ann || !ben) throw new Error('no players');
  const clientAt = ({ port }: TiedProcess, { cookie }: SeededPlayer) => {
    const client = createTestClient(`http://127.0.0.1:${port}`);
    const [name = '', value = ''] = cookie.split('=');
    client.cookies.set(name, value);
    return client;
  };
  return {
    stores,
    games: seededGames(stores),
    ann,
    ben,
    sidesOf: (player) => [clientAt(apis[0], player), clientAt(apis[1], player)],
    told: await listenTo(redis),
    opened,
  };
}

const environment = process.env;
const mongoVariable = { environment, variable: 'CRAQUE_TEST_MONGODB_URL' };
const redisVariable = { environment, variable: 'CRAQUE_TEST_REDIS_URL' };

describeWithService('two api processes on one MongoDB', mongoVariable, (mongodb) => {
  describeWithService('and one Redis', redisVariable, (redisUrl) => {
    let races: Races;
    beforeAll(async () => {
      races = await openRaces(mongodb, redisUrl);
    }, patience);
    afterAll(() => races.opened.disposeAsync(), patience);

    async function soundGame(id: GameId): Promise<Game> {
      const game = await races.stores.games.find(id);
      if (!game) throw new Error(`no game ${id}`);
      expect(faultsOfSteps(game)).toEqual([]);
      return game;
    }
    const guess = (client: TestClient, id: number, text = races.games.answer) =>
      client.call(submitGuess, { id, body: { guess: text } });
    const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
    const bothPlayers = () => [races.ann.id, races.ben.id];

    async function untilTold(room: string, name: string): Promise<void> {
      const limit = performance.now() + 10_000;
      while (races.told(room, name) === 0 && performance.now() < limit) {
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }

    test(
      `R1: of two who win at once one is the winner, and told once, in ${rounds} rounds`,
      async () => {
        const [[ann], [, ben]] = [races.sidesOf(races.ann), races.sidesOf(races.ben)];
        const played: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const { id } = await races.games.make(bothPlayers());
          const answers = await Promise.all([guess(ann, id), guess(ben, id)]);
          const replies = answers.map(okOf);
          const game = await soundGame(id);
          expect(replies.map(({ won }) => won)).toEqual([true, true]);
          const first = game.winner === userPlayer(races.ann.id) ? 0 : 1;
          const late = replies.map((reply) => reply.game.gameCompletedByOtherPlayer);
          expect(late).toEqual([first !== 0, first !== 1]);
          const { score, timeTaken } = replies[first] ?? {};
          const { username } = first === 0 ? races.ann : races.ben;
          expect(replies[1 - first]?.game.winnerInfo).toEqual({ username, score, timeTaken });
          await untilTold(`game:${id}`, 'opponent-won');
          await untilTold(`game:${id}`, 'finished');
          played.push(id);
        }
        const told = (name: string) => played.map((id) => races.told(`game:${id}`, name));
        expect(told('opponent-won')).toEqual(played.map(() => 1));
        expect(told('finished')).toEqual(played.map(() => 1));
      },
      patience,
    );

    test(
      `R2: of two guesses of one player for the last attempt one counts, in ${rounds} rounds`,
      async () => {
        const [one, other] = races.sidesOf(races.ann);
        for (let round = 0; round < rounds; round += 1) {
          const { id } = await races.games.make(bothPlayers(), { difficulty: 'expert' });
          okOf(await guess(one, id, 'zzzz'));
          const answers = await Promise.all([guess(one, id, 'yyyy'), guess(other, id, 'xxxx')]);
          expect(statusesOf(answers)).toEqual([200, 409]);
          const player = playerOf(await soundGame(id), userPlayer(races.ann.id));
          expect(player).toMatchObject({ end: { status: 'lost' } });
          expect(player?.guesses).toHaveLength(2);
          // What is left unfinished would be looked through with every later win.
          await races.stores.games.markSettled(id);
        }
      },
      patience,
    );

    test(
      `R8: of joining and declining the first counts, in ${rounds} rounds`,
      async () => {
        const [one, other] = races.sidesOf(races.ben);
        for (let round = 0; round < rounds; round += 1) {
          const { id } = await races.games.make(bothPlayers(), { joined: false });
          const [joined, declined] = await Promise.all([
            one.call(joinMultiplayerGame, { id }),
            other.call(declineMultiplayerGame, { id }),
          ]);
          expect(statusesOf([joined, declined])).toEqual([200, 409]);
          const { players, version, sharing } = await soundGame(id);
          const isIn = joined.status === 200;
          expect([players.length, version]).toEqual([isIn ? 2 : 1, 1]);
          expect(sharing?.invitations).toMatchObject([{ status: isIn ? 'joined' : 'declined' }]);
        }
      },
      patience,
    );

    test(
      `a rematch asked for by both is one game and one invitation, in ${rounds} rounds`,
      async () => {
        const [[ann], [, ben]] = [races.sidesOf(races.ann), races.sidesOf(races.ben)];
        const invitedTo: (readonly [room: string, count: number])[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const { id } = await races.games.make(bothPlayers());
          okOf(await guess(ann, id));
          okOf(await guess(ben, id));
          const answers = await Promise.all(
            [ann, ben].map((client) => client.call(rematchGame, { id })),
          );
          const ids = new Set(answers.map(okOf).map((view) => view.id));
          const { sharing } = await soundGame(id);
          expect([...ids]).toEqual([sharing?.rematch?.id]);
          const next = await soundGame(sharing?.rematch?.id ?? id);
          expect(next.players).toHaveLength(2);
          const other = sharing?.rematch?.by === userPlayer(races.ann.id) ? races.ben : races.ann;
          invitedTo.push([`user:${other.id}`, 1]);
        }
        for (const { id } of [races.ann, races.ben]) {
          const room = `user:${id}`;
          const wanted = invitedTo.filter(([each]) => each === room).length;
          await untilTold(room, 'rematch');
          expect(races.told(room, 'rematch')).toBe(wanted);
          expect(races.told(room, 'invite')).toBe(wanted);
        }
      },
      patience,
    );
  });
});
