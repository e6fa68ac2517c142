import { lazy, Suspense, useEffect, useState } from 'react';
import { createToastStore, type ToastInput } from './toast-store.ts';

const toasts = createToastStore((run, ms) => setTimeout(run, ms));

/** Shows one toast; the one before it gives way (§9: one visible). Gives the id for `dismissToast`. */
export function showToast(input: ToastInput): number {
  return toasts.show(input);
}

export function dismissToast(id: number): void {
  toasts.dismiss(id);
}

const LazyArea = lazy(async () => ({ default: (await import('./toast-area.tsx')).ToastArea }));

/** The area is fetched when the visitor does the first thing, so that it is there when later the network is not. */
const firstDeeds = ['pointerdown', 'keydown', 'focusin'] as const;

/** The notification area: name of the region with its hotkey, and of the button that closes a toast. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const leaving = new AbortController();
    for (const deed of firstDeeds) addEventListener(deed, want, { signal: leaving.signal });
    const unsubscribe = toasts.subscribe(want);
    if (toasts.getState().toasts.length > 0) want();
    return () => {
      leaving.abort();
      unsubscribe();
    };
  }, []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <LazyArea label={label} closeLabel={closeLabel} toasts={toasts} />
    </Suspense>
  );
}
