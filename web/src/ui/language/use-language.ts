import { defaultLanguage, type Language, languageNamed } from '@craque/common/domain/language.ts';
import { useTranslation } from '../../lib/translation.ts';

/** The language on screen, for the server's texts and for Intl. */
export function useLanguage(): Language {
  return languageNamed(useTranslation().i18n.language) ?? defaultLanguage;
}
