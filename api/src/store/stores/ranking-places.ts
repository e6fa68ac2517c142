import { type Board, boards, type Sum } from '@craque/common/domain/record/ranking.ts';
import type { KeptSum, RankingDoc } from '../documents.ts';
import { first, type Rows } from '../port.ts';
import type { Counted, Counts, Part } from './counts.ts';

const scoreLimit = 1e12;
const lengths = { start: 14, score: 13, games: 9 } as const;
const padded = (value: number, length: number) => String(value).padStart(length, '0');
const startText = (start: number) => padded(start, lengths.start);
const scoreText = (start: number, score: number) =>
  `${startText(start)}${padded(scoreLimit - score, lengths.score)}`;

/** Compared as text these are in the order of a board: start, higher score, fewer games, name. */
export const placeText = ({ start, score, games }: KeptSum, name: string) =>
  `${scoreText(start, score)}${padded(games, lengths.games)}${name}`;

const startAt = (place: string) => Number(place.slice(0, lengths.start));

export function sumAt(place: string): Sum {
  const { start, score } = lengths;
  const end = start + score;
  return {
    score: scoreLimit - Number(place.slice(start, end)),
    games: Number(place.slice(end, end + lengths.games)),
  };
}

/** Where the places of a window begin and end; a colon comes after all digits. */
export const windowAt = (start: number) => ({
  from: startText(start),
  below: `${startText(start)}:`,
});
export const scoreAt = scoreText;

/** Scores are counted together while the first two of their digits to base 4 are the same. */
export function scorePart(start: number, score: number): Part & { least: number } {
  let unit = 1;
  while (score >= 16 * unit) unit *= 4;
  const least = score - (score % unit);
  const range = { from: scoreText(start, least + unit - 1), below: scoreText(start, least - 1) };
  return { name: String(least), least, range };
}

export function countedIn(rankings: Rows<RankingDoc>, board: Board, start: number): Counted {
  return {
    id: `${board} ${startText(start)}`,
    ...windowAt(start),
    partOf: (place) => scorePart(start, sumAt(place).score),
    async first(range) {
      const query = { where: { [board]: range }, fields: [board], order: [board] } as const;
      return (await first(rankings, query))?.[board];
    },
    count: (range) => rankings.count({ [board]: range }),
  };
}

const scoreEnd = lengths.start + lengths.score;

/** Where boards have a place more or less, as start and score; of a window that is over the start. */
export function movesOf(
  before: RankingDoc | undefined,
  places: Partial<Record<Board, string>>,
): string[] {
  return boards.flatMap((board) => {
    const [old, next] = [before?.[board], places[board]];
    if (old === next) return [];
    const isOver = old && next && startAt(old) < startAt(next);
    const moved = [old?.slice(0, isOver ? lengths.start : scoreEnd), next?.slice(0, scoreEnd)];
    return moved.flatMap((place) => (place ? [`${board} ${place}`] : []));
  });
}

type Kept = { rankings: Rows<RankingDoc>; counts: Counts };

/** What is not finished is stale, so that it is done again. */
export async function countMoved(
  { rankings, counts }: Kept,
  docs: readonly RankingDoc[],
): Promise<void> {
  const moved = new Set(docs.flatMap((doc) => doc.moved ?? []));
  const places = [...moved].map((each) => {
    const [board = '', place = ''] = each.split(' ');
    return { board: board as Board, start: startAt(place), place };
  });
  for (const those of Map.groupBy(places, (each) => `${each.board} ${each.start}`).values()) {
    const [{ board, start }] = those as [(typeof those)[number]];
    const counted = countedIn(rankings, board, start);
    const isOver = those.some(({ place }) => place.length < scoreEnd);
    if (isOver) await counts.forget(counted);
    else
      await counts.recount(
        counted,
        those.map(({ place }) => counted.partOf(place)),
      );
  }
  const settled = docs.map(async ({ userId, stamp, sums, moved: own }) => {
    const there = { userId, stamp: stamp ?? null };
    const done = { stale: undefined, moved: undefined };
    if (own && Object.keys(sums).length > 0) await rankings.change(there, done);
    else if (own) await rankings.remove(there);
  });
  await Promise.all(settled);
}
