/** Of views that take one another's place. */
export type ViewMoves = {
  /** True where something else was on screen before. */
  moved: boolean;
  /** What is on screen gives way, though the address stays. */
  onMove: () => void;
};

/**
 * Gives the focus to the heading of what has come, where the element that had it went away with what was there before
 * (`moved`). A page that is opened for the first time leaves it at the top, before the link past the header.
 */
export function catchFocus(heading: HTMLElement | null, moved: boolean): void {
  if (moved && document.activeElement === document.body) heading?.focus({ preventScroll: true });
}
