import type { Daily } from '@craque/common/contracts/daily.ts';
import type { TFunction } from 'i18next';

/** What the coming midnight does to a streak of which today is still missing. */
export function riskText(t: TFunction, { current, freezes }: Daily['streak']): string {
  return freezes > 0 ? t('daily.streak.riskFrozen') : t('daily.streak.risk', { count: current });
}
