import type { Fact } from '@craque/common/domain/athlete/athlete.ts';
import {
  competitionOf,
  type League,
  leagueName,
  type Sport,
  sportOf,
} from '@craque/common/domain/sport.ts';
import type { Texts } from '../texts/texts.ts';

export type Gender = 'female' | 'male';

/** No language says 1 with a number. */
const firstKeys: Readonly<Record<string, string>> = {
  activeAgeRank: 'oldest',
  draftPick: 'firstPick',
};

/** The first year in which a competition had its present name; its kind covers both names. */
const renamedIn: Readonly<Record<string, Readonly<Record<Gender, number>>>> = {
  championsLeaguesWon: { male: 1993, female: 2010 },
  europaLeaguesWon: { male: 2010, female: 2010 },
};

const keysOf = (group: string, sport: Sport, kind: string) => [
  `${group}.${sport}.${kind}`,
  `${group}.any.${kind}`,
];

/** `in the NBA album`: whom derived facts count. */
function listText({ t, language }: Texts, league: League): string {
  return t([`lists.${league}`, `lists.${competitionOf(league)}`, 'lists.any'], {
    league: leagueName(league, language),
  });
}

/** So many years say how many they are, too. */
const manyYears = 5;

/** `twice`, `(2003 and 2005)` or `five times (2003–2007)`. */
function timesText(texts: Texts, value: number | readonly number[]): string {
  if (typeof value === 'number') return texts.t([`times.${value}`, 'times.any'], { count: value });
  const years = `(${texts.years(value)})`;
  return value.length < manyYears ? years : `${timesText(texts, value.length)} ${years}`;
}

function yearsSentence(
  texts: Texts,
  sport: Sport,
  { kind, value }: { kind: string; value: readonly number[] },
  gender: Gender | undefined,
): string {
  const since = renamedIn[kind]?.[gender ?? 'male'] ?? 0;
  const before = value.filter((year) => year < since);
  const years = value.filter((year) => year >= since);
  const suffixWithBefore = years.length > 0 ? 'Both' : 'Before';
  const suffix = before.length > 0 ? suffixWithBefore : '';
  return texts.t(keysOf('facts', sport, kind + suffix), {
    context: gender,
    years: texts.years(years),
    before: texts.years(before),
    times: timesText(texts, value),
  });
}

/** A sentence that reveals neither retirement nor, without `gender`, the athlete's gender. */
export function factSentence(
  texts: Texts,
  league: League,
  { kind, value }: Fact,
  gender: Gender | undefined,
): string {
  const { t } = texts;
  const sport = sportOf(league);
  if (typeof value === 'string') return t(keysOf('facts', sport, kind), { context: value });
  if (typeof value !== 'number') return yearsSentence(texts, sport, { kind, value }, gender);
  return t(keysOf('facts', sport, (value === 1 && firstKeys[kind]) || kind), {
    context: gender,
    value,
    count: value,
    times: timesText(texts, value),
    their: t('their', { context: gender }),
    list: listText(texts, league),
    weekday: kind === 'birthWeekday' ? texts.weekday(value) : '',
  });
}

function factValue(texts: Texts, { kind, value }: Fact): string {
  if (typeof value === 'string') return texts.t(`words.${value}`);
  if (typeof value !== 'number') return texts.years(value);
  return kind === 'heightCm' ? `${value} cm` : String(value);
}

export function factStat(
  texts: Texts,
  sport: Sport,
  fact: Fact,
  gender?: Gender,
): { key: string; value: string } {
  const key = texts.t(keysOf('statLabels', sport, fact.kind), { context: gender });
  return { key, value: factValue(texts, fact) };
}
