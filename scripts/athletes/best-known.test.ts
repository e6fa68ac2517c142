import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { acceptedNames, normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { type League, leagues } from '@craque/common/domain/sport.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const bestKnown: Partial<Record<League, readonly string[]>> = JSON.parse(
  readFileSync(new URL('./best-known.json', import.meta.url), 'utf8'),
);
/** Best known people without a record; why is in docs/athletes.md. */
const leftOut: Partial<Record<League, readonly string[]>> = {
  'womens-super-league': ['Beth England'],
  atp: ['Bob Bryan', 'Mike Bryan'],
};

test.each(leagues)(
  'the fifty best known of %s are in its file, but for those left out',
  (league) => {
    const names = bestKnown[league] ?? [];
    const present = new Set(catalogue.members(league).flatMap(acceptedNames));
    expect(names).toHaveLength(50);
    expect(names.filter((name) => !present.has(normaliseName(name)))).toEqual(
      leftOut[league] ?? [],
    );
  },
);
