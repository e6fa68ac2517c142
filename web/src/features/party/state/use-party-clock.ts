import { useEffect, useState } from 'react';
import { browserTiming } from '../../../lib/time/timing.ts';
import type { Party } from './party-store.ts';

const second = 1000;

/**
 * Whole seconds until a server time (ms), rounded up, not below 0; undefined without one. It changes
 * at full seconds of the server's clock, on all devices together.
 */
export function useSecondsTo(party: Party, time: number | undefined): number | undefined {
  const [seconds, setSeconds] = useState(() => secondsTo(party, time));
  useEffect(() => {
    const pending: { callOff?: () => void } = {};
    const tick = () => {
      pending.callOff?.();
      const left = secondsTo(party, time);
      setSeconds(left);
      if (time === undefined || !left) return;
      const next = time - party.now() - (left - 1) * second;
      pending.callOff = browserTiming.later(tick, Math.max(1, Math.ceil(next)));
    };
    tick();
    const stop = party.subscribe(({ skew }, before) => {
      if (skew !== before.skew) tick();
    });
    return () => {
      stop();
      pending.callOff?.();
    };
  }, [party, time]);
  return seconds;
}

function secondsTo(party: Party, time: number | undefined): number | undefined {
  return time === undefined ? undefined : Math.max(0, Math.ceil((time - party.now()) / second));
}
