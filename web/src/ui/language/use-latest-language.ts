import { defaultLanguage, type Language, languageNamed } from '@craque/common/domain/language.ts';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../lib/translation.ts';

/** For what is made once and asks later: the hook's i18n keeps its language. */
export function useLatestLanguage(): () => Language {
  const { language } = useTranslation().i18n;
  const latest = useRef(language);
  useLayoutEffect(() => {
    latest.current = language;
  }, [language]);
  const ask = useRef(() => languageNamed(latest.current) ?? defaultLanguage);
  return ask.current;
}
