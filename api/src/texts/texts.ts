import { readFileSync } from 'node:fs';
import {
  dayOfMonth,
  fallbackLanguage,
  type Language,
  languages,
} from '@craque/common/domain/language.ts';
import { countries } from 'countries-list';
import i18next from 'i18next';

/** The text of the first existing key; keys are untyped, unlike the client's. */
export type Translate = (
  key: string | readonly string[],
  values?: Record<string, unknown>,
) => string;

function readCatalogue(language: Language): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8'));
}

/** 2024-01-01 was a Monday. */
const dayOfWeek = (day: number) => new Date(Date.UTC(2024, 0, day));

/** Three years and more in a row are a run. */
function runsOf(years: readonly number[]): string[] {
  const first = years.filter((year) => !years.includes(year - 1));
  return first.flatMap((from) => {
    const to = years.find((year) => year >= from && !years.includes(year + 1)) ?? from;
    if (to - from >= 2) return [`${from}–${to}`];
    return from === to ? [String(from)] : [String(from), String(to)];
  });
}

/** The formats of a language are a megabyte of Node's data. */
function whenWanted<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const codesByName = whenWanted(() => {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return new Map(Object.keys(countries).map((code) => [english.of(code), code]));
});

/** The api's own texts in one language, with its formats. */
function textsIn(language: Language, t: Translate) {
  const formats = whenWanted(() => ({
    regions: new Intl.DisplayNames(language, { type: 'region' }),
    weekdays: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
    list: new Intl.ListFormat(language, { type: 'conjunction' }),
    dates: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
  }));
  const made = new Map<string, string>();
  /** Intl does not know the home nations. */
  const nation = (code: string): string =>
    code.includes('-') ? t(`nations.${code}`) : (formats().regions.of(code) ?? code);
  const partText = ({ type, value }: Intl.DateTimeFormatPart) =>
    type === 'day' ? dayOfMonth(language, Number(value)) : value;
  return {
    language,
    t,
    nation,
    /** By the English name that a national team bears. */
    country(englishName: string) {
      const code = codesByName().get(englishName);
      return code ? nation(code) : t(`teams.${englishName}`, { defaultValue: englishName });
    },
    /** `April 1, 1927`, of an ISO date. */
    date: (isoDate: string) =>
      formats()
        .dates.formatToParts(new Date(`${isoDate}T00:00:00Z`))
        .map(partText)
        .join(''),
    /** Monday = 1 .. Sunday = 7. */
    weekday: (day: number) => formats().weekdays.format(dayOfWeek(day)),
    /** `1991–1993, 1996, and 1998`. */
    years: (years: readonly number[]) => formats().list.format(runsOf(years)),
    /**
     * Looking up the feedback of all guesses again was the most expensive part of a guess
     * (docs/benchmarks.md). Nothing is ever evicted, so keys must be few.
     */
    once(key: string, make: () => string) {
      const known = made.get(key);
      if (known !== undefined) return known;
      const text = make();
      made.set(key, text);
      return text;
    },
  };
}

export type Texts = ReturnType<typeof textsIn>;

/**
 * `{{count, words}}` is `two`, with `ordinal` `Second`: of the numbers under these names in the
 * language itself, others in digits.
 */
function addNumbers(instance: typeof i18next, styles: Iterable<string>): void {
  for (const style of styles) {
    const keysOf = (count: number) => [`numbers.${style}.${count}`, `numbers.${style}.any`];
    instance.services.formatter?.add(style, (count: number, language) => {
      const within = { lngs: [language ?? fallbackLanguage], ordinal: true };
      return instance.t(keysOf(count), { ...within, count, defaultValue: String(count) });
    });
  }
}

/** A missing text falls back to English. */
export function loadTexts(): (language: Language) => Texts {
  const instance = i18next.createInstance();
  const catalogues = languages.map((language) => [language, readCatalogue(language)] as const);
  instance.init({
    initAsync: false,
    fallbackLng: fallbackLanguage,
    supportedLngs: [...languages],
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      catalogues.map(([language, translation]) => [language, { translation }]),
    ),
  });
  addNumbers(instance, new Set(catalogues.flatMap(([, each]) => Object.keys(each.numbers ?? {}))));
  const all = new Map(
    languages.map((language) => [
      language,
      textsIn(language, instance.getFixedT(language) as unknown as Translate),
    ]),
  );
  return (language) => {
    const texts = all.get(language);
    if (!texts) throw new RangeError(`no texts in ${language}`);
    return texts;
  };
}
