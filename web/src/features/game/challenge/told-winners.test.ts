import { expect, test } from '@jest/globals';
import { createToldWinners } from './told-winners.ts';

test('announced winners are remembered, the newest fifty of them', () => {
  const kept = new Map<string, string>();
  const told = () =>
    createToldWinners({
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => kept.set(key, value),
    });
  expect(told().has('ana@1')).toBe(false);
  for (let game = 1; game <= 51; game += 1) told().add(`ana@${game}`);
  told().add('ana@51');
  expect([told().has('ana@1'), told().has('ana@2'), told().has('ana@51')]).toEqual([
    false,
    true,
    true,
  ]);
});
