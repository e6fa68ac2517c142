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

const ordinalKinds: ReadonlySet<string> = new Set(['activeAgeRank', 'draftPick']);

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

/** `on Craque's NBA list`: the population of derived facts. */
function listText({ t, language }: Texts, league: League): string {
  return t([`lists.${league}`, `lists.${competitionOf(league)}`, 'lists.any'], {
    league: leagueName(league, language),
  });
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
    ordinal: ordinalKinds.has(kind),
    times: t([`times.${value}`, 'times.any'], { count: value }),
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
