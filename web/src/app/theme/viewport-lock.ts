import { createStore } from 'zustand/vanilla';
import { type KeyValue, storageKey } from '../../lib/storage.ts';

const open =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';
const locked = `${open}, maximum-scale=1, user-scalable=no`;

export type ViewportDeps = {
  storage: KeyValue;
  /** Under 768 px. */
  mobile: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  /** <meta name="viewport">. */
  meta: { content: string };
  /** The device asks for text larger than 16 px. */
  largeText: boolean;
};

/**
 * Under 768 px the page does not zoom, unless the visitor has turned the lock off in the footer or
 * the device asks for larger text.
 */
export function createZoomStore({ storage, mobile, meta, largeText }: ViewportDeps) {
  const stored = storage.read(storageKey.allowZoom);
  const store = createStore<{ allowed: boolean }>(() => ({
    allowed: stored === null ? largeText : stored === 'yes',
  }));
  const apply = () => {
    meta.content = mobile.matches && !store.getState().allowed ? locked : open;
  };
  mobile.addEventListener('change', apply);
  store.subscribe(apply);
  apply();
  return {
    ...store,
    allow(allowed: boolean): void {
      storage.write(storageKey.allowZoom, allowed ? 'yes' : 'no');
      store.setState({ allowed });
    },
  };
}

export type ZoomStore = ReturnType<typeof createZoomStore>;
