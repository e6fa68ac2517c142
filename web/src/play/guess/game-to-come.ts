import type { GameView } from '@craque/common/contracts/games.ts';
import { speedBonus } from '@craque/common/domain/game/score.ts';
import { levels } from '@craque/common/domain/level.ts';
import type { GameChoice } from '../state/game-choice.ts';

/** What the head of the sheet tells of a game. */
export type HeadGame = Pick<
  GameView,
  | 'league'
  | 'difficulty'
  | 'completed'
  | 'won'
  | 'abandoned'
  | 'totalGuesses'
  | 'remainingGuesses'
  | 'potentialScore'
  | 'potentialSpeedBonus'
  | 'score'
  | 'startedAt'
  | 'timeTaken'
> & { guesses: readonly Pick<GameView['guesses'][number], 'accuracy'>[] };

/** A new game of this choice before the server's answer, which says the same. */
export function gameToCome({ league, difficulty }: GameChoice): HeadGame {
  const { guesses, basePoints } = levels[difficulty];
  return {
    league,
    difficulty,
    completed: false,
    won: false,
    abandoned: false,
    totalGuesses: guesses,
    remainingGuesses: guesses,
    potentialScore: basePoints,
    potentialSpeedBonus: speedBonus(0),
    score: 0,
    startedAt: null,
    timeTaken: null,
    guesses: [],
  };
}
