import type { Journey } from './journey.ts';
export const pageJourneys: readonly Journey[] = [];
