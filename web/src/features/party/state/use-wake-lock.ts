import { useEffect } from 'react';

/** Keeps the screen of the device on while it is active; a browser lets go of it in the background. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    const held: { lock?: WakeLockSentinel; isOver: boolean } = { isOver: false };
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused with a low battery, for instance.
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (!lock) return;
      if (held.isOver) void lock.release();
      else held.lock = lock;
    };
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    void ask();
    return () => {
      held.isOver = true;
      document.removeEventListener('visibilitychange', again);
      void held.lock?.release();
    };
  }, [isActive]);
}
