import { createStore } from 'zustand/vanilla';

export type ToastInput = {
  title: string;
  description?: string;
  /** `error` has an icon, so it does not depend on colour. */
  tone?: 'plain' | 'error';
  /** Milliseconds on screen; 5000 by default, a hint takes 6000. */
  duration?: number;
  action?: ToastAction;
};

/** A button on the toast; pressing it closes the toast too. F8 moves the keyboard focus there. */
export type ToastAction = {
  label: string;
  /** For screen readers: where to do the same once the toast is gone. */
  elsewhere: string;
  onAct: () => void;
};

export type ToastItem = ToastInput & { id: number; open: boolean };

/** Number of visible toasts, and how long they stay (ms). */
export const toastRules = {
  visible: 1,
  duration: 5000,
  removeAfter: 1_000_000,
  swipeThreshold: 50,
  hotkey: 'F8',
} as const;

export type Later = (run: () => void, ms: number) => void;

/**
 * Toasts in memory, newest first. A new one replaces the one on screen; a dismissed one leaves the
 * screen at once and the memory after 1,000,000 ms, unless a new one has displaced it before.
 */
export function createToastStore(later: Later) {
  const store = createStore<{ toasts: readonly ToastItem[]; nextId: number }>(() => ({
    toasts: [],
    nextId: 1,
  }));
  function show(input: ToastInput): number {
    const id = store.getState().nextId;
    store.setState(({ toasts }) => ({
      nextId: id + 1,
      toasts: [{ ...input, id, open: true }, ...toasts].slice(0, toastRules.visible),
    }));
    return id;
  }
  function dismiss(id: number): void {
    store.setState(({ toasts }) => ({
      toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
    }));
    later(() => remove(id), toastRules.removeAfter);
  }
  function remove(id: number): void {
    store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  }
  return { ...store, show, dismiss };
}

export type ToastStore = ReturnType<typeof createToastStore>;
