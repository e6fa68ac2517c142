import type { Language } from '@craque/common/domain/language.ts';
import type { TFunction } from 'i18next';
import { loadCatalogue } from '../app/language/catalogues.ts';
import { createTranslations } from '../app/language/i18n.ts';

/** The texts of a language, for assertions. */
export async function textsOf(language: Language): Promise<TFunction> {
  const { i18n, wantTexts } = await createTranslations({
    load: loadCatalogue,
    storage: { read: () => language, write: () => undefined },
    browserLanguage: undefined,
    root: { lang: '' },
  });
  await Promise.all([wantTexts('account'), wantTexts('party')]);
  return i18n.t;
}
