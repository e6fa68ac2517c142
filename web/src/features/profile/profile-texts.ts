import { defaultLanguage, type Language, languageNamed } from '@craque/common/domain/language.ts';
import { dayText, hourText } from '../../lib/time/day-text.ts';
import { timeLeft } from '../../lib/time/time-left.ts';
import { useTranslation } from '../../lib/translation.ts';

export type ProfileTexts = {
  /** 1250 as 1,250 or 1.250. */
  number: (value: number) => string;
  /** With one decimal. */
  decimal: (value: number) => string;
  /** 67 as 67% or 67 %. */
  percent: (value: number) => string;
  /** Whole seconds as minutes and seconds: 85 as 1 min 25 s. */
  duration: (seconds: number) => string;
  /** As `timeLeft`. */
  left: (milliseconds: number) => string;
  /** As `dayText`. */
  date: (isoDateTime: string) => string | undefined;
  /** The time of day in the reader's zone: 17:30; undefined for an invalid date. */
  time: (isoDateTime: string) => string | undefined;
  /** Today and yesterday as words; undefined for other days. */
  relativeDay: (daysAgo: number) => string | undefined;
  /** The weekday of so many days ago: M or Monday. */
  weekday: (daysAgo: number, now: number, form: 'narrow' | 'long') => string;
};

/** Formats numbers, times and dates of the profile in the reader's language. */
export function profileTexts(language: Language): ProfileTexts {
  const unit = (name: 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' });
  return {
    number: (value) => new Intl.NumberFormat(language).format(value),
    decimal: (value) =>
      new Intl.NumberFormat(language, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(value),
    percent: (value) => new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100),
    duration: (seconds) => {
      const minutes = unit('minute').format(Math.floor(seconds / 60));
      return `${minutes} ${unit('second').format(Math.floor(seconds % 60))}`;
    },
    left: (milliseconds) => timeLeft(language, milliseconds),
    date: (isoDateTime) => dayText(language, isoDateTime),
    time: (isoDateTime) => hourText(language, isoDateTime),
    relativeDay: (daysAgo) =>
      daysAgo === 0 || daysAgo === 1
        ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day')
        : undefined,
    weekday(daysAgo, now, form) {
      const day = new Date(now);
      day.setDate(day.getDate() - daysAgo);
      return new Intl.DateTimeFormat(language, { weekday: form }).format(day);
    },
  };
}

/** The language on screen. */
export function useProfileLanguage(): Language {
  return languageNamed(useTranslation().i18n.language) ?? defaultLanguage;
}

export function useProfileTexts(): ProfileTexts {
  return profileTexts(useProfileLanguage());
}
