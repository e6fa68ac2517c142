import type { GameView } from '@craque/common/contracts/games.ts';
import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { standingsOf } from '@craque/common/domain/challenge/standings.ts';
import { nameOf } from './shown-opponent.ts';

type Person = { player: PlayerView; name: string; isYou: boolean };

export type StandingRow = Person & {
  rank: number;
  status: PlayerView['status'];
  score: number;
  timeTaken: number;
  guessesUsed: number;
  hints: number;
  /** The first to win, even if another scored more. */
  isFirst: boolean;
};

export type Standings = { done: readonly StandingRow[]; open: readonly Person[] };

/** The table of those who are done, best first, and of those who are not, or never will be. */
export function standingRows({ players = [], challenge, own }: GameView): Standings {
  const people = players.map((player) => ({
    player,
    name: nameOf(player),
    isYou: player.userId === own?.userId,
  }));
  const done = people.flatMap((person) => {
    const { userId, status, score, timeTaken, hints, guessesUsed } = person.player;
    if (score === undefined || timeTaken === undefined) return [];
    const isFirst = userId === challenge?.winnerId;
    return [{ ...person, status, score, timeTaken, guessesUsed, hints: hints ?? 0, isFirst }];
  });
  return {
    done: standingsOf(done),
    open: people.filter(({ player }) => player.score === undefined),
  };
}
