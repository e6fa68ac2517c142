import { loadCatalogue } from '../app/language/catalogues.ts';
import { accountTexts } from '../lib/account-texts.ts';
import { createTranslations } from '../app/language/i18n.ts';

/** Gives the components under test the English texts; call it in `beforeAll`. */
export async function startEnglish(): Promise<void> {
  const { wantAccountTexts } = await createTranslations({
    load: loadCatalogue,
    storage: { read: () => null, write: () => undefined },
    browserLanguage: 'en',
    root: { lang: '' },
  });
  await wantAccountTexts();
  accountTexts.provide(async () => undefined);
}
