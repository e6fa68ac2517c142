import type { GameView } from '@craque/common/contracts/games.ts';
import type { PlayerView } from '@craque/common/contracts/challenge-view.ts';
import { standingsOf } from '@craque/common/domain/challenge/standings.ts';
import { shownName } from '../../lib/shown-name.ts';

type Person = { player: PlayerView; name: string; isYou: boolean };

export type StandingRow = Person & {
  rank: number;
  status: PlayerView['status'];
  score: number;
  timeTaken: number;
  guessesUsed: number;
  hints: number;
  /** The first to find the athlete, even if another scored more. */
  isFirst: boolean;
  /** Won the final table. */
  isChampion: boolean;
};

export type Standings = { done: readonly StandingRow[]; open: readonly Person[] };

/** The table of those who are done, best first, and of those who are not, or never will be. */
export function standingRows({ players = [], challenge, own }: GameView): Standings {
  const people = players.map((player) => ({
    player,
    name: shownName(player),
    isYou: player.userId === own?.userId,
  }));
  const done = people.flatMap((person) => {
    const { userId, status, score, timeTaken, hints, guessesUsed } = person.player;
    if (score === undefined || timeTaken === undefined) return [];
    const isFirst = userId === challenge?.winnerId;
    return [{ ...person, status, score, timeTaken, guessesUsed, hints: hints ?? 0, isFirst }];
  });
  const isFinal = challenge?.finished !== undefined;
  return {
    done: standingsOf(done).map((row) => ({
      ...row,
      isChampion: isFinal && row.rank === 1 && row.player.status === 'won',
    })),
    open: people.filter(({ player }) => player.score === undefined),
  };
}
