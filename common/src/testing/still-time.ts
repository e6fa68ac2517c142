import { afterEach, beforeEach, jest } from '@jest/globals';

/**
 * Time stands still in each test of the file until `jest.setSystemTime`, and no timeout comes due.
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
