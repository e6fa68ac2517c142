import { describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@craque/common/testing/new-folder.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { aPersonRecord } from '@craque/common/testing/athlete-builders.ts';
import { compareWithTables, judge, referenceFile } from './reference.ts';

const ours = [
  aPersonRecord(),
  aPersonRecord({ id: 'bea', name: 'Bea Lens', surname: 'Lens', dateOfBirth: '1990-01-02' }),
];
const head = 'name,date_of_birth,nationality,team,position\n';

function compare(table: string) {
  const folder = newFolder();
  writeFileSync(join(folder, 'soccer.json'), JSON.stringify(ours));
  const catalogue = loadCatalogue(folder);
  writeFileSync(join(folder, 'soccer-premier-league.csv'), head + table);
  return compareWithTables(catalogue, folder);
}

describe('the comparison with a table', () => {
  test('reads the table of the league', () => {
    expect(referenceFile('english-premier-league')).toBe('soccer-premier-league.csv');
    expect(referenceFile('brasileirao')).toBe('soccer-brasileirao.csv');
    expect(referenceFile('nba')).toBe('basketball-nba.csv');
  });

  test("finds no difference in equal values, and ignores other people's rows", () => {
    const rows =
      'Quill,1995-04-12,GB-ENG,Liverpool / Everton,Forward\nSomebody,1999-09-09,BR,Ajax,Forward\n';
    expect(compare(rows)).toEqual([
      { league: 'english-premier-league', members: 2, absent: ['bea'], differences: [] },
    ]);
  });

  test('lists every difference with both values', () => {
    const [result] = compare('Bea Lens,1990-01-20,FR,Chelsea,Defender\n');
    expect(
      result?.differences.map(({ id, field, ours, reference }) => [id, field, ours, reference]),
    ).toEqual([
      ['bea', 'dateOfBirth', '1990-01-02', '1990-01-20'],
      ['bea', 'nationality', 'GB-ENG', 'FR'],
      ['bea', 'team', 'Liverpool', 'Chelsea'],
      ['bea', 'position', 'forward', 'defender'],
    ]);
  });

  test('uses the row with the same birth date if two share a name', () => {
    const [result] = compare(
      'Bea Lens,1970-05-05,FR,Ajax,Defender\nBea Lens,1990-01-02,GB-ENG,Liverpool,Forward\n',
    );
    expect(result?.differences).toEqual([]);
  });
});

describe('a difference', () => {
  const difference = {
    league: 'nba' as const,
    id: 'ada',
    field: 'team',
    ours: 'Boston Celtics',
    reference: 'Miami Heat',
  };
  const accepted = { ...difference, reason: 'traded' };

  test('is open until it is accepted, with exactly these values', () => {
    expect(judge([difference], []).open).toEqual([difference]);
    expect(judge([difference], [accepted]).open).toEqual([]);
    const other = { ...difference, reference: 'Utah Jazz' };
    expect(judge([other], [accepted])).toMatchObject({ open: [other], stale: [accepted] });
  });

  test('needs a reason', () => {
    const silent = { ...difference, reason: ' ' };
    expect(judge([difference], [silent]).unreasoned).toEqual([silent]);
  });
});
