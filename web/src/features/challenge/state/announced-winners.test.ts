import { expect, test } from '@jest/globals';
import { createAnnouncedWinners } from './announced-winners.ts';

test('announced winners are remembered, the newest fifty of them', () => {
  const kept = new Map<string, string>();
  const winners = () =>
    createAnnouncedWinners({
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => kept.set(key, value),
    });
  expect(winners().has('ana@1')).toBe(false);
  for (let game = 1; game <= 51; game += 1) winners().add(`ana@${game}`);
  winners().add('ana@51');
  expect([winners().has('ana@1'), winners().has('ana@2'), winners().has('ana@51')]).toEqual([
    false,
    true,
    true,
  ]);
});
