/** Shipped languages. Portuguese is the default, English the fallback for missing texts. */
export const languages = ['pt', 'en', 'es', 'fr', 'de', 'it'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'pt';
export const fallbackLanguage: Language = 'en';

/** What each language calls itself, as `Intl.DisplayNames` has it, which takes long to ask at a start. */
export const ownNames: Readonly<Record<Language, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};

/** `pt-BR` → `pt`; undefined if the language is not shipped. */
export function languageNamed(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** In it a browser repeats its stored choice, so that the server's first page has its language. */
export const languageCookie = 'craque_language';
