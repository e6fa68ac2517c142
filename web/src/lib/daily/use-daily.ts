import type { Daily } from '@craque/common/contracts/daily.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { dailies, type DailyStore, type RemoteDaily } from './daily-store.ts';

/** The least time (ms) between two reads that the clock asks for: a device's clock may be wrong. */
const atMostEvery = 30_000;

/**
 * The daily athletes of today, read when something begins to show them, when the next date begins,
 * and when the player comes back to the page.
 */
export function useDaily(store: DailyStore = dailies): RemoteDaily {
  const today = useStore(store, (state) => state.today);
  const nextAt = today.state === 'ready' ? today.daily.nextAt : undefined;
  useEffect(() => {
    void store.load();
    const read = () => {
      if (!document.hidden) void store.load();
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [store]);
  useEffect(() => {
    if (nextAt === undefined) return;
    const left = Math.max(atMostEvery, Date.parse(nextAt) - Date.now());
    const timer = setInterval(() => void store.load(), left);
    return () => clearInterval(timer);
  }, [store, nextAt]);
  return today;
}

/** The dailies of today, once they are known. */
export function useDailyToday(store?: DailyStore): Daily | undefined {
  const today = useDaily(store);
  return today.state === 'ready' ? today.daily : undefined;
}
