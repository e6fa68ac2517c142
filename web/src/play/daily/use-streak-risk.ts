import type { Daily } from '@craque/common/contracts/daily.ts';
import { useEffect, useState } from 'react';
import { storage } from '../../lib/storage.ts';

const told = 'craque.told-streak';

/** The hour of the device's day from which the end of a streak is worth a word. */
const evening = 18;

export type RiskDeps = { now: () => Date; store: Pick<typeof storage, 'read' | 'write'> };

const ofDevice: RiskDeps = { now: () => new Date(), store: storage };

/** Whether to say, in the evening and once a date, that today is still missing in the streak. */
export function useStreakRisk(
  daily: Daily | undefined,
  { now, store }: RiskDeps = ofDevice,
): boolean {
  const [tellsFor, setTellsFor] = useState<string>();
  const date = daily?.date;
  const atRisk = daily?.streak.atRisk === true;
  useEffect(() => {
    if (!atRisk || date === undefined || now().getHours() < evening) return;
    if (store.read(told) === date) return;
    store.write(told, date);
    setTellsFor(date);
  }, [atRisk, date, now, store]);
  return atRisk && tellsFor === date;
}
