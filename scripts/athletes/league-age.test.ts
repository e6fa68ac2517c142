import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { anAthleteRecord } from '@craque/common/testing/athlete-builders.ts';
import { ageOf, ageText } from './league-age.ts';

const folder = mkdtempSync(join(tmpdir(), 'ages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const member = (name: string, asOf: string, active = true) =>
  anAthleteRecord({
    ...{ id: name.toLowerCase(), name: `Kim ${name}`, surname: name, asOf, active },
    dateOfBirth: `19${name.length + 80}-01-01`,
  });

describe('the age of a league', () => {
  const members = [
    member('Ab', '2026-06'),
    member('Bcd', '2025-11'),
    member('Cdef', '2025-09-19'),
    member('Defgh', '1999-01', false),
  ];
  writeFileSync(join(folder, 'brasileirao.json'), JSON.stringify(members));
  const catalogue = loadCatalogue(folder, 'trusted');

  test('is that of the teams of those who play there', () => {
    const age = ageOf(catalogue, 'brasileirao', Date.parse('2026-11-23'));
    if (!age) throw new Error('nobody plays there');
    expect(age).toEqual({
      ...{ oldest: '2025-09-19', median: '2025-11', newest: '2026-06', playing: 3, old: 1 },
    });
    expect(ageText(age)).toBe(
      'teams of 2025-09-19 to 2026-06, median 2025-11; 1 of the 3 who play (33 %) are older than 12 months',
    );
  });

  test('is that of nobody where nobody plays', () => {
    expect(ageOf(catalogue, 'nba', 0)).toBeUndefined();
  });
});
