import { afterEach, beforeEach, jest } from '@jest/globals';

/** Until `jest.setSystemTime`; no timeout comes due. */
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
