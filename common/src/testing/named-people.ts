import { readFileSync } from 'node:fs';
import type { AthleteRecord } from '../domain/athlete/athlete.ts';
import type { NameCandidate } from '../domain/athlete/name-index.ts';
import { acceptedNames } from '../domain/athlete/name-match.ts';
import { leagues, sportOf } from '../domain/sport.ts';

export const typedForms: readonly (readonly [typed: string, athleteId: string])[] = Object.entries<
  string[]
>(JSON.parse(readFileSync(new URL('./name-forms.json', import.meta.url), 'utf8'))).flatMap(
  ([athleteId, forms]) => forms.map((typed) => [typed, athleteId] as const),
);

export function everybody(): Map<string, NameCandidate> {
  const people = new Map<string, NameCandidate>();
  for (const league of leagues) {
    const file = new URL(`../../../api/src/athletes/data/${league}.json`, import.meta.url);
    const records: AthleteRecord[] = JSON.parse(readFileSync(file, 'utf8'));
    for (const record of records) {
      const known = people.get(record.id);
      people.set(record.id, {
        athleteId: record.id,
        sport: sportOf(league),
        fameIn: { ...known?.fameIn, [league]: record.fame },
        names: [...new Set([...(known?.names ?? []), ...acceptedNames(record)])],
      });
    }
  }
  return people;
}
