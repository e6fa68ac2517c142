export const standingsId = 'standings';

/** Moves the page and the focus to the heading of the standings, if there are any. */
export function showStandings(): boolean {
  const heading = document.getElementById(standingsId);
  heading?.scrollIntoView?.();
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
