import type { Difficulty } from '../sport.ts';

type PoolMember = { athleteId: string; fame: number };

/** A smaller pool would be too easy to guess from, so the whole league replaces it. */
const smallestPool = 10;
const longestMemory = 30;

/**
 * Best known first: easy the top 25 % (at least 20), medium 50 % (30), hard all, expert all but
 * 25 %.
 */
export function poolOf(members: readonly PoolMember[], difficulty: Difficulty): string[] {
  const ids = members.toSorted(byFame).map((member) => member.athleteId);
  const pool = poolOfRanking(ids, difficulty);
  return pool.length < smallestPool ? ids : pool;
}

function poolOfRanking(ids: string[], difficulty: Difficulty): string[] {
  const quarter = Math.ceil(ids.length / 4);
  switch (difficulty) {
    case 'easy':
      return ids.slice(0, Math.max(20, quarter));
    case 'medium':
      return ids.slice(0, Math.max(30, Math.ceil(ids.length / 2)));
    case 'hard':
      return ids;
    case 'expert':
      return ids.slice(quarter);
  }
}

function byFame(a: PoolMember, b: PoolMember): number {
  return b.fame - a.fame || (a.athleteId < b.athleteId ? -1 : 1);
}

/**
 * All equally likely, except the player's last 30 of the sport or half of the pool, newest
 * first.
 */
export function drawAthlete(draw: {
  pool: readonly string[];
  recent: readonly string[];
  random: () => number;
}): string {
  const memory = Math.min(longestMemory, Math.floor(draw.pool.length / 2));
  const excluded = new Set([...new Set(draw.recent)].slice(0, memory));
  const open = draw.pool.filter((id) => !excluded.has(id));
  const drawn = open[Math.floor(draw.random() * open.length)];
  if (drawn === undefined) throw new RangeError('cannot draw an athlete from an empty pool');
  return drawn;
}
