import { describe, expect, test } from '@jest/globals';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { bestKnownWanted, coverageOf } from './best-known.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');

const listed: readonly League[] = [
  'english-premier-league',
  'spanish-la-liga',
  'italian-serie-a',
  'german-bundesliga',
  'french-ligue-1',
  'brasileirao',
];

describe('the fifty best known of a league', () => {
  test.each(listed)('are in the file, two at most excepted: %s', (league) => {
    const { named, missing } = coverageOf(catalogue, league) ?? { named: 0, missing: [] };
    expect(named).toBe(50);
    expect(missing.length <= named - bestKnownWanted ? [] : missing).toEqual([]);
  });

  test('are those of the league itself, not of the sport', () => {
    const elsewhere = { ...catalogue, members: () => catalogue.members('nba') };
    expect(coverageOf(elsewhere, 'french-ligue-1')?.missing).toContain('Lionel Messi');
  });
});
