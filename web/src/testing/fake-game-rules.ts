import type { GameView } from '@craque/common/contracts/games.ts';
import { levels } from '@craque/common/domain/level.ts';
import type { Difficulty } from '@craque/common/domain/sport.ts';
import { ApiError } from '../lib/api.ts';
import { aGameView, aGuessView } from './game-view-builder.ts';

/** The hidden athlete of every game of the fake api. */
export const hiddenAthlete = 'Ada Secretova';
export const listedNames = ['Bukayo Saka', 'Mohamed Salah', 'Declan Rice', hiddenAthlete];
/** The same as the api lists them, in this order of fame. */
export const listedPeople = listedNames.map((name, place) => ({
  name,
  fame: 90 - place,
  in: { 'english-premier-league': 90 - place },
}));

const accuracies: Record<string, number> = { 'Bukayo Saka': 32, Salah: 12, [hiddenAthlete]: 100 };

/** When every touched game of the fake api runs out. */
export const fakeDeadline = '2026-11-22T10:00:00.000Z';

export function newGame(id: number, choice: Record<string, unknown>): GameView {
  const { sport, league, difficulty } = choice as Pick<GameView, 'sport' | 'league'> & {
    difficulty: Difficulty;
  };
  const { guesses } = levels[difficulty];
  return aGameView({
    id,
    sport,
    league,
    difficulty,
    totalGuesses: guesses,
    remainingGuesses: guesses,
    athleteImageUrl: `/api/games/${id}/photo?step=0&v=0`,
  });
}

export function withGuess(game: GameView, text: string): GameView {
  if (game.completed) throw new ApiError(409, 'no_active_game', 'No active game');
  const accuracy = accuracies[text] ?? 0;
  const won = accuracy === 100;
  const remainingGuesses = game.remainingGuesses - 1;
  const completed = won || remainingGuesses === 0;
  const known = listedNames.find((name) => name === text || name.endsWith(` ${text}`));
  const guess = aGuessView({
    id: String(game.guesses.length + 1),
    guess: text,
    accuracy,
    ...(known && !won && { resolvedName: known }),
    ...(won && { feedback: 'Correct!' }),
  });
  return {
    ...game,
    guesses: [...game.guesses, guess],
    remainingGuesses,
    completed,
    won,
    score: won ? 150 : 0,
    speedBonus: won ? 50 : 0,
    athleteName: completed ? hiddenAthlete : null,
    timeTaken: completed ? 12 : null,
    waitsUntil: completed ? null : fakeDeadline,
    version: game.version + 1,
  };
}

/** A hint that was taken before is repeated for free. */
export function withHint(game: GameView, rung: number): GameView {
  if (rung <= game.hints.length) return game;
  const penalty = game.nextHintPenalty;
  return {
    ...game,
    hints: [...game.hints, { rung, hint: `Fact ${rung}`, penalty }],
    remainingHints: game.remainingHints - 1,
    totalPenalty: game.totalPenalty + penalty,
    waitsUntil: fakeDeadline,
  };
}

export function abandoned(game: GameView): GameView {
  return {
    ...game,
    completed: true,
    abandoned: true,
    athleteName: hiddenAthlete,
    waitsUntil: null,
  };
}
