/** What a visitor does first. */
export const firstActions = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Runs once with the visitor's first action, for what is loaded then because nothing before needs
 * it. Returns a function that calls it off.
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
