import type { Daily } from '@craque/common/contracts/daily.ts';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { storage } from '../../lib/storage.ts';
import { useTranslation } from '../../lib/translation.ts';
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

/** What midnight will do to a streak that still lacks today. */
export function riskText(t: TFunction, { current, freezes }: Daily['streak']): string {
  return freezes > 0 ? t('daily.streak.riskFrozen') : t('daily.streak.risk', { count: current });
}

export function StreakRisk({ daily }: { daily: Daily | undefined }) {
  const { t } = useTranslation();
  const isShown = useStreakRisk(daily);
  return isShown && daily && <Marked role="status">{riskText(t, daily.streak)}</Marked>;
}
