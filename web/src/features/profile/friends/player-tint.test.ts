import { expect, test } from '@jest/globals';
import { sports } from '@craque/common/domain/sport.ts';
import { tintOf } from './player-tint.ts';

test('a player has one colour, and not all have the same', () => {
  const tints = ['a', 'b', 'c', 'd'].map(tintOf);
  expect(tints.toSorted()).toEqual(sports.toSorted());
  expect(['a', 'b', 'c', 'd'].map(tintOf)).toEqual(tints);
  expect(sports).toContain(tintOf(''));
});
