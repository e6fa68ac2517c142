import { afterEach, beforeEach, jest } from '@jest/globals';

/**
 * `Date` stands still in each test of the file until `jest.setSystemTime` moves it; timers run as
 * ever. For code that reads the time itself, such as counters of calls a minute.
 */
export function useStillDate(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: [
        ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
        ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
        ...(['setTimeout', 'clearTimeout'] as const),
      ],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
