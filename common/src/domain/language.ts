import type { League } from './league-table.ts';

/** Shipped languages. Portuguese is the default, English the fallback for missing texts. */
export const languages = ['pt', 'en', 'es', 'fr', 'de', 'it'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'pt';
export const fallbackLanguage: Language = 'en';

/** What each language calls itself, as `Intl.DisplayNames` has it, which takes long to ask at a start. */
export const ownNames: Readonly<Record<Language, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};

/** As `Intl` has them, and only French with full stops: to begin with `Intl` takes a slow phone 0.1 s. */
export const monthNames: Readonly<Record<Language, string>> = {
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  de: 'Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
};

/** Where readers of a language know the players of soccer; several by turns. */
const readersLeagues: Readonly<Record<Language, readonly [League, ...League[]]>> = {
  pt: ['brasileirao', 'spanish-la-liga', 'english-premier-league'],
  en: ['english-premier-league'],
  es: ['spanish-la-liga'],
  fr: ['french-ligue-1'],
  de: ['german-bundesliga'],
  it: ['italian-serie-a'],
};

/** The league of a newcomer's game, the first of theirs or after one in `before`. */
export function newcomersLeague(language: Language, before?: League): League {
  const leagues = readersLeagues[language];
  const next = before === undefined ? 0 : leagues.indexOf(before) + 1;
  return leagues[next] ?? leagues[0];
}

/** In the other sports everybody begins with the same. */
const firstElsewhere: readonly League[] = ['nba', 'atp', 'formula-1'];

export const isNewcomersLeague = (league: League): boolean =>
  [...Object.values(readersLeagues), firstElsewhere].some((own) => own.includes(league));

const firstOfMonth: Readonly<Partial<Record<Language, string>>> = { pt: '1º', fr: '1er', it: '1º' };

/** Intl leaves out that Portuguese, French and Italian call the first of a month by an ordinal. */
export const dayOfMonth = (language: Language, day: number): string =>
  (day === 1 && firstOfMonth[language]) || String(day);

export function languageNamed(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** In it a browser repeats its stored choice, so that the server's first page has its language. */
export const languageCookie = 'craque_language';
