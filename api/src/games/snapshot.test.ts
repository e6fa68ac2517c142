import { describe, expect, test } from '@jest/globals';
import { candidatesLeft } from '@craque/common/domain/athlete/hint-fact.ts';
import { difficulties, leagueName, leagues } from '@craque/common/domain/sport.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { hintFactsFor, snapshotOf } from './snapshot.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const dull: readonly string[] = ['strongFoot', 'heightCm'];
const rankings: readonly string[] = ['bestRanking', 'numberOneSince'];

describe('the facts of a game', () => {
  test.each([
    ['french-ligue-1', 'Paris Saint-Germain', 2015, false],
    ['spanish-la-liga', 'Real Madrid', 2024, true],
  ] as const)('are those of the person and of its league: %s', (league, team, debut, active) => {
    const mbappe = snapshotOf(catalogue, 'kylian-mbappe', league);
    expect(mbappe).toMatchObject({ team, active });
    const debuts = mbappe.facts.filter(({ kind }) => kind === 'leagueDebutYear');
    expect(debuts).toEqual([{ kind: 'leagueDebutYear', value: debut }]);
    expect(mbappe.facts).toContainEqual({ kind: 'worldCupsWon', value: [2018] });
  });
});

describe('the facts of the hints', () => {
  test.each(leagues.filter((league) => catalogue.leagueState(league).open))(
    'in %s are two for every athlete, none the best ranking, and the first narrows the pool down',
    (league) => {
      const medians = difficulties.map((difficulty) => {
        const pool = catalogue.pool(league, difficulty);
        const people = pool.map((id) => snapshotOf(catalogue, id, league));
        const known = people.map(({ facts, derivedFacts }) => ({
          facts: [...facts, ...derivedFacts],
        }));
        const shares = people.map((athlete) => {
          const [first, second] = hintFactsFor(catalogue, athlete, { league, pool });
          expect(first).not.toEqual(second);
          for (const { kind } of [first, second]) {
            expect(rankings).not.toContain(kind);
          }
          const authored = athlete.facts.filter(({ kind }) => !rankings.includes(kind));
          if (authored.length > 0) expect(authored).toContain(first);
          const informative = authored.filter(({ kind }) => !dull.includes(kind));
          if (informative.length > 0) expect(informative).toContain(first);
          return (100 * candidatesLeft(first, known)) / people.length;
        });
        return shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 100;
      });
      const shares = medians.map((share, index) => `${difficulties[index]} ${share.toFixed(1)} %`);
      process.stdout.write(`${leagueName(league)}, median left: ${shares.join(', ')}\n`);
      for (const share of medians) expect(share).toBeLessThanOrEqual(50);
    },
  );
});
