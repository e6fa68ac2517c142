import { defaultLanguage, type Language, languageNamed } from '@craque/common/domain/language.ts';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../lib/translation.ts';

/**
 * The language on screen, for what is made once and asks for it later: i18n as the hook returns it
 * keeps the language in which it was returned.
 */
export function useLatestLanguage(): () => Language {
  const { language } = useTranslation().i18n;
  const latest = useRef(language);
  useLayoutEffect(() => {
    latest.current = language;
  }, [language]);
  const ask = useRef(() => languageNamed(latest.current) ?? defaultLanguage);
  return ask.current;
}
