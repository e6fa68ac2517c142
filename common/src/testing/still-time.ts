import { afterEach, beforeEach, jest } from '@jest/globals';

/**
 * Time stands still in each test of the file: `Date` until `jest.setSystemTime` moves it, and no
 * timeout comes due. For code that reads the time itself, such as counters of calls a minute.
 */
export function useStillTime(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: [
        ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
        ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
      ],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
