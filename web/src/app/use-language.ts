import { defaultLanguage, type Language, languageNamed } from '@craque/common/domain/language.ts';
import { useTranslation } from 'react-i18next';

export type SetLanguage = (language: Language) => Promise<void>;

/** The language on screen. */
export function useLanguage(): Language {
  return languageNamed(useTranslation().i18n.language) ?? defaultLanguage;
}
