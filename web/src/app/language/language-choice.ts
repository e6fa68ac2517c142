import {
  defaultLanguage,
  type Language,
  languageNamed,
  languages,
} from '@craque/common/domain/language.ts';

export type LanguageChoice = {
  language: Language;
  /** True if the choice is the default and is to be stored. */
  store: boolean;
};

/** The initial language (rules: languages); the browser's is not stored, so it keeps following. */
export function chooseLanguage(stored: string | null, browser: string | undefined): LanguageChoice {
  const kept = languages.find((language) => language === stored);
  if (kept) return { language: kept, store: false };
  const spoken = languageNamed(browser ?? '');
  if (spoken) return { language: spoken, store: false };
  return { language: defaultLanguage, store: true };
}
