import { expect, test } from '@jest/globals';
import { keptChoices } from '../../../testing/kept-choices.ts';
import { announceOnce } from './announced-winners.ts';

test('announced winners are remembered, the newest fifty of them', () => {
  const { storage } = keptChoices();
  const announce = (name: string) => announceOnce(storage, name);
  for (let game = 1; game <= 51; game += 1) expect(announce(`ana@${game}`)).toBe(true);
  expect([announce('ana@51'), announce('ana@2'), announce('ana@1')]).toEqual([false, false, true]);
});
