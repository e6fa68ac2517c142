import { closeness } from '@craque/common/domain/athlete/closeness.ts';
import type { Game, GuessOutcome } from '@craque/common/domain/game/game.ts';
import { resolveName } from '@craque/common/domain/athlete/name-index.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import { comparableOf } from './snapshot.ts';

const nearMissAccuracy = 75;

export function evaluateGuess(
  catalogue: Catalogue,
  game: Game,
  text: string,
): { accuracy: number; outcome: GuessOutcome } {
  const { sport, league, athlete: hidden } = game;
  const target = { athleteId: hidden.athleteId, sport, league, names: hidden.names };
  const resolution = resolveName(catalogue.nameIndex, target, text);
  if (resolution.kind === 'right') return { accuracy: 100, outcome: { kind: 'right' } };
  if (resolution.kind === 'near-miss') {
    return { accuracy: nearMissAccuracy, outcome: { kind: 'near-miss' } };
  }
  if (resolution.kind !== 'athlete') return { accuracy: 0, outcome: { kind: resolution.kind } };
  const guessed = catalogue.athlete(resolution.athleteId);
  if (!guessed) return { accuracy: 0, outcome: { kind: 'unknown' } };
  const { accuracy, match } = closeness(
    { ...hidden, sport, league },
    comparableOf(guessed, league),
  );
  return {
    accuracy,
    outcome: {
      kind: 'athlete',
      athleteId: guessed.id,
      name: guessed.name,
      gender: guessed.gender,
      match,
    },
  };
}
