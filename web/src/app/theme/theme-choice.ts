import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type KeyValue, storage, storageKey } from '../../lib/storage.ts';
import type { Theme } from './theme.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export function readThemeChoice(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function themeOf(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

export type ThemeDeps = {
  storage: KeyValue;
  systemDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  /** <html>: its data-theme decides every colour, so a change repaints without a render. */
  root: { dataset: DOMStringMap };
  /** The colours of the browser's own bars, one element for each theme. */
  bars?: Iterable<Pick<HTMLMetaElement, 'media' | 'dataset'>>;
};

/** index.html sets the first theme by the same rule before anything is painted. */
export function createThemeStore({ storage: kept, systemDark, root, bars = [] }: ThemeDeps) {
  // Begins as the ready-made page does, which React takes over as it is.
  const store = createStore<{ choice: ThemeChoice }>(() => ({ choice: 'system' }));
  store.setState({ choice: readThemeChoice(kept.read(storageKey.theme)) });
  const apply = () => {
    const theme = themeOf(store.getState().choice, systemDark.matches);
    root.dataset.theme = theme;
    for (const bar of bars) bar.media = bar.dataset.of === theme ? 'all' : 'not all';
  };
  systemDark.addEventListener('change', apply);
  store.subscribe(apply);
  apply();
  return {
    ...store,
    choose(choice: ThemeChoice): void {
      kept.write(storageKey.theme, choice);
      store.setState({ choice });
    },
  };
}

export type ThemeStore = ReturnType<typeof createThemeStore>;

export const theme: ThemeStore = createThemeStore({
  storage,
  systemDark: window.matchMedia('(prefers-color-scheme: dark)'),
  root: document.documentElement,
  bars: document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'),
});

export function useThemeChoice(): ThemeChoice {
  return useStore(theme, (state) => state.choice);
}
