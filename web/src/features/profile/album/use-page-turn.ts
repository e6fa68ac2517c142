import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';

/** Minimum distance (px) of a swipe, and its minimum ratio of horizontal to vertical movement. */
const swipe = { least: 56, slant: 1.6 };

/** Elements in which arrow keys have another meaning. */
const busy =
  'input, textarea, select, [role=tablist], [role=dialog], [role=menu], [role=radiogroup]';

export type PageTurn = { page: number; pages: number; onTurn: (page: number) => void };

/** Turns pages by the arrow keys anywhere, and by swipes on the element that gets the handlers. */
export function usePageTurn({ page, pages, onTurn }: PageTurn) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const turn = (by: number) => {
    const to = page + by;
    if (to >= 1 && to <= pages) onTurn(to);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, repeat } = event;
    if (defaultPrevented || repeat || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(busy)) return;
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return {
    onTouchStart({ touches, target, currentTarget }: TouchEvent): void {
      // React bubbles a dialog's events to where it was opened; on a zoomed page a finger pans.
      const isHere = currentTarget.contains(target as Node);
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1;
      const finger = isHere && !isEnlarged && touches.length === 1 ? touches[0] : undefined;
      start.current = finger && { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!finger || !from) return;
      const [across, along] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(across) < Math.max(swipe.least, swipe.slant * Math.abs(along))) return;
      turn(across < 0 ? 1 : -1);
    },
  };
}
