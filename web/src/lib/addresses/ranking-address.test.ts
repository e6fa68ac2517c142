import { describe, expect, test } from '@jest/globals';
import { rankingAddress, rankingAt, type RankingChoice } from './ranking-address.ts';

const choices: readonly (readonly [RankingChoice, string])[] = [
  [{ scope: 'everyone', window: 'week' }, '/ranking'],
  [{ scope: 'friends', window: 'week' }, '/ranking?scope=friends'],
  [{ scope: 'everyone', window: 'all', sport: 'tennis' }, '/ranking?window=all&sport=tennis'],
];

describe('the address of a ranking', () => {
  test.each(choices)(
    'of %j leaves out what is usual, and is read as the same',
    (choice, address) => {
      expect(rankingAddress(choice)).toBe(address);
      expect(rankingAt(new URL(address, 'https://craque.test').search)).toEqual(choice);
    },
  );

  test('of what there is not means the usual one', () => {
    expect(rankingAt('?scope=nobody&window=year&sport=chess')).toEqual(choices[0]?.[0]);
  });
});
