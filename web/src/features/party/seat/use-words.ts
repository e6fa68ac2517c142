import { useTranslation } from '../../../lib/translation.ts';
import { useLanguage } from '../../../ui/language/use-language.ts';
import type { Words } from './party-texts.ts';

export function useWords(): Words {
  const { t } = useTranslation();
  const language = useLanguage();
  return { t, language };
}
