import { describe, expect, test } from '@jest/globals';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { type League, leagues } from '@craque/common/domain/sport.ts';
import { bestKnownWanted, coverageOf } from './best-known.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');

/** Best known people without a record, and why is in docs/athletes.md. */
const leftOut: Partial<Record<League, readonly string[]>> = {
  'womens-super-league': ['Beth England'],
  atp: ['Bob Bryan', 'Mike Bryan'],
};

describe('the fifty best known of a league', () => {
  test.each(leagues)('are in the file, but for those left out with a reason: %s', (league) => {
    const { named, missing } = coverageOf(catalogue, league) ?? { named: 0, missing: [] };
    expect(named).toBe(50);
    expect(missing).toEqual(leftOut[league] ?? []);
    expect(named - missing.length).toBeGreaterThanOrEqual(bestKnownWanted);
  });

  test('are those of the league itself, not of the sport', () => {
    const elsewhere = { ...catalogue, members: () => catalogue.members('nba') };
    expect(coverageOf(elsewhere, 'french-ligue-1')?.missing).toContain('Lionel Messi');
  });
});
