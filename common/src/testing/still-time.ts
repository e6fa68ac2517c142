import { mock } from 'node:test';
import { afterEach, beforeEach } from '@jest/globals';

/** Until `mock.timers.setTime` of node:test; no timeout comes due. */
export function useStillTime(): void {
  beforeEach(() => mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.now() }));
  afterEach(() => mock.timers.reset());
}
