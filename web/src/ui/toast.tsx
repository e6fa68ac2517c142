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

/** Milliseconds after the first paint until the area is fetched, so that it is there when the network is not. */
const fetchAfter = 2000;

/** The notification area: name of the region with its hotkey, and of the button that closes a toast. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const timer = setTimeout(want, toasts.getState().toasts.length > 0 ? 0 : fetchAfter);
    const unsubscribe = toasts.subscribe(want);
    return () => {
      clearTimeout(timer);
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
