import { createStore } from 'zustand/vanilla';

export type ToastInput = {
  title: string;
  description?: string;
  /** `error` has an icon, so it does not depend on colour. */
  tone?: 'plain' | 'error';
  /** Milliseconds on screen; 5000 by default, a hint takes 6000. */
  duration?: number;
  action?: ToastAction;
  /** The page shows it: only announced on a phone, where a toast lies over the header. */
  echo?: boolean;
};

/** A button on the toast; pressing it closes the toast too. F8 moves the keyboard focus there. */
export type ToastAction = {
  label: string;
  /** For screen readers: where to do the same once the toast is gone. */
  elsewhere: string;
  onAct: () => void;
};

export function createToastStore() {
  const store = createStore<{ toast?: ToastInput & { id: number } }>(() => ({}));
  const memo = { lastId: 0 };
  return {
    ...store,
    show(input: ToastInput): number {
      memo.lastId += 1;
      store.setState({ toast: { ...input, id: memo.lastId } });
      return memo.lastId;
    },
    /** Takes the toast away if it is still on the screen; without an id, any. */
    dismiss(id = store.getState().toast?.id): void {
      if (store.getState().toast?.id === id) store.setState({}, true);
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
