import type { Redis } from 'ioredis';
import { createNodeWatchers, type Presence } from './presence.ts';

export type RedisPresenceParts = {
  redis: Pick<Redis, 'multi' | 'pipeline' | 'zrangebyscore'>;
  node: string;
  clock: () => number;
  presenceAge: number;
  presenceRefresh: number;
  failed(): void;
};

const keyOf = (gameId: number) => `craque:presence:${gameId}`;
const without = (users: readonly string[], userId: string) =>
  [...new Set(users)].filter((each) => each !== userId);
/** Refreshing is spread: thousands of entries at once would block Redis. */
const refreshRounds = 20;

/**
 * For each game a sorted set of `<userId>~<node>`, scored by the time of expiry, which a dead node
 * no longer moves. While Redis does not answer, the node's own data is used.
 */
export function createRedisPresence(parts: RedisPresenceParts): Presence {
  const { redis, node, clock, presenceAge, presenceRefresh, failed } = parts;
  const own = createNodeWatchers();
  /** For each game the time of its oldest entry (monotonic ms). */
  const written = new Map<number, number>();
  const memberOf = (userId: string) => `${userId}~${node}`;
  const usersOf = (members: readonly string[]) =>
    members.map((member) => member.slice(0, member.lastIndexOf('~')));

  /** Runs the step and returns the players who watch afterwards; undefined if Redis fails. */
  async function change(
    gameId: number,
    step: ['zadd', number, string] | ['zrem', string],
  ): Promise<string[] | undefined> {
    const key = keyOf(gameId);
    const work = redis.multi().zremrangebyscore(key, '-inf', clock());
    if (step[0] === 'zadd') work.zadd(key, `${step[1]}`, step[2]).pexpire(key, presenceAge);
    else work.zrem(key, step[1]);
    try {
      const [, members] = (await work.zrange(key, 0, '-1').exec())?.at(-1) ?? [];
      return Array.isArray(members) ? members.map(String) : undefined;
    } catch {
      failed();
      return undefined;
    }
  }

  async function others(gameId: number, userId: string): Promise<string[]> {
    try {
      const members = await redis.zrangebyscore(keyOf(gameId), clock(), '+inf');
      return without(usersOf(members), userId);
    } catch {
      failed();
      return own.others(gameId, userId);
    }
  }

  const timer = setInterval(() => {
    const now = performance.now();
    const work = redis.pipeline();
    for (const [gameId, at] of written) {
      if (at > now - presenceRefresh) continue;
      written.set(gameId, now);
      const end = `${clock() + presenceAge}`;
      work.zadd(keyOf(gameId), ...own.of(gameId).flatMap((userId) => [end, memberOf(userId)]));
      work.pexpire(keyOf(gameId), presenceAge);
    }
    if (work.length > 0) void work.exec().catch(failed);
  }, presenceRefresh / refreshRounds).unref();

  return {
    async enter(gameId, userId) {
      if (own.add(gameId, userId) > 1) {
        return { first: false, online: await others(gameId, userId) };
      }
      if (own.of(gameId).length === 1) written.set(gameId, performance.now());
      const member = memberOf(userId);
      const members = await change(gameId, ['zadd', clock() + presenceAge, member]);
      if (!members) return { first: true, online: own.others(gameId, userId) };
      const elsewhere = usersOf(members.filter((each) => each !== member));
      return { first: !elsewhere.includes(userId), online: without(elsewhere, userId) };
    },
    others,
    async leave(gameId, userId) {
      if (own.remove(gameId, userId) > 0) return false;
      if (own.of(gameId).length === 0) written.delete(gameId);
      const members = await change(gameId, ['zrem', memberOf(userId)]);
      return !members || !usersOf(members).includes(userId);
    },
    games: own.games,
    close: () => clearInterval(timer),
  };
}
