import { createStore } from 'zustand/vanilla';
import { type KeyValue, storage, storageKey } from '../../lib/storage.ts';
import { breakpoint } from '../../ui/tokens.ts';

const open =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';
const locked = `${open}, maximum-scale=1, user-scalable=no`;

export type ViewportDeps = {
  storage: KeyValue;
  mobile: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  meta: { content: string };
  largeText: boolean;
};

/** The page of a phone does not zoom, unless the visitor or the device's text size asks for it. */
export function createZoomStore({ storage: kept, mobile, meta, largeText }: ViewportDeps) {
  const stored = kept.read(storageKey.allowZoom);
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
    /** The lock is off because of the device, and the visitor has not been notified yet. */
    isNews: stored === null && largeText && mobile.matches,
    allow(allowed: boolean): void {
      kept.write(storageKey.allowZoom, allowed ? 'yes' : 'no');
      store.setState({ allowed });
    },
  };
}

export type ZoomStore = ReturnType<typeof createZoomStore>;

export const zoom: ZoomStore = createZoomStore({
  storage,
  mobile: window.matchMedia(`(max-width: ${breakpoint.mobile - 0.02}px)`),
  meta:
    document.querySelector<HTMLMetaElement>('meta[name="viewport"]') ??
    document.createElement('meta'),
  largeText: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16,
});
