import type {
  Fact,
  FactForm,
  FactKind,
  PersonRecord,
} from '@craque/common/domain/athlete/athlete.ts';
import {
  factKindsOf,
  leagueFactKinds,
  neverAskedReasons,
  positionsOf,
  rankingBands,
} from '@craque/common/domain/athlete/athlete.ts';
import {
  beardWords,
  gestureWords,
  hairWords,
  helmetColours,
  helmetDesigns,
  toneWords,
  wornWords,
} from '@craque/common/domain/athlete/look.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { leaguesOf, sports } from '@craque/common/domain/sport.ts';
import { hasFlag } from 'country-flag-icons';
import * as z from 'zod';

/** The package also has flags of organisations and regions, which must not pass for countries. */
const flagsWithoutCountry = new Set(['AC', 'EU', 'IC', 'TA', 'XA', 'XC', 'XO']);
const homeNations = new Set(['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']);

/** ISO 3166-1 alpha-2, XK, or one of football's four home nations, and only with a flag to draw. */
export function isCountry(code: string): boolean {
  return (
    homeNations.has(code) ||
    (/^[A-Z]{2}$/.test(code) && hasFlag(code) && !flagsWithoutCountry.has(code))
  );
}

const text = z
  .string()
  .min(1)
  .max(100)
  .refine(
    (value) => value === value.trim() && value === value.normalize('NFC'),
    'has outer spaces or is not in NFC',
  );
const nameText = text.refine((value) => /[\p{L}\p{N}]/u.test(value), 'has no letter to compare');
const year = z.int().min(1880).max(2100);
const country = z
  .string()
  .refine(isCountry, { error: (issue) => `unknown country ${String(issue.input)}` });
const dateOfBirth = z.iso
  .date()
  .refine((date) => date > '1890' && date < '2015', 'not a plausible birth date');

function valueSchema(form: FactForm): z.ZodType<Fact['value']> {
  if (form === 'count') return z.int().min(1).max(2000);
  if (form === 'year') return year;
  if (form === 'cm') return z.int().min(140).max(240);
  if (form === 'years') return z.array(year).min(1).refine(isRising, 'years must rise');
  return z.enum(form);
}

function isRising(years: readonly number[]): boolean {
  return years.every((each, index) => index === 0 || each > (years[index - 1] ?? 0));
}

/** Kinds of the person, or those of the league; of the latter not every sport has any. */
function factsSchema(sport: Sport, ofLeague: boolean) {
  const kinds: [string, FactForm][] = Object.entries(factKindsOf[sport]);
  const options = kinds
    .filter(([kind]) => leagueFactKinds.has(kind as FactKind) === ofLeague)
    .map(([kind, form]) =>
      z.strictObject({ kind: z.literal(kind as FactKind), value: valueSchema(form) }),
    );
  const [first, ...rest] = options;
  return z
    .array(first ? z.discriminatedUnion('kind', [first, ...rest]) : z.never())
    .refine((facts) => isDistinct(facts.map((fact) => fact.kind)), 'a kind of fact twice');
}

const head = {
  hair: z.enum(hairWords).optional(),
  tone: z.enum(toneWords).optional(),
  beard: z.enum(beardWords).optional(),
  worn: z.array(z.enum(wornWords)).min(1).refine(isDistinct, 'a word twice').optional(),
};
const helmet = z
  .tuple([z.enum(helmetDesigns), z.enum(helmetColours)], z.enum(helmetColours))
  .refine((words) => words.length <= 4, 'more than three colours')
  .optional();

/** Drivers have a helmet and no hair; everybody has at least one word. */
const lookSchema = (sport: Sport) =>
  z
    .strictObject({
      ...(sport === 'formula1' ? { helmet } : head),
      gesture: z.enum(gestureWords[sport]).optional(),
      side: z.enum(['left', 'right']).optional(),
    })
    .refine((look) => Object.keys(look).length > 0, 'says nothing')
    .optional();

const membershipSchema = (sport: Sport) =>
  z.strictObject({
    league: z.enum(leaguesOf[sport]),
    team: sport === 'tennis' ? z.enum(rankingBands) : text,
    position: z.enum(positionsOf[sport]),
    number: z.int().min(0).max(199).optional(),
    active: z.boolean(),
    share: z.int().min(1).max(100).optional(),
    facts: factsSchema(sport, true),
    asOf: z.union(
      [z.iso.date(), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)],
      'neither YYYY-MM-DD nor YYYY-MM',
    ),
    source: text,
    checkedAgainst: text.optional(),
  });

function personSchema(sport: Sport): z.ZodType<PersonRecord> {
  return z
    .strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not in kebab-case'),
      name: nameText,
      fullName: nameText.optional(),
      surname: nameText.optional(),
      alsoKnownAs: z.array(nameText),
      sharedNames: z.array(nameText).optional(),
      dateOfBirth,
      nationality: z.array(country).min(1).refine(isDistinct, 'a country twice'),
      gender: z.enum(['female', 'male']),
      look: lookSchema(sport),
      fame: z.int().min(1).max(100),
      home: z.enum(leaguesOf[sport]),
      wikidata: z
        .string()
        .regex(/^Q[1-9]\d*$/, 'not an item of Wikidata such as Q615')
        .optional(),
      neverAsked: z
        .strictObject({ reason: z.enum(neverAskedReasons), date: z.iso.date() })
        .optional(),
      facts: factsSchema(sport, false),
      memberships: z
        .array(membershipSchema(sport))
        .min(1)
        .refine((all) => isDistinct(all.map(({ league }) => league)), 'a league twice'),
    })
    .refine(holdsSurname, { path: ['surname'], error: 'is no part of the name' })
    .refine(({ home, memberships }) => memberships.some(({ league }) => league === home), {
      path: ['home'],
      error: 'is none of the memberships',
    })
    .refine(
      ({ home, memberships }) =>
        memberships.every(({ league, share = 100 }) => league !== home || share === 100),
      { path: ['home'], error: 'has a share of less than 100' },
    );
}

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** Accepted names are derived from the surname as a part of the name. */
function holdsSurname({ name, surname }: { name: string; surname?: string | undefined }): boolean {
  return (
    surname === undefined || ` ${normaliseName(name)} `.includes(` ${normaliseName(surname)} `)
  );
}

const schemas = Object.fromEntries(sports.map((sport) => [sport, personSchema(sport)]));

export type ParsedPerson = { person: PersonRecord } | { violations: string[] };

/** Each violation begins with the id and the path. */
export function parsePerson(sport: Sport, row: unknown): ParsedPerson {
  const parsed = schemas[sport]?.safeParse(row);
  if (parsed?.success) return { person: parsed.data };
  const violations = parsed?.error.issues.map(
    (issue) => `${labelOf(row, issue.path)}: ${issue.message}`,
  );
  return { violations: violations ?? [`no schema for ${sport}`] };
}

function labelOf(row: unknown, path: readonly PropertyKey[]): string {
  const id =
    typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : 'row without id';
  return path.length === 0 ? id : `${id}, ${path.map(String).join('.')}`;
}
