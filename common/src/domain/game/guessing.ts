import { endOf } from './ending.ts';
import type { Game, GameError, Guess, GuessOutcome, Player, PlayerEnd } from './game.ts';
import { finishIfDone } from './finish.ts';
import { activePlayer, remainingGuesses, totalPenalty, withPlayer } from './game.ts';
import type { PlayerId } from '../ids.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import { scoreOfWin } from './score.ts';
import { startedBy } from './starting.ts';

function winOf(game: Game, player: Player, at: number, version: number, streak: number): PlayerEnd {
  const end = endOf(player, at, version, 'won');
  const points = scoreOfWin({
    difficulty: game.difficulty,
    attempt: player.guesses.length,
    penalty: totalPenalty(player),
    seconds: end.timeTaken,
    streak,
  });
  const { score, speedBonus, streakBonus } = points;
  return { ...end, score, speedBonus, streakBonus, streakCount: streak };
}

export type GuessStep = {
  text: string;
  accuracy: number;
  outcome: GuessOutcome;
  now: number;
  key?: string;
  streakBefore: number;
};

/** Uses an attempt; the first right guess of all wins. Starts a player who waits. */
export function applyGuess(game: Game, id: PlayerId, step: GuessStep): Result<Game, GameError> {
  const active = activePlayer(game, id);
  if (!active.ok) return active;
  const version = game.version + 1;
  const { text, accuracy, outcome, now, key } = step;
  const guess: Guess = { text, accuracy, outcome, at: now, version, ...(key && { key }) };
  const player = startedBy(active.value, now);
  const guessed: Player = { ...player, guesses: [...player.guesses, guess] };
  if (outcome.kind === 'right') {
    const won = { ...guessed, end: winOf(game, guessed, now, version, step.streakBefore + 1) };
    const over = { ...withPlayer(game, won, version), winner: game.winner ?? id };
    return ok(finishIfDone(over, now));
  }
  if (remainingGuesses(game, guessed) > 0) return ok(withPlayer(game, guessed, version));
  const lost = { ...guessed, end: endOf(guessed, now, version, 'lost') };
  return ok(finishIfDone(withPlayer(game, lost, version), now));
}
