import type { Fact } from '@craque/common/domain/athlete/athlete.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import type { Texts } from '../texts/texts.ts';

export type Gender = 'female' | 'male';

const ordinalKinds: ReadonlySet<string> = new Set(['ageRank', 'draftPick']);

/** The sport's own text first, else the text for any sport. */
const keysOf = (group: string, sport: Sport, kind: string) => [
  `${group}.${sport}.${kind}`,
  `${group}.any.${kind}`,
];

/** A fact as a sentence about an unnamed athlete, from a template. */
export function factSentence(
  texts: Texts,
  sport: Sport,
  fact: Fact,
  gender: Gender | undefined,
): string {
  const { kind, value } = fact;
  const keys = keysOf('facts', sport, kind === 'ageRank' && value === 1 ? 'oldest' : kind);
  if (typeof value === 'string') return texts.t(keys, { context: value });
  if (typeof value !== 'number')
    return texts.t(keys, { context: gender, years: texts.years(value) });
  return texts.t(keys, {
    context: gender,
    value,
    count: value,
    ordinal: ordinalKinds.has(kind),
    weekday: kind === 'birthWeekday' ? texts.weekday(value) : '',
  });
}

function factValue(texts: Texts, { kind, value }: Fact): string {
  if (typeof value === 'string') return texts.t(`words.${value}`);
  if (typeof value !== 'number') return texts.years(value);
  return kind === 'heightCm' ? `${value} cm` : String(value);
}

export function factStat(texts: Texts, sport: Sport, fact: Fact): { key: string; value: string } {
  return { key: texts.t(keysOf('statLabels', sport, fact.kind)), value: factValue(texts, fact) };
}
