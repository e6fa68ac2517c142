import { fallbackLanguage, type Language } from '@craque/common/domain/language.ts';
import { createInstance, type i18n } from 'i18next';
import { type KeyValue, storageKey } from '../../lib/storage.ts';
import type { LatePart } from '../../lib/late-texts.ts';
import { shownByReact } from '../../lib/translation.ts';
import type { CataloguePart, LoadCatalogue } from './catalogues.ts';
import { chooseLanguage } from './language-choice.ts';

export type I18nDeps = {
  load: LoadCatalogue;
  storage: KeyValue;
  browserLanguage: string | undefined;
  root: { lang: string };
  /** Called with every language that is chosen: the server's next page begins in it. */
  tellServer?: (language: Language) => void;
};

export type Translations = {
  i18n: i18n;
  /** Rejects, with nothing changed, if the language cannot be loaded. */
  setLanguage: (language: Language) => Promise<void>;
  /** Loads the texts beyond the game, from then on for every language that is chosen. */
  wantTexts: (part: LatePart) => Promise<void>;
  /** To be called once the first page is on screen: only then are later texts rendered. */
  mounted: () => void;
};

const space = 'translation';

/** Ready when the chosen language can be shown. English is loaded as soon as a key is missing. */
export async function createTranslations(deps: I18nDeps): Promise<Translations> {
  const choice = chooseLanguage(deps.storage.read(storageKey.language), deps.browserLanguage);
  if (choice.store) deps.storage.write(storageKey.language, choice.language);
  const instance = createInstance();
  const parts: CataloguePart[] = ['game'];
  const there = new Set<string>();
  const addPart = async (language: Language, part: CataloguePart) => {
    if (there.has(`${language} ${part}`)) return;
    const texts = await deps.load(language, part);
    there.add(`${language} ${part}`);
    instance.addResourceBundle(language, space, texts, true);
  };
  const add = async (language: Language) => {
    await Promise.all(parts.map((part) => addPart(language, part)));
  };
  const english = fallbackOf(() => add(fallbackLanguage));
  const first = await deps.load(choice.language, 'game');
  there.add(`${choice.language} game`);
  await instance.use(shownByReact).init({
    lng: choice.language,
    fallbackLng: fallbackLanguage,
    resources: { [choice.language]: { [space]: first } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: english.want,
  });
  deps.root.lang = choice.language;
  return {
    i18n: instance,
    mounted: english.mounted,
    async setLanguage(language) {
      await add(language);
      await instance.changeLanguage(language);
      deps.storage.write(storageKey.language, language);
      deps.tellServer?.(language);
      deps.root.lang = language;
    },
    async wantTexts(part) {
      if (!parts.includes(part)) parts.push(part);
      await add(instance.language as Language);
    },
  };
}

/** Fetches the fallback on demand, but not before the page listens; a failed fetch is retried. */
function fallbackOf(fetchIt: () => Promise<void>) {
  const state = { wanted: false, mounted: false };
  const fetchOnce = () => {
    if (state.wanted && state.mounted) void fetchIt().catch(() => undefined);
  };
  return {
    want() {
      state.wanted = true;
      fetchOnce();
    },
    mounted() {
      state.mounted = true;
      fetchOnce();
    },
  };
}
