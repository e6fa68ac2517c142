/** Shipped languages. Portuguese is the default, English the fallback for missing texts. */
export const languages = ['pt', 'en', 'es', 'fr', 'de', 'it'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'pt';
export const fallbackLanguage: Language = 'en';

/** `pt-BR` → `pt`; undefined if the language is not shipped. */
export function languageNamed(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** In it a browser repeats its stored choice, so that the server's first page has its language. */
export const languageCookie = 'craque_language';
