import type { Language } from '@craque/common/domain/language.ts';

/* Dates are `YYYY-MM-DD` and months `YYYY-MM`, in no zone; both compare as strings. */

const day = 24 * 60 * 60 * 1000;

const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
export const plus = (date: string, days: number) => dateOf(timeOf(date) + days * day);

export const monthOf = (date: string): string => date.slice(0, 7);

export function monthPlus(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Weeks begin on Sunday in Brazil, elsewhere on Monday: 0 or 1. */
export const firstWeekday = (language: Language): 0 | 1 => (language === 'pt' ? 0 : 1);

const inWeek = (date: string, first: 0 | 1) => (new Date(timeOf(date)).getUTCDay() + 7 - first) % 7;

/** The weeks of a month; undefined where a day belongs to another month. */
export function weeksOf(month: string, first: 0 | 1): (string | undefined)[][] {
  const start = `${month}-01`;
  const before = inWeek(start, first);
  const days = Math.round((timeOf(`${monthPlus(month, 1)}-01`) - timeOf(start)) / day);
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_each, weekday) => {
      const at = week * 7 + weekday - before;
      return at >= 0 && at < days ? plus(start, at) : undefined;
    }),
  );
}

export type Bounds = { first: string; last: string };

export function within(date: string, { first, last }: Bounds): string {
  if (date > last) return last;
  return date < first ? first : date;
}

/** Where a key leads, within the bounds; undefined for keys that do not move. */
export function dateAfterKey(
  key: string,
  date: string,
  week: 0 | 1,
  bounds: Bounds,
): string | undefined {
  const to = targets[key]?.(date, week);
  return to && within(to, bounds);
}

const targets: Readonly<Record<string, (date: string, week: 0 | 1) => string>> = {
  ArrowLeft: (date) => plus(date, -1),
  ArrowRight: (date) => plus(date, 1),
  ArrowUp: (date) => plus(date, -7),
  ArrowDown: (date) => plus(date, 7),
  Home: (date, week) => plus(date, -inWeek(date, week)),
  End: (date, week) => plus(date, 6 - inWeek(date, week)),
  PageUp: (date) => inMonth(date, -1),
  PageDown: (date) => inMonth(date, 1),
};

export function inMonth(date: string, months: number): string {
  const month = monthPlus(monthOf(date), months);
  const last = plus(`${monthPlus(month, 1)}-01`, -1);
  const same = `${month}${date.slice(7)}`;
  return same > last ? last : same;
}
