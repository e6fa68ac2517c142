import { readFileSync } from 'node:fs';
import type { Catalogue } from '@craque/api/athletes/catalogue.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import type { League } from '@craque/common/domain/sport.ts';

/** The fifty best known of all time of a league, by name, from general knowledge. */
const bestKnown = JSON.parse(
  readFileSync(new URL('./best-known.json', import.meta.url), 'utf8'),
) as Readonly<Partial<Record<League, readonly string[]>>>;

/** How many must be in the league's file: two lists of fifty differ in a few names. */
export const bestKnownWanted = 48;

/** Whom of the best known of a league its file has; undefined for a league without a list. */
export function coverageOf(
  catalogue: Catalogue,
  league: League,
): { named: number; missing: string[] } | undefined {
  const names = bestKnown[league];
  if (!names) return undefined;
  const present = new Set(catalogue.members(league).flatMap(acceptedNames));
  const missing = names.filter((name) => !present.has(normaliseName(name)));
  return { named: names.length, missing };
}
