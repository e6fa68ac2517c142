import { readFileSync } from 'node:fs';
import type { PersonRecord } from '../domain/athlete/athlete.ts';
import { fameInLeague } from '../domain/athlete/fame.ts';
import type { NameCandidate } from '../domain/athlete/name-index.ts';
import { acceptedNames } from '../domain/athlete/name-match.ts';
import { type Sport, sports } from '../domain/sport.ts';

export const typedForms: readonly (readonly [typed: string, athleteId: string])[] = Object.entries<
  string[]
>(JSON.parse(readFileSync(new URL('./name-forms.json', import.meta.url), 'utf8'))).flatMap(
  ([athleteId, forms]) => forms.map((typed) => [typed, athleteId] as const),
);

/** Of `names/<sport>.tsv` (docs/athletes.md). */
function recognisedIn(sport: Sport): NameCandidate[] {
  const file = new URL(`../../../api/src/athletes/data/names/${sport}.tsv`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const [athleteId = '', name = '', surname = '', aliases = '', , , , , memberships = ''] =
      line.split('\t');
    const alsoKnownAs = aliases === '' ? [] : aliases.split(';');
    const leagues = memberships.split(';').map((each) => [each.split(':')[0], 0] as const);
    return {
      ...{ athleteId, sport, fameIn: Object.fromEntries(leagues) },
      names: acceptedNames({ name, ...(surname && { surname }), alsoKnownAs }),
    };
  });
}

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
    for (const recognised of recognisedIn(sport)) people.set(recognised.athleteId, recognised);
  }
  return people;
}
