import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { aGameView } from '../../testing/game-view-builder.ts';
import { startEnglish } from '../../testing/start-english.ts';
import { SpeedBonus } from './speed-bonus.tsx';

const startedAt = '2026-11-21T10:00:00.000Z';
const start = Date.parse(startedAt);

function show(overrides: Partial<Parameters<typeof aGameView>[0]> = {}, skew = 0) {
  const { container } = render(
    <SpeedBonus game={aGameView({ startedAt, ...overrides })} skew={skew} />,
  );
  return () => container.textContent;
}

beforeAll(startEnglish);
beforeEach(() => {
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the speed bonus beside the points', () => {
  test('runs down by the formula of the score, and stays at 0', () => {
    const text = show();
    expect(text()).toBe('speed +50');
    act(() => jest.advanceTimersByTime(12_000));
    expect(text()).toBe('speed +49');
    act(() => jest.advanceTimersByTime(48_000));
    expect(text()).toBe('speed +25');
    act(() => jest.advanceTimersByTime(600_000));
    expect(text()).toBe('speed +0');
  });

  test('follows the server, whatever the clock of the client says', () => {
    expect(show({}, 60_000)()).toBe('speed +25');
    cleanup();
    expect(show({ potentialSpeedBonus: 12 })()).toBe('speed +12');
  });
});
