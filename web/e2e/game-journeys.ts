import { failureJourneys } from './failure-journeys.ts';
import { firstVisitJourneys } from './first-visit-journeys.ts';
import type { Journey } from './journey.ts';
import { playJourneys } from './play-journeys.ts';
import { secretJourneys } from './secret-journeys.ts';
import { shareJourneys } from './share-journeys.ts';
import { suggestionJourneys } from './suggestion-journeys.ts';
import { winJourneys } from './win-journeys.ts';

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
