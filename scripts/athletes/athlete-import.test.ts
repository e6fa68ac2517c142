import { describe, expect, test } from '@jest/globals';
import type { AthleteRecord } from '@craque/common/domain/athlete/athlete.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { anAthleteRecord } from '@craque/common/testing/athlete-builders.ts';
import { planImport } from './athlete-import.ts';
import type { Given } from './athlete-row.ts';

const league = 'english-premier-league';
const other = 'brasileirao';
const ada = anAthleteRecord({ nationality: ['BR', 'PT'] });

const recordsOf = (here: AthleteRecord[], there: AthleteRecord[] = []) =>
  new Map<League, AthleteRecord[]>([
    [league, here],
    [other, there],
  ]);
const rowAbout = (id: string, given: Given, line = 2) => ({
  draft: { line, league, id, given, facts: [], notes: [] } as const,
});

describe('the plan of an import', () => {
  test("reports what it changes in the person's other leagues", () => {
    const rows = [rowAbout(ada.id, { dateOfBirth: '1995-04-13' })];
    const { outcomes, touched } = planImport(recordsOf([ada], [ada]), rows);
    const changes = [
      { field: 'dateOfBirth', old: '1995-04-12', now: '1995-04-13' },
      { field: 'dateOfBirth in brasileirao', old: '1995-04-12', now: '1995-04-13' },
    ];
    expect(outcomes).toMatchObject([{ kind: 'changed', changes }]);
    expect([...touched].toSorted()).toEqual([other, league]);
  });

  test('repairs another league that an interrupted import has left behind', () => {
    const written = { ...ada, dateOfBirth: '1995-04-13' };
    const rows = [rowAbout(ada.id, { dateOfBirth: '1995-04-13' })];
    const { outcomes, records, touched } = planImport(recordsOf([written], [ada]), rows);
    expect(outcomes).toMatchObject([{ kind: 'changed' }]);
    expect(records.get(other)).toEqual([written]);
    expect([...touched]).toEqual([other]);
  });
});
