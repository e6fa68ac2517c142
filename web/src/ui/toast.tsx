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

/** Not needed for the first paint, so it comes after it; a toast shown before that waits in the store. */

const LazyArea = lazy(async () => ({ default: (await import('./toast-area.tsx')).ToastArea }));

/** The notification area: name of the region with its hotkey, and of the button that closes a toast. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), 0);
    return () => clearTimeout(timer);
  }, []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <LazyArea label={label} closeLabel={closeLabel} toasts={toasts} />
    </Suspense>
  );
}
