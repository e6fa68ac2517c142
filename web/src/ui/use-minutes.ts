import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds, updated every half minute: remaining times are shown in minutes
 * at the finest.
 */
export function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
