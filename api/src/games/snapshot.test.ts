import { describe, expect, test } from '@jest/globals';
import { leagues } from '@craque/common/domain/sport.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { drawHintFacts, snapshotOf } from './snapshot.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');

describe('the facts of the hints', () => {
  test.each(leagues.filter((league) => catalogue.leagueState(league).open))(
    'are two for every athlete in %s, and never the best ranking, which is a clue',
    (league) => {
      const random = seededRandom(7);
      for (const { id } of catalogue.members(league)) {
        for (let round = 0; round < 20; round += 1) {
          const [first, second] = drawHintFacts(snapshotOf(catalogue, id, league), random);
          expect(first).not.toEqual(second);
          expect(['bestRanking', 'numberOneSince']).not.toContain(first.kind);
          expect(['bestRanking', 'numberOneSince']).not.toContain(second.kind);
        }
      }
    },
  );
});
