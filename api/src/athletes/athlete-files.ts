import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AthleteRecord } from '@craque/common/domain/athlete/athlete.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { leagues, sportOf } from '@craque/common/domain/sport.ts';
import { parseAthleteRecord } from './athlete-schema.ts';

/** One file per league, named after its slug. */
export const athleteData = new URL('./data/', import.meta.url);

export type AthleteFiles = {
  /** In the order of the leagues; leagues without a file are absent. */
  records: ReadonlyMap<League, readonly AthleteRecord[]>;
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
  const known = new Map(leagues.map((league) => [`${league}.json`, league]));
  const violations = found
    .filter((file) => !known.has(file))
    .map((file) => `${file}: no league has this name`);
  const records = new Map<League, readonly AthleteRecord[]>();
  for (const [file, league] of known) {
    if (!found.includes(file)) continue;
    const read = readRecords(join(folder, file), league, reading);
    records.set(league, read.records);
    violations.push(...read.violations.map((violation) => `${file}: ${violation}`));
  }
  return { records, violations };
}

type Records = { records: readonly AthleteRecord[]; violations: string[] };

function readRecords(path: string, league: League, reading: Reading): Records {
  const rows = parseRows(readFileSync(path, 'utf8'));
  if (typeof rows === 'string') return { records: [], violations: [rows] };
  if (reading === 'trusted') return { records: rows as AthleteRecord[], violations: [] };
  const records: AthleteRecord[] = [];
  const violations: string[] = [];
  for (const row of rows) {
    const parsed = parseAthleteRecord(sportOf(league), row);
    if ('record' in parsed) records.push(parsed.record);
    else violations.push(...parsed.violations);
  }
  return { records, violations };
}

function parseRows(text: string): unknown[] | string {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows : 'not a list of athletes';
  } catch (error) {
    return `not JSON: ${String(error)}`;
  }
}
