import { useEffect, useEffectEvent } from 'react';

/** What an entry of the browser's history says. */
type Entry = {
  /** Its place, counted by the router. */
  idx?: number;
  /** How many entries below show the same page: each was left for an open dialog. */
  over?: number;
  /** The entry above shows the same page, for an open dialog. */
  under?: true;
};

const entry = (): Entry => window.history.state ?? {};

/** The entries that open dialogs have on the history, kept in step with its steps. */
function createDialogEntries() {
  const dialogs: (() => void)[] = [];
  /** Place of the entry as last seen; pages opened since then are above it. */
  let seen = entry().idx ?? 0;
  /** A dialog was closed by hand, and its entry is being left. */
  let isLeaving = false;

  /** Puts an entry on the history for each open dialog that has none. */
  function cover(): void {
    const { under: _, ...now } = entry();
    const { idx = 0, over = 0 } = now;
    seen = idx;
    if (isLeaving || over >= dialogs.length) return;
    window.history.replaceState({ ...now, under: true }, '');
    window.history.pushState({ ...now, idx: idx + 1, over: over + 1 }, '');
    seen = idx + 1;
  }

  /** A step back onto the page below a dialog's entry closes the dialog, or goes one step further. */
  function arrive(event: PopStateEvent): void {
    const { under, ...now } = entry();
    const { idx = 0 } = now;
    const isStepBack = idx === seen - 1;
    const wasLeaving = isLeaving;
    seen = idx;
    isLeaving = false;
    if (!under || !isStepBack) return;
    // It is the same page, so the router has nothing to do.
    event.stopImmediatePropagation();
    window.history.replaceState(now, '');
    const close = dialogs.at(-1);
    // Another dialog may have opened as this one closed.
    if (wasLeaving) cover();
    else if (close) close();
    else window.history.back();
  }

  window.addEventListener('popstate', arrive, { capture: true });
  return {
    /** Returns what removes the dialog; its entry stays. */
    add(close: () => void): () => void {
      dialogs.push(close);
      cover();
      return () => {
        dialogs.splice(dialogs.indexOf(close), 1);
      };
    },
    /** Leaves the entry of the topmost dialog, if it is the one on screen. */
    leave(): void {
      if (isLeaving || dialogs.length === 0 || (entry().over ?? 0) < dialogs.length) return;
      isLeaving = true;
      window.history.back();
    },
  };
}

const entries = createDialogEntries();

/**
 * Back, and the gesture that stands for it on a phone, closes what is open instead of leaving the
 * page. Returns what is to be called after it was closed by hand, so that its entry does not stay in
 * the history; an entry that stays because the close led on is passed over by Back.
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? entries.add(() => close()) : undefined), [open]);
  return entries.leave;
}
