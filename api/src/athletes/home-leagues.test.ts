import { readFileSync } from 'node:fs';
import type { League } from '@craque/common/domain/sport.ts';
import { expect, test } from '@jest/globals';
import { athleteData } from './athlete-files.ts';
import { loadCatalogue } from './catalogue.ts';

/** By league: what fans say, whatever the league they played in last. */
const byLeague: Partial<Record<League, readonly string[]>> = JSON.parse(
  readFileSync(new URL('./home-leagues.json', import.meta.url), 'utf8'),
);
const catalogue = loadCatalogue(athleteData, 'trusted');
const expected = Object.entries(byLeague).flatMap(([league, ids]) =>
  ids.map((id) => [id, league] as const),
);

test('a hundred well-known people of several leagues are at home where fans know them from', () => {
  expect(new Set(expected.map(([id]) => id)).size).toBeGreaterThanOrEqual(100);
  const homes = expected.map(([id]) => [id, catalogue.athlete(id)?.home]);
  expect(homes).toEqual(expected);
});

test('at home they are better known than in each of their other leagues', () => {
  for (const [id] of expected) {
    const { home, memberships = [] } = catalogue.athlete(id) ?? {};
    const [own, ...others] = memberships
      .toSorted((one) => (one.league === home ? -1 : 1))
      .map(({ fame }) => fame);
    expect(others.length).toBeGreaterThan(0);
    expect(Math.max(...others)).toBeLessThan(own ?? 0);
  }
});
