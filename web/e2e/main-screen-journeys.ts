import type { Journey } from './journey.ts';
export const mainScreenJourneys: readonly Journey[] = [];
