import { readFileSync } from 'node:fs';
import type { PersonRecord } from '../domain/athlete/athlete.ts';
import { fameInLeague } from '../domain/athlete/fame.ts';
import type { NameCandidate } from '../domain/athlete/name-index.ts';
import { acceptedNames } from '../domain/athlete/name-match.ts';
import { sports } from '../domain/sport.ts';

export const typedForms: readonly (readonly [typed: string, athleteId: string])[] = Object.entries<
  string[]
>(JSON.parse(readFileSync(new URL('./name-forms.json', import.meta.url), 'utf8'))).flatMap(
  ([athleteId, forms]) => forms.map((typed) => [typed, athleteId] as const),
);

export function everybody(): Map<string, NameCandidate> {
  const people = new Map<string, NameCandidate>();
  for (const sport of sports) {
    const file = new URL(`../../../api/src/athletes/data/${sport}.json`, import.meta.url);
    const records: PersonRecord[] = JSON.parse(readFileSync(file, 'utf8'));
    for (const record of records) {
      const fames = record.memberships.map(
        ({ league, share }) => [league, fameInLeague(record.fame, share)] as const,
      );
      people.set(record.id, {
        ...{ athleteId: record.id, sport, fameIn: Object.fromEntries(fames) },
        names: acceptedNames(record),
      });
    }
  }
  return people;
}
