import { expect, test } from '@jest/globals';
import { textsOf } from '../../../testing/texts-of.ts';
import { progressText } from './progress-text.ts';

test.each([
  ['streak_master', 'Best so far: 2 of 3'],
  ['five_in_a_row', 'Best so far: 2 of 3'],
  ['f1_expert', '2 of 3'],
] as const)('the progress of %s reads %j', async (key, text) => {
  expect(progressText(await textsOf('en'), { key, progress: 2, target: 3 })).toBe(text);
});
