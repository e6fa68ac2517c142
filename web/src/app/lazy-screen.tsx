import { type ComponentType, lazy, useState } from 'react';

export type LazyScreen = {
  Screen: ComponentType;
  /** Loads the chunk ahead, so that the first render shows the screen without a fallback before it. */
  preload: () => Promise<void>;
};

/** A screen in a chunk of its own. Once loaded it renders at once, where React.lazy would show the fallback first. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  const loaded: { screen?: ComponentType } = {};
  const fetchScreen = async () => {
    loaded.screen = await load();
    return { default: loaded.screen };
  };
  const Lazy = lazy(fetchScreen);
  return {
    Screen: function LazyOrReady() {
      const [Chosen] = useState<ComponentType>(() => loaded.screen ?? Lazy);
      return <Chosen />;
    },
    preload: async () => {
      await fetchScreen();
    },
  };
}
