import { type Difficulty, poolFame, type Sport } from '../sport.ts';

type PoolMember = { athleteId: string; fame: number };

/** A smaller pool would be too easy to guess from, so the whole league replaces it. */
const smallestPool = 10;
const longestMemory = 30;
const easySize = { atLeast: 30, atMost: 120 };
const mediumAtLeast = 40;

/** Best known first. */
export function poolOf(
  members: readonly PoolMember[],
  difficulty: Difficulty,
  sport: Sport,
): string[] {
  const ranking = members.toSorted(byFame);
  const knownFrom = (fame: number) => ranking.filter((each) => each.fame >= fame).length;
  const { easy, medium } = poolFame[sport];
  const easyCount = Math.min(easySize.atMost, Math.max(easySize.atLeast, knownFrom(easy)));
  const bounds = {
    easy: [0, easyCount],
    medium: [0, Math.max(mediumAtLeast, easyCount, knownFrom(medium))],
    hard: [0, ranking.length],
    expert: [easyCount, ranking.length],
  } as const satisfies Record<Difficulty, readonly [number, number]>;
  const ids = ranking.map((member) => member.athleteId);
  const pool = ids.slice(...bounds[difficulty]);
  return pool.length < smallestPool ? ids : pool;
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
