import { useEffect, useState } from 'react';

/** In ms: until the sticker has landed, and for the points. */
const [wait, time] = [300, 900];

/** The points as they land, from 0 on; at once unless it `runs`. */
export function useCountUp(points: number, runs: boolean): number {
  const [part, setPart] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const start = performance.now() + wait;
    let frame = requestAnimationFrame(function step(now) {
      const next = Math.min(1, Math.max(0, (now - start) / time));
      setPart(next);
      if (next < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [runs]);
  return runs ? Math.round(points * (1 - (1 - part) ** 3)) : points;
}
