import { levels } from '../level.ts';
import { dailyLevel } from './daily-statistics.ts';

/** A player's end of a daily, as its board compares them. */
export type DailyEnd = { won: boolean; guesses: number; hints: number; timeTaken: number };

/** So many places a board shows of everyone. */
export const boardLength = 100;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Sorts as the number does: how many digits it has to base 4, then these. */
function sortable(value: number): string {
  const digits = value.toString(4);
  return `${digits.length.toString(36)}${digits}`;
}

/** Sorts as a board does: solved, fewer guesses, fewer hints, less time. Equal places have one key. */
export const placeKey = ({ won, guesses, hints, timeTaken }: DailyEnd): string =>
  `${won ? 0 : 1}${twoDigits(guesses)}${twoDigits(hints)}${sortable(timeTaken)}`;

/** Up to the first digit of the time: the keys of not too many players, whose number is kept. */
export const placeGroup = (key: string): string => key.slice(0, 7);

/** Equal places share a rank: 1, 1, 3. */
export function rankedPlaces<End extends DailyEnd>(
  ends: readonly End[],
): (End & { rank: number })[] {
  const keyed = ends.map((end) => ({ end, key: placeKey(end) }));
  const inOrder = keyed.sort((one, other) => Number(one.key > other.key) || -(one.key < other.key));
  let rank = 0;
  return inOrder.map(({ end, key }, index) => {
    if (inOrder[index - 1]?.key !== key) rank = index + 1;
    return { ...end, rank };
  });
}

/** The players behind these numbers of each group, and with how many guesses they solved it. */
export function boardNumbers(groups: readonly (readonly [group: string, players: number])[]): {
  players: number;
  distribution: number[];
} {
  const distribution = new Array<number>(levels[dailyLevel].guesses).fill(0);
  let players = 0;
  for (const [group, count] of groups) {
    const at = Number(group.slice(1, 3)) - 1;
    players += count;
    if (group.startsWith('0')) distribution[at] = (distribution[at] ?? 0) + count;
  }
  return { players, distribution };
}
