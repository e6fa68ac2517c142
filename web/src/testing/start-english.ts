import type { Language } from '@craque/common/domain/language.ts';
import { loadCatalogue } from '../app/language/catalogues.ts';
import { accountTexts } from '../lib/account-texts.ts';
import { createTranslations } from '../app/language/i18n.ts';

/** Gives the components under test the English texts; call it in `beforeAll`. */
export const startEnglish = (): Promise<void> => startTexts('en');

/** The same in another language; give the tests after it theirs back. */
export async function startTexts(language: Language): Promise<void> {
  const { wantAccountTexts } = await createTranslations({
    load: loadCatalogue,
    storage: { read: () => null, write: () => undefined },
    browserLanguage: language,
    root: { lang: '' },
  });
  await wantAccountTexts();
  accountTexts.provide(async () => undefined);
}
