import type { GameView } from '@craque/common/contracts/games.ts';
import { speedBonus } from '@craque/common/domain/game/score.ts';
import { levels } from '@craque/common/domain/level.ts';
import type { GameChoice } from '../state/game-choice.ts';

/** A new game of this choice as the server will answer it. */
export function gameToCome({ league, difficulty }: GameChoice) {
  const { guesses, basePoints } = levels[difficulty];
  return {
    league: league as string,
    difficulty,
    completed: false,
    won: false,
    abandoned: false,
    totalGuesses: guesses,
    remainingGuesses: guesses,
    totalPenalty: 0,
    potentialScore: basePoints,
    potentialSpeedBonus: speedBonus(0),
    score: 0,
    startedAt: null,
    timeTaken: null,
    guesses: [],
  };
}

/** The part of a game in the head of the sheet and at the field. */
export type HeadGame = Pick<GameView, keyof ReturnType<typeof gameToCome>>;
