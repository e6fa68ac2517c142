import type { GameId } from '@craque/common/domain/ids.ts';
import type { PacedWin } from '@craque/common/domain/record/pace.ts';
import { winsOfADay } from './person.ts';

type Random = () => number;
/** Milliseconds of the next game, without the pause before it, and whether it is won. */
type Turn = { took: number; pause: number; isWon?: boolean };

const day = 24 * 60 * 60 * 1000;
const workday = day / 3;

/** Eight hours on five days, game after game. */
function aWeek(turn: (game: number) => Turn): PacedWin[] {
  const wins: PacedWin[] = [];
  let game = 0;
  for (let start = 0; start < 5 * day; start += day) {
    for (let now = start; now < start + workday; game += 1) {
      const { took, pause, isWon = true } = turn(game);
      now += pause + took;
      if (isWon) wins.push({ gameId: game as GameId, finishedAt: now, took, guesses: 1 });
    }
  }
  return wins;
}

/** Of a person with a list of all athletes, who searches and types at the usual speed. */
const meanBetween = 11_000;
/** While the other account plays, as often as an hour allows to each. */
const betweenTurns = 3000;

/**
 * The wins of a week of programs that know every athlete: one list for each of their accounts.
 */
export const bots: Readonly<Record<string, (random: Random) => PacedWin[][]>> = {
  'always fast': () => [aWeek(() => ({ took: 300, pause: 700 }))],
  'every eighth slow': () => [aWeek((game) => ({ took: game % 8 ? 200 : 2300, pause: 700 }))],
  'random pauses': (random) => [
    aWeek(() => ({ took: -meanBetween * Math.log(1 - random()), pause: 300 })),
  ],
  'losing now and then': () => [
    aWeek((game) => ({ took: 1400, pause: 700, isWon: game % 3 !== 2 })),
  ],
  'two accounts in turn': () =>
    [0, 1].map(() => aWeek(() => ({ took: 1600, pause: 1500 + betweenTurns }))),
  'slow, 40 hours': (random) => {
    const person = { key: 217, word: 252, recall: 2200, knows: 0.98, minutes: workday / 60_000 };
    const days = [0, 1, 2, 3, 4].map((at) =>
      winsOfADay(person, random).map((win) => ({
        ...win,
        gameId: (at * 10_000 + win.gameId) as GameId,
        finishedAt: at * day + win.finishedAt,
      })),
    );
    return [days.flat()];
  },
};
