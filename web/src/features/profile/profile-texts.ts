import type { Language } from '@craque/common/domain/language.ts';
import { dayText, hourText } from '../../lib/time/day-text.ts';
import { timeLeft } from '../../lib/time/time-left.ts';
import { useLanguage } from '../../ui/language/use-language.ts';

export function profileTexts(language: Language) {
  const number = (options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format;
  const unit = (name: 'minute' | 'second') =>
    number({ style: 'unit', unit: name, unitDisplay: 'short' });
  return {
    number: number(),
    decimal: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** 67 as 67% or 67 %. */
    percent: (value: number) => number({ style: 'percent' })(value / 100),
    /** Whole seconds: 85 as 1 min 25 s, 35 as 35 s. */
    duration(seconds: number): string {
      const minutes = seconds < 60 ? '' : `${unit('minute')(Math.floor(seconds / 60))} `;
      return minutes + unit('second')(Math.floor(seconds % 60));
    },
    left: (milliseconds: number) => timeLeft(language, milliseconds),
    date: (isoDateTime: string) => dayText(language, isoDateTime),
    time: (isoDateTime: string) => hourText(language, isoDateTime),
    /** Today and yesterday as words; undefined for other days. */
    relativeDay: (daysAgo: number) =>
      daysAgo === 0 || daysAgo === 1
        ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day')
        : undefined,
    weekday(daysAgo: number, now: number, form: 'narrow' | 'long') {
      const day = new Date(now);
      day.setDate(day.getDate() - daysAgo);
      return new Intl.DateTimeFormat(language, { weekday: form }).format(day);
    },
  };
}

export const useProfileTexts = () => profileTexts(useLanguage());
