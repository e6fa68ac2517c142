import { type Daily, type DailySport, readDaily } from '@craque/common/contracts/daily.ts';
import { useEffect } from 'react';
import { type Read, reads, useRead } from './use-read.ts';

/** Minimum time (ms) between reads due by the clock: a device's clock may be wrong. */
const atMostEvery = 30_000;

/** Today's dailies, read when shown, when the next date begins, and when the player returns. */
export function useDaily(): Read<Daily> {
  const today = useRead(readDaily);
  const nextAt = today.data?.nextAt;
  useEffect(() => {
    const read = () => {
      if (!document.hidden) void reads.refresh(readDaily);
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  useEffect(() => {
    if (nextAt === undefined) return;
    const left = Math.max(atMostEvery, Date.parse(nextAt) - Date.now());
    const timer = setInterval(() => void reads.refresh(readDaily), left);
    return () => clearInterval(timer);
  }, [nextAt]);
  return today;
}

export const useKnownDaily = (): Daily | undefined =>
  useRead(readDaily, {}, { isWanted: false }).data;

/** The daily to play next: one under way, else the first open one. */
export function nextToPlay<T extends Pick<DailySport, 'state'>>(all: readonly T[]): T | undefined {
  return all.find(({ state }) => state === 'playing') ?? all.find(({ state }) => state === 'open');
}
