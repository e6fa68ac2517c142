import { expect, test } from '@jest/globals';
import { monthOf } from './daily-archive.ts';

test('the archive knows months', () => {
  expect(monthOf('2026-11')).toBe('2026-11-01');
  for (const text of ['2026-13', '2026', '2026-11-01', '2026-1', '', 'november'])
    expect(monthOf(text)).toBeUndefined();
});
