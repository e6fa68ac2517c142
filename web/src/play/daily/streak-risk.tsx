import type { Daily } from '@craque/common/contracts/daily.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { storage } from '../../lib/storage.ts';
import { whenText } from '../../lib/time/waits-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useLanguage } from '../../ui/language/use-language.ts';
import { Marked } from '../../ui/type.ts';

const shownKey = 'craque.told-streak';

/** The hour of the device's day from which the end of a streak is worth a warning. */
const evening = 18;

export type RiskDeps = { now: () => Date; store: Pick<typeof storage, 'read' | 'write'> };

const ofDevice: RiskDeps = { now: () => new Date(), store: storage };

/** Whether to warn, in the evening and once per date, that today is still missing from the streak. */
export function useStreakRisk(
  daily: Daily | undefined,
  { now, store }: RiskDeps = ofDevice,
): boolean {
  const [warnedFor, setWarnedFor] = useState<string>();
  const date = daily?.date;
  const atRisk = daily?.streak.atRisk === true;
  useEffect(() => {
    if (!atRisk || date === undefined || now().getHours() < evening) return;
    if (store.read(shownKey) === date) return;
    store.write(shownKey, date);
    setWarnedFor(date);
  }, [atRisk, date, now, store]);
  return atRisk && warnedFor === date;
}

/** Until when a streak lives that still lacks today, and what comes then. */
export function riskText(t: TFunction, language: Language, daily: Daily): string {
  const { current, freezes, livesUntil } = daily.streak;
  const when = whenText(t, language, livesUntil ?? daily.nextAt, Date.now());
  if (freezes > 0) return t('daily.streak.riskFrozen', { when });
  return t('daily.streak.risk', { count: current, when });
}

export function StreakRisk({ daily }: { daily: Daily | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isShown = useStreakRisk(daily);
  return isShown && daily && <Marked role="status">{riskText(t, language, daily)}</Marked>;
}
