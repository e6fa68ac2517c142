import type { Match } from '../domain/athlete/closeness.ts';
import type { Game, GuessOutcome, Player } from '../domain/game/game.ts';
import type { GuessStep } from '../domain/game/guessing.ts';
import { applyGuess } from '../domain/game/guessing.ts';
import { playerOf } from '../domain/game/game.ts';
import { applyHint } from '../domain/game/hinting.ts';
import type { PlayerId } from '../domain/ids.ts';
import { aPlayer } from './game-builders.ts';

export function anAthleteOutcome(match: Partial<Match> = {}): GuessOutcome {
  return {
    kind: 'athlete',
    athleteId: 'bea-known',
    name: 'Bea Known',
    gender: 'female',
    match: {
      league: 'same',
      team: 'different',
      nationality: 'different',
      position: 'different',
      age: 'older',
      ...match,
    },
  };
}

export function aGuessStep(overrides: Partial<GuessStep> = {}): GuessStep {
  return {
    text: 'zzzz',
    accuracy: 0,
    outcome: { kind: 'unknown' },
    now: 0,
    streakBefore: 0,
    ...overrides,
  };
}

export function aRightStep(overrides: Partial<GuessStep> = {}): GuessStep {
  return aGuessStep({ text: 'Secretova', accuracy: 100, outcome: { kind: 'right' }, ...overrides });
}

export function afterGuesses(
  game: Game,
  steps: readonly Partial<GuessStep>[],
  id: PlayerId = aPlayer,
): Game {
  return steps.reduce((current: Game, step) => {
    const applied = applyGuess(current, id, aGuessStep(step));
    if (!applied.ok) throw new Error(`guess refused: ${applied.error}`);
    return applied.value;
  }, game);
}

export function afterMisses(game: Game, count: number, id: PlayerId = aPlayer): Game {
  return afterGuesses(game, new Array<Partial<GuessStep>>(count).fill({}), id);
}

export function afterHints(game: Game, count: number, now = 0, id: PlayerId = aPlayer): Game {
  if (count === 0) return game;
  const taken = applyHint(game, id, { now });
  if (!taken.ok) throw new Error(`hint refused: ${taken.error}`);
  return afterHints(taken.value.game, count - 1, now, id);
}

/** The sub-state of a player. Throws for anybody else. */
export function playerIn(game: Game, id: PlayerId = aPlayer): Player {
  const player = playerOf(game, id);
  if (!player) throw new Error(`${id} does not play`);
  return player;
}
