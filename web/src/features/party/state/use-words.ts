import type { Language } from '@craque/common/domain/language.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../../lib/translation.ts';
import { useLanguage } from '../../../ui/language/use-language.ts';

export type Words = { t: TFunction; language: Language };

/** As on the big screen, 1,477. */
export const pointsText = ({ t, language }: Words, points: number): string =>
  t('game.points', { points: points.toLocaleString(language) });

export function useWords(): Words {
  const { t } = useTranslation();
  const language = useLanguage();
  return { t, language };
}
