/** Of views that replace one another. */
export type ViewMoves = {
  /** True if something else was on screen before. */
  moved: boolean;
  /** The view on screen is about to be replaced, though the address stays. */
  onMove: () => void;
};

/** Focuses the new view's heading if the focused element went away with the old view (`moved`). */
export function focusHeading(heading: HTMLElement | null, moved: boolean): void {
  if (moved && document.activeElement === document.body) heading?.focus({ preventScroll: true });
}
