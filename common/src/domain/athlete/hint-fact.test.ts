import { describe, expect, test } from '@jest/globals';
import type { Fact } from './athlete.ts';
import { candidatesLeft, hintFactsOf } from './hint-fact.ts';

const fact = (kind: Fact['kind'], value: Fact['value']): Fact => ({ kind, value });
const compatriots = fact('compatriots', 3);
const birthday = fact('sharedBirthday', 2);
const member = (...facts: Fact[]) => ({ facts });
const athlete = (facts: Fact[], derivedFacts: Fact[] = [birthday, compatriots]) => ({
  facts,
  derivedFacts,
});

describe('the candidates that a fact leaves', () => {
  test.each([
    [fact('leagueDebutYear', 2004), [2003, 2004, 2005], [2002, 2006]],
    [fact('internationalCaps', 100), [90, 100, 110], [89, 111]],
    [fact('ballonDor', 1), [1], [2]],
    [fact('strongFoot', 'left'), ['left'], ['right', 'both']],
    [fact('worldCupsWon', [2014, 2018]), [[2014, 2018]], [[2014], [2018, 2022]]],
    [
      fact('wimbledons', [2003, 2004]),
      [
        [2003, 2004],
        [2004, 2005],
      ],
      [[2003], [2003, 2006]],
    ],
  ])('%j are those with nearly the same', (given, near, far) => {
    const pool = [...near, ...far].map((value) => member(fact(given.kind, value)));
    expect(candidatesLeft(given, pool)).toBe(near.length);
  });

  test('are also those of whom it is unknown, but not those without the honour', () => {
    const pool = [member(), member(fact('heightCm', 180))];
    expect(candidatesLeft(fact('leagueDebutYear', 2004), pool)).toBe(2);
    expect(candidatesLeft(fact('ballonDor', 1), pool)).toBe(0);
  });
});

describe('the facts for the hints', () => {
  const common = fact('leagueTitles', 2);
  const rare = fact('worldCupsWon', [2014]);
  const pool = [member(common, rare), member(common), member(common), member()];

  test('begin with the one that leaves the fewest in the pool', () => {
    expect(hintFactsOf(athlete([common, rare]), pool)).toEqual([rare, common]);
    const others = [member(rare, common), member(rare), member(rare)];
    expect(hintFactsOf(athlete([common, rare]), others)).toEqual([common, rare]);
  });

  test('begin with what a fan would say rather than with when somebody began or ended', () => {
    const ended = fact('retiredYear', 2019);
    expect(hintFactsOf(athlete([ended, common]), pool)).toEqual([common, ended]);
    expect(hintFactsOf(athlete([ended]), pool)).toEqual([ended, compatriots]);
  });

  test('do not say the same twice', () => {
    const squads = fact('worldCupsPlayed', [2014]);
    const [major, wimbledon] = [fact('majorTitles', 1), fact('wimbledons', [2004])];
    const firstMajor = fact('firstMajorYear', 2004);
    const many = Array.from({ length: 9 }, () => member(common, major));
    expect(hintFactsOf(athlete([rare, squads, common]), many)).toEqual([rare, common]);
    expect(hintFactsOf(athlete([wimbledon, firstMajor, major]), many)).toEqual([wimbledon, major]);
    expect(hintFactsOf(athlete([rare, squads], []), many)).toEqual([rare, squads]);
  });

  test('are foot and height only if there is nothing else that is authored', () => {
    const [foot, height] = [fact('strongFoot', 'left'), fact('heightCm', 170)];
    expect(hintFactsOf(athlete([height, foot, common]), pool)).toEqual([common, foot]);
    expect(hintFactsOf(athlete([height, foot]), pool)).toEqual([foot, height]);
  });

  test('count our list only where the authored ones are not enough', () => {
    const height = fact('heightCm', 170);
    expect(hintFactsOf(athlete([common]), pool)).toEqual([common, compatriots]);
    expect(hintFactsOf(athlete([height]), pool)).toEqual([height, compatriots]);
    expect(hintFactsOf(athlete([height], [birthday]), pool)).toEqual([height, birthday]);
  });

  test('are never the ranking that is the team in tennis', () => {
    const ranking = [fact('bestRanking', 1), fact('numberOneSince', 2004)];
    expect(hintFactsOf(athlete(ranking), [member()])).toEqual([compatriots, birthday]);
  });

  test('cannot be chosen for somebody with fewer than two', () => {
    expect(() => hintFactsOf(athlete([common], []), pool)).toThrow(RangeError);
  });
});
