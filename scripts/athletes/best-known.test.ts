import { describe, expect, test } from '@jest/globals';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { type League, leagues } from '@craque/common/domain/sport.ts';
import { bestKnownWanted, coverageOf } from './best-known.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');

/** The women's leagues have no list yet. */
const unlisted: readonly League[] = [
  'nwsl',
  'womens-super-league',
  'fifa-womens-world-cup',
  'wnba',
];
const listed = leagues.filter((league) => !unlisted.includes(league));

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
