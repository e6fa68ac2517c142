/** What a visitor does first. */
export const firstActions = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Runs once with the visitor's first action, to load what nothing needs before. Returns a function
 * that cancels it.
 */
export function onFirstAction(run: () => void): () => void {
  const leaving = new AbortController();
  const once = () => {
    leaving.abort();
    run();
  };
  for (const action of firstActions)
    addEventListener(action, once, { capture: true, signal: leaving.signal });
  return () => leaving.abort();
}
