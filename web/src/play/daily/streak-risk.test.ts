import { describe, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { aDaily } from '../../testing/daily/a-daily.ts';
import { keptChoices } from '../../testing/kept-choices.ts';
import { useStreakRisk } from './streak-risk.tsx';

const atRisk = aDaily({ streak: { current: 4, atRisk: true } });

function device(hour: number) {
  return { now: () => new Date(2026, 10, 23, hour), store: keptChoices().storage };
}

const isShown = (daily: typeof atRisk, deps: ReturnType<typeof device>) =>
  renderHook(() => useStreakRisk(daily, deps)).result.current;

describe('the end of a streak', () => {
  test('is shown from 18:00 on', () => {
    expect(isShown(atRisk, device(17))).toBe(false);
    expect(isShown(atRisk, device(18))).toBe(true);
  });

  test('is shown once per date', () => {
    const evening = device(20);
    expect(isShown(atRisk, evening)).toBe(true);
    expect(isShown(atRisk, evening)).toBe(false);
    expect(isShown({ ...atRisk, date: '2026-11-24' }, evening)).toBe(true);
  });

  test('is not shown while the streak is not at risk', () => {
    expect(isShown(aDaily({ streak: { current: 4 } }), device(20))).toBe(false);
  });
});
