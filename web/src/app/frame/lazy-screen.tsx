import { type ComponentType, lazy, useState } from 'react';

export type LazyScreen = {
  /** Tells screens apart: two paths of the same screen keep it mounted. */
  name: string;
  /** The screen itself once it is loaded, before that its lazy stand-in. */
  current: () => ComponentType;
  /** Loads the chunk ahead, so that the first render shows the screen without a fallback before it. */
  preload: () => Promise<void>;
};

/** A screen in a chunk of its own; `texts` fetches what it needs to read beside the first page's texts. */
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

/** Renders a loaded screen at once, where React.lazy would show the fallback first; keeps to it while it is mounted. */
export function ShowScreen({ screen }: { screen: LazyScreen }) {
  const [Chosen] = useState<ComponentType>(screen.current);
  return <Chosen />;
}
