export type DailyTurn = { athleteId: string; round: number };

/**
 * The athlete of the date after those in `used` (all earlier turns, oldest first): of those that
 * the round has not had the one with the smallest key; where two rounds meet, those of the last
 * half pool of days wait. `later`: dates fixed by an operator count as had and begin no round.
 * Nobody can foresee `key`.
 */
export function nextDaily(parts: {
  pool: readonly string[];
  used: readonly DailyTurn[];
  later?: readonly DailyTurn[];
  key: (athleteId: string, round: number) => string;
}): DailyTurn {
  const { pool, used, later = [] } = parts;
  if (pool.length === 0) throw new RangeError('there is no athlete of the day in an empty pool');
  const leftOf = (round: number) => {
    const had = new Set(
      [...used, ...later].flatMap((turn) => (turn.round === round ? [turn.athleteId] : [])),
    );
    return pool.filter((id) => !had.has(id));
  };
  let round = used.reduce((highest, turn) => Math.max(highest, turn.round), 0);
  while (leftOf(round).length === 0) round += 1;
  const open = leftOf(round);
  const memory = Math.floor(pool.length / 2);
  const recent = new Set(
    [...used.slice(used.length - memory), ...later].map((turn) => turn.athleteId),
  );
  const rested = open.filter((id) => !recent.has(id));
  const keyed = (rested.length > 0 ? rested : open).map((id) => ({
    id,
    key: parts.key(id, round),
  }));
  const first = keyed.reduce((one, other) => (other.key < one.key ? other : one));
  return { athleteId: first.id, round };
}
