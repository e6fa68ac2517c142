import { useEffect, useState } from 'react';

/** How long the old order stands before places move, in ms. */
const standFor = 900;

/** False for a moment, in which a table stands as before the round. */
export function useHasMoved(): boolean {
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMoved(true), standFor);
    return () => clearTimeout(timer);
  }, []);
  return hasMoved;
}
