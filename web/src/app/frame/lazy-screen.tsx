import { type ComponentType, lazy, useState } from 'react';

export type LazyScreen = {
  /** Identifies the screen: two paths of the same screen keep it mounted. */
  name: string;
  /** The screen itself once it is loaded, before that its lazy wrapper. */
  current: () => ComponentType;
  /** Preloads the chunk, so that the first render shows the screen without a fallback. */
  preload: () => Promise<void>;
};

/** A screen in its own chunk; `texts` fetches the catalogues it needs besides the first page's. */
export function lazyScreen(
  name: string,
  load: () => Promise<ComponentType>,
  texts: () => Promise<void> = async () => undefined,
): LazyScreen {
  const loaded: { screen?: ComponentType } = {};
  const fetchScreen = async () => {
    const [screen] = await Promise.all([load(), texts()]);
    loaded.screen = screen;
    return { default: screen };
  };
  const standIn = lazy(fetchScreen);
  return {
    name,
    current: () => loaded.screen ?? standIn,
    preload: async () => {
      await fetchScreen();
    },
  };
}

/**
 * Renders a loaded screen at once, where React.lazy would show the fallback first; does not switch
 * while mounted.
 */
export function ShowScreen({ screen }: { screen: LazyScreen }) {
  const [Chosen] = useState<ComponentType>(screen.current);
  return <Chosen />;
}
