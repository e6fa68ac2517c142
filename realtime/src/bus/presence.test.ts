import { describe, expect, test } from '@jest/globals';
import { useCleanUp } from '@craque/common/testing/clean-up.ts';
import { describeWithService } from '@craque/common/testing/service-tests.ts';
import { Redis } from 'ioredis';
import { createLocalPresence, type Presence } from './presence.ts';
import { createRedisPresence, type RedisPresenceParts } from './redis-presence.ts';
import { until } from '../testing/until.ts';

const cleanUp = useCleanUp();

/** Random, so that test runs do not affect one another. */
const newGame = () => 1 + Math.floor(Math.random() * 2 ** 50);

/** What holds for one node, however many there are. */
function presenceCases(open: () => Presence): void {
  test('distinguishes the first socket of a player, and tells who else is there', async () => {
    const presence = open();
    const game = newGame();
    expect(await presence.enter(game, 'ana')).toEqual({ first: true, online: [] });
    expect(await presence.enter(game, 'bia')).toEqual({ first: true, online: ['ana'] });
    expect(await presence.enter(game, 'ana')).toEqual({ first: false, online: ['bia'] });
    expect(await presence.others(game, 'caio')).toHaveLength(2);
    expect(await presence.others(game + 1, 'caio')).toEqual([]);
  });

  test('distinguishes the last socket of a player', async () => {
    const presence = open();
    const game = newGame();
    await presence.enter(game, 'ana');
    await presence.enter(game, 'ana');
    expect(await presence.leave(game, 'ana')).toBe(false);
    expect(await presence.leave(game, 'ana')).toBe(true);
    expect(await presence.others(game, 'bia')).toEqual([]);
    expect(await presence.enter(game, 'ana')).toEqual({ first: true, online: [] });
  });

  test('keeps the order of simultaneous requests', async () => {
    const presence = open();
    const game = newGame();
    const [accepted, left, again] = await Promise.all([
      presence.enter(game, 'ana'),
      presence.leave(game, 'ana'),
      presence.enter(game, 'ana'),
    ]);
    expect([accepted.first, left, again.first]).toEqual([true, true, true]);
  });

  test('counts the watched games, and keeps none afterwards', async () => {
    const presence = open();
    const games = Array.from({ length: 5 }, newGame);
    for (const game of games) await presence.enter(game, 'ana');
    expect(presence.games()).toBe(5);
    for (const game of games) await presence.leave(game, 'ana');
    expect(presence.games()).toBe(0);
  });
}

describe('presence in one process', () => {
  presenceCases(createLocalPresence);
});

describeWithService(
  'presence in Redis',
  { environment: process.env, variable: 'CRAQUE_TEST_REDIS_URL' },
  (url) => {
    function openNode(node: string, parts: Partial<RedisPresenceParts> = {}): Presence {
      // A separate database, because other tests flush theirs.
      const redis = new Redis(url, { db: 5 });
      const presence = createRedisPresence({
        redis,
        node,
        clock: Date.now,
        presenceAge: 30_000,
        presenceRefresh: 10_000,
        failed: () => undefined,
        ...parts,
      });
      cleanUp(() => {
        presence.close();
        redis.disconnect();
      });
      return presence;
    }

    describe('across nodes', () => {
      presenceCases(() => openNode('one'));
    });

    test('is shared by all nodes', async () => {
      const [one, two] = [openNode('one'), openNode('two')];
      const game = newGame();
      expect(await one.enter(game, 'ana')).toEqual({ first: true, online: [] });
      expect(await two.enter(game, 'bia')).toEqual({ first: true, online: ['ana'] });
      expect(await two.enter(game, 'ana')).toEqual({ first: false, online: ['bia'] });
      expect(await one.leave(game, 'ana')).toBe(false);
      expect(await two.leave(game, 'ana')).toBe(true);
      expect(await one.others(game, 'caio')).toEqual(['bia']);
    });

    test('forgets a node that is silent, and keeps one that is alive', async () => {
      const time = { now: Date.now() };
      const clock = () => time.now;
      const [silent, alive] = [
        openNode('silent', { clock, presenceRefresh: 3_600_000 }),
        openNode('alive', { clock, presenceRefresh: 100 }),
      ];
      const game = newGame();
      await silent.enter(game, 'ana');
      await alive.enter(game, 'bia');
      expect(await alive.others(game, 'caio')).toEqual(['ana', 'bia']);
      time.now += 31_000;
      await until(async () => (await alive.others(game, 'caio')).length > 0);
      expect(await alive.others(game, 'caio')).toEqual(['bia']);
    });

    test("continues with the node's own data while Redis fails, and counts the failures", async () => {
      const failures: number[] = [];
      const redis = new Redis('redis://127.0.0.1:9', {
        lazyConnect: true,
        enableOfflineQueue: false,
        retryStrategy: () => null,
      });
      redis.on('error', () => undefined);
      const presence = openNode('alone', { redis, failed: () => failures.push(1) });
      const game = newGame();
      expect(await presence.enter(game, 'ana')).toEqual({ first: true, online: [] });
      expect(await presence.enter(game, 'bia')).toEqual({ first: true, online: ['ana'] });
      expect(await presence.enter(game, 'bia')).toEqual({ first: false, online: ['ana'] });
      expect(await presence.leave(game, 'ana')).toBe(true);
      expect(failures).toHaveLength(4);
    });
  },
);
