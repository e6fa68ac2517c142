import { beforeAll, expect, test } from '@jest/globals';
import { getI18n } from 'react-i18next';
import { startEnglish } from '../../../testing/start-english.ts';
import { progressText } from './progress-text.ts';

beforeAll(startEnglish);

test.each([
  ['streak_master', 'Best so far: 2 of 3'],
  ['five_in_a_row', 'Best so far: 2 of 3'],
  ['f1_expert', '2 of 3'],
] as const)('the progress of %s reads %j', (key, text) => {
  expect(progressText(getI18n().t, { key, progress: 2, target: 3 })).toBe(text);
});
