import { closeness } from '@craque/common/domain/athlete/closeness.ts';
import type { Game, GuessOutcome } from '@craque/common/domain/game/game.ts';
import { resolveName } from '@craque/common/domain/athlete/name-index.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import { comparableOf } from './snapshot.ts';

const fixedAccuracy = { right: 100, 'near-miss': 75, 'other-sport': 0, unknown: 0 } as const;

export function evaluateGuess(
  catalogue: Catalogue,
  game: Game,
  text: string,
): { accuracy: number; outcome: GuessOutcome } {
  const { sport, league, athlete: hidden } = game;
  const target = { athleteId: hidden.athleteId, sport, league, names: hidden.names };
  const resolution = resolveName(catalogue.nameIndex, target, text);
  const { kind } = resolution;
  if (kind !== 'athlete') return { accuracy: fixedAccuracy[kind], outcome: { kind } };
  const guessed = catalogue.guessable(resolution.athleteId);
  if (!guessed) return { accuracy: 0, outcome: { kind: 'unknown' } };
  const compared = comparableOf(guessed, league);
  const { accuracy, match } = closeness({ ...hidden, sport, league }, compared);
  const { id: athleteId, name, gender } = guessed;
  return { accuracy, outcome: { kind, athleteId, name, gender, match } };
}
