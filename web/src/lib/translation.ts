import type { i18n, TFunction, ThirdPartyModule } from 'i18next';
import { useSyncExternalStore } from 'react';

/** A new object whenever texts may have changed. */
type Translation = { t: TFunction; i18n: i18n };

const listeners = new Set<() => void>();
const shown: { translation?: Translation } = {};

/** For `i18n.use`: components render with this instance, and again when it changes. */
export const shownByReact: ThirdPartyModule = {
  type: '3rdParty',
  init(instance) {
    const renew = () => {
      shown.translation = { t: instance.getFixedT(instance.language), i18n: instance };
      for (const listener of listeners) listener();
    };
    instance.on('initialized', renew);
    instance.on('languageChanged', renew);
    instance.store.on('added', renew);
    renew();
  },
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts as they are now, for what is no component. */
export function texts(): Translation {
  if (!shown.translation) throw new Error('No texts: createTranslations comes before rendering');
  return shown.translation;
}

/** Changes with the language. react-i18next would add 2 KiB to the first load. */
export const useTranslation = () => useSyncExternalStore(subscribe, texts, texts);
