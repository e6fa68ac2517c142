import { useSyncExternalStore } from 'react';
import { breakpoint } from './tokens.ts';

/** True while the media query matches; follows changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export function useMobile(): boolean {
  return useMedia(`(max-width: ${breakpoint.mobile - 0.02}px)`);
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
