/** Of views that replace one another. */
export type ViewMoves = {
  /** True if something else was on screen before. */
  moved: boolean;
  /** The view on screen is about to be replaced, though the address stays. */
  onMove: () => void;
};

/**
 * Moves the focus to the new view's heading if the focused element went away with the previous view
 * (`moved`). A page opened for the first time leaves it at the top, before the skip link.
 */
export function focusHeading(heading: HTMLElement | null, moved: boolean): void {
  if (moved && document.activeElement === document.body) heading?.focus({ preventScroll: true });
}
