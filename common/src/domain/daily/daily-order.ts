/** Whose day it is, and the round in which: 0 until all of the pool were there, then 1, … */
export type DailyTurn = { athleteId: string; round: number };

/**
 * The athlete of the date after those in `used`: of the pool's members that the current round has
 * not had, the one with the smallest key, so that none comes twice before all were there, also when
 * the pool changes in between. Where two rounds meet, those of the last half pool of days wait.
 *
 * `pool` holds ids without duplicates; `used` the turns of all earlier dates, oldest first, so dates
 * must be filled in order, without gaps. `key` is a sortable text that nobody can foresee; another
 * round has another order. Throws a RangeError for an empty pool.
 */
export function nextDaily(parts: {
  pool: readonly string[];
  used: readonly DailyTurn[];
  key: (athleteId: string, round: number) => string;
}): DailyTurn {
  const { pool, used } = parts;
  const latest = used.reduce((highest, turn) => Math.max(highest, turn.round), 0);
  const had = new Set(used.flatMap((turn) => (turn.round === latest ? [turn.athleteId] : [])));
  const left = pool.filter((id) => !had.has(id));
  const [open, round] = left.length > 0 ? [left, latest] : [pool, latest + 1];
  const memory = Math.floor(pool.length / 2);
  const recent = new Set(used.slice(used.length - memory).map((turn) => turn.athleteId));
  const rested = open.filter((id) => !recent.has(id));
  const keyed = (rested.length > 0 ? rested : open).map((id) => ({
    id,
    key: parts.key(id, round),
  }));
  const [first] = keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  if (!first) throw new RangeError('there is no athlete of the day in an empty pool');
  return { athleteId: first.id, round };
}
