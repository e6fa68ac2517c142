import { failureJourneys } from './failure.spec.ts';
import { firstVisitJourneys } from './first-visit.spec.ts';
import type { Journey } from '../product/journey.ts';
import { playJourneys } from './play.spec.ts';
import { secretJourneys } from './secret.spec.ts';
import { shareJourneys } from './share.spec.ts';
import { suggestionJourneys } from './suggestions.spec.ts';
import { winJourneys } from './win.spec.ts';

/** The game as a guest plays it at `/`. */
export const gameJourneys: readonly Journey[] = [
  ...firstVisitJourneys,
  ...playJourneys,
  ...winJourneys,
  ...shareJourneys,
  ...secretJourneys,
  ...suggestionJourneys,
  ...failureJourneys,
];
