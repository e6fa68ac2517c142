import type { DailyEnd } from '@craque/common/domain/daily/daily-place.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { BoardOfDaily, BoardPlace, RankedPlace } from '../store/history-stores.ts';

type PlainEnd = BoardPlace & { gameId: number; finishedAt: number; marked: boolean };

/** By solved, fewer guesses, fewer hints, less time; 0 for equal places. */
function compareEnds(one: DailyEnd, other: DailyEnd): number {
  return (
    Number(other.won) - Number(one.won) ||
    one.guesses - other.guesses ||
    one.hints - other.hints ||
    one.timeTaken - other.timeTaken
  );
}

function firstEnds(ends: readonly PlainEnd[]): PlainEnd[] {
  const first = new Map<PlayerId, PlainEnd>();
  for (const end of ends) {
    const known = first.get(end.player);
    const isEarlier =
      known &&
      (end.finishedAt < known.finishedAt ||
        (end.finishedAt === known.finishedAt && end.gameId < known.gameId));
    if (!known || isEarlier) first.set(end.player, end);
  }
  return [...first.values()];
}

type People = { isShown(player: PlayerId): boolean; nameOf(player: PlayerId): string };

/** The board as reading and sorting the ends of everybody gives it. */
export function plainBoard(ends: readonly PlainEnd[], { isShown, nameOf }: People) {
  const counted = firstEnds(ends).filter(({ marked }) => !marked);
  const inOrder = counted
    .filter(({ player }) => isShown(player))
    .toSorted(
      (one, other) =>
        compareEnds(one, other) || (nameOf(one.player) < nameOf(other.player) ? -1 : 1),
    );
  let rank = 0;
  const rows = inOrder.map((end, index): RankedPlace => {
    const before = inOrder[index - 1];
    if (!before || compareEnds(before, end) !== 0) rank = index + 1;
    const { player, won, guesses, hints, timeTaken } = end;
    return { player, won, guesses, hints, timeTaken, rank };
  });
  const distribution = [1, 2, 3, 4, 5].map(
    (number) => counted.filter(({ won, guesses }) => won && guesses === number).length,
  );
  return { players: counted.length, distribution, rows };
}

/** To be compared with it; whose places these are says the player. */
export function withoutPeople({ rows, own, ...numbers }: BoardOfDaily) {
  const placeIn = ({ player, won, guesses, hints, timeTaken, rank }: RankedPlace) => ({
    ...{ player, won, guesses, hints, timeTaken, rank },
  });
  return { ...numbers, rows: rows.map(placeIn), own: own && placeIn(own) };
}
