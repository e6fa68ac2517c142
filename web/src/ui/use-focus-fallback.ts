import { type RefObject, useEffect, useRef } from 'react';

/** An answered row takes its buttons with it: the heading gets the focus. `rows`: with buttons. */
export function useFocusFallback(heading: RefObject<HTMLElement | null>, rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    const isFewer = rows < before.current;
    before.current = rows;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [heading, rows]);
}
