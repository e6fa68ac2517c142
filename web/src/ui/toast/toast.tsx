import { type ComponentType, useEffect, useState } from 'react';
import { firstActions } from '../../lib/first-action.ts';
import type { ToastAreaProps } from './toast-area.tsx';
import { createToastStore } from './toast-store.ts';

const toasts = createToastStore();

export const showToast = toasts.show;

export const dismissToast = (id: number): void => toasts.dismiss(id);

/** Clears the screen for something more important. */
export const dismissToasts = (): void => toasts.dismiss();

/** Loaded on the visitor's first action, so that it is there if the network fails later. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [Area, setArea] = useState<ComponentType<ToastAreaProps>>();
  useEffect(() => {
    const leaving = new AbortController();
    const fetchArea = async () => {
      // If it cannot be loaded the page works without it, and the next action retries.
      const loaded = await import('./toast-area.tsx').catch(() => undefined);
      if (!loaded || leaving.signal.aborted) return;
      leaving.abort();
      setArea(() => loaded.ToastArea);
    };
    for (const userAction of firstActions)
      addEventListener(userAction, fetchArea, { signal: leaving.signal });
    const unsubscribe = toasts.subscribe(fetchArea);
    leaving.signal.addEventListener('abort', unsubscribe);
    if (toasts.getState().toast) void fetchArea();
    return () => leaving.abort();
  }, []);
  return Area && <Area label={label} closeLabel={closeLabel} toasts={toasts} />;
}
