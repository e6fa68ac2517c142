import type { Language } from '@craque/common/domain/language.ts';
import type { TFunction } from 'i18next';

const day = 24 * 60 * 60 * 1000;

/** Calendar days in the reader's zone from one time to another. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.round((midnight(to) - midnight(from)) / day);
}

/** A time within the next days in the reader's zone: `9:40 PM tomorrow`. */
export function whenText(t: TFunction, language: Language, isoDateTime: string, now: number) {
  const at = new Date(isoDateTime);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  const days = daysBetween(new Date(now), at);
  if (days === 0) return t('waits.today', { time });
  if (days === 1) return t('waits.tomorrow', { time });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(at);
  return t('waits.day', { day: weekday, time });
}

export type Waiting = {
  waitsUntil: string;
  /** The streak that is lost with this game; 0 if none, or unknown. */
  streak: number;
};

export function waitsText(
  t: TFunction,
  language: Language,
  { waitsUntil, streak }: Waiting,
  now: number,
): string {
  const when = whenText(t, language, waitsUntil, now);
  return t(streak > 0 ? 'waits.streak' : 'waits.game', { when });
}
