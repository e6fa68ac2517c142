import { useEffect, useState } from 'react';

/** The current time in milliseconds, updated every `every` ms; not at all if that is undefined. */
export function useNow(every: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (every === undefined) return;
    const ticking = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(ticking);
  }, [every]);
  return now;
}

/** Remaining times are shown in minutes at the finest. */
export const useMinutes = (): number => useNow(30_000);
