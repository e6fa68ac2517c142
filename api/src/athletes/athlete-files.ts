import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Athlete, PersonRecord } from '@craque/common/domain/athlete/athlete.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { athleteOf } from './athlete-record.ts';
import { parsePerson } from './athlete-schema.ts';

/** One file per sport, named after it. */
export const athleteData = new URL('./data/', import.meta.url);

export type AthleteFiles = {
  /** In the order of the sports. */
  athletes: readonly Athlete[];
  violations: string[];
};

/** `trusted` skips validation, for files that have been checked since their last change. */
export type Reading = 'checked' | 'trusted';

/** Violations name the file, the athlete and the field. */
export function readAthleteFiles(
  directory: URL | string,
  reading: Reading = 'checked',
): AthleteFiles {
  const folder = typeof directory === 'string' ? directory : fileURLToPath(directory);
  const found = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const known = new Map(sports.map((sport) => [`${sport}.json`, sport]));
  const violations = found
    .filter((file) => !known.has(file))
    .map((file) => `${file}: no sport has this name`);
  const athletes: Athlete[] = [];
  for (const [file, sport] of known) {
    if (!found.includes(file)) continue;
    const read = readPeople(join(folder, file), sport, reading);
    athletes.push(...read.people.map((person) => athleteOf(person, sport)));
    violations.push(...read.violations.map((violation) => `${file}: ${violation}`));
  }
  return { athletes, violations };
}

type People = { people: readonly PersonRecord[]; violations: string[] };

function readPeople(path: string, sport: Sport, reading: Reading): People {
  const rows = parseRows(readFileSync(path, 'utf8'));
  if (typeof rows === 'string') return { people: [], violations: [rows] };
  if (reading === 'trusted') return { people: rows as PersonRecord[], violations: [] };
  const people: PersonRecord[] = [];
  const violations = rows.length === 0 ? ['nobody to draw'] : [];
  for (const row of rows) {
    const parsed = parsePerson(sport, row);
    if ('person' in parsed) people.push(parsed.person);
    else violations.push(...parsed.violations);
  }
  return { people, violations };
}

function parseRows(text: string): unknown[] | string {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows : 'not a list of athletes';
  } catch (error) {
    return `not JSON: ${String(error)}`;
  }
}
