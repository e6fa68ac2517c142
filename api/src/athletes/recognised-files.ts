import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Athlete,
  type Guessable,
  type Position,
  positionsOf,
  rankingBands,
} from '@craque/common/domain/athlete/athlete.ts';
import { orderOf } from '@craque/common/domain/athlete/name-list.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { type League, leaguesOf, type Sport, sports } from '@craque/common/domain/sport.ts';
import type { Reading } from './athlete-files.ts';
import { isCountry } from './athlete-schema.ts';

/** The first line of each `names/<sport>.tsv` of the data (docs/athletes.md). */
const header = 'id\tname\tsurname\taliases\tborn\tnationality\tgender\tsuggested\tmemberships';

export const recognisedFile = (folder: string, sport: Sport) =>
  join(folder, 'names', `${sport}.tsv`);

export type Recognised = {
  people: readonly Guessable[];
  violations: string[];
  /** The files, by which the version of the data is made. */
  texts: string[];
};

/** People who are recognised without being asked. */
export function readRecognised(directory: URL | string, reading: Reading): Recognised {
  const folder = typeof directory === 'string' ? directory : fileURLToPath(directory);
  const people: Guessable[] = [];
  const violations: string[] = [];
  const files: string[] = [];
  const texts = new Map<string, string>();
  const shared = (text: string) => texts.get(text) ?? texts.set(text, text).get(text) ?? text;
  for (const sport of sports) {
    const path = recognisedFile(folder, sport);
    if (!existsSync(path)) continue;
    const text = readFileSync(path, 'utf8');
    files.push(text);
    const [first, ...lines] = text.trimEnd().split('\n');
    const read = lines.map((line) => personOf(line, sport, shared));
    people.push(...read);
    if (reading === 'trusted') continue;
    const wrong = [
      ...(first === header ? [] : ['the first line does not name the columns']),
      ...read.flatMap((each, index) => lineViolations(each, lines[index] ?? '')),
      ...unsorted(read),
    ];
    violations.push(...wrong.map((violation) => `names/${sport}.tsv: ${violation}`));
  }
  return { people, violations, texts: files };
}

/** `shared` gives one string for equal texts, as thousands have one team, position or country. */
function personOf(line: string, sport: Sport, shared: (text: string) => string): Guessable {
  const [id = '', name = '', surname = '', aliases = '', born = '', ...others] = line.split('\t');
  const [nations = '', gender, suggested, places = ''] = others;
  const memberships = places.split(';').map((each) => {
    const [league, position, team] = each.split(':').map(shared);
    return { league: league as League, team: team ?? '', position: position as Position, fame: 0 };
  });
  return {
    ...{ sport, id, name },
    ...(surname !== '' && { surname }),
    alsoKnownAs: aliases === '' ? nothing : aliases.split(';'),
    dateOfBirth: born,
    nationality: nations.split(' ').map(shared),
    gender: gender === 'female' ? 'female' : 'male',
    ...{ fame: 0, home: memberships[0]?.league as League, memberships },
    ...(suggested === 'no' && { isSuggested: false }),
  };
}

const nothing: readonly string[] = [];

function lineViolations(person: Guessable, line: string): string[] {
  const { id, name, surname, alsoKnownAs, dateOfBirth, nationality, memberships, sport } = person;
  const leagues: readonly string[] = leaguesOf[sport];
  const positions: readonly string[] = positionsOf[sport];
  const bands: readonly string[] = rankingBands;
  const texts = [name, ...alsoKnownAs, ...memberships.map(({ team }) => team)];
  const isIn = (league: League) => memberships.filter((each) => each.league === league).length;
  const rules: [isRight: boolean, violation: string][] = [
    [line.split('\t').length === 9, 'not nine columns'],
    [/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), 'an id that is not in kebab-case'],
    [texts.every((text) => /[\p{L}\p{N}]/u.test(text)), 'an empty name or team'],
    [line === line.normalize('NFC') && !/^ | $| [\t;:]|[\t;:] /.test(line), 'outer spaces'],
    [
      surname === undefined || ` ${normaliseName(name)} `.includes(` ${normaliseName(surname)} `),
      'a surname that is no part of the name',
    ],
    [isBirth(dateOfBirth), `born ${dateOfBirth}`],
    [nationality.every(isCountry), `nationality ${nationality.join(' ')}`],
    [/\t(?:female|male)\t(?:yes|no)\t/.test(line), 'gender or suggested'],
    [memberships.every(({ league }) => leagues.includes(league)), 'a league of no such sport'],
    [memberships.every(({ league }) => isIn(league) === 1), 'a league twice'],
    [memberships.every(({ position }) => positions.includes(position)), 'an unknown position'],
    [sport !== 'tennis' || memberships.every(({ team }) => bands.includes(team)), 'no such band'],
  ];
  return rules.filter(([isRight]) => !isRight).map(([, violation]) => `${id}: ${violation}`);
}

/** A day, or the year alone if the day is not known. */
function isBirth(text: string): boolean {
  if (!/^\d{4}(?:-\d{2}-\d{2})?$/.test(text) || text < '1890' || text > '2015') return false;
  return text.length === 4 || new Date(text).toISOString().startsWith(text);
}

function unsorted(people: readonly Guessable[]): string[] {
  const order = orderOf(people.map(({ name }) => name));
  return people
    .filter((each, index) => {
      const before = people[index - 1];
      if (!before) return false;
      return (
        (order(before.name, each.name) || (before.dateOfBirth < each.dateOfBirth ? -1 : 1)) > 0
      );
    })
    .map(({ id }) => `${id}: not in the order of the names`);
}

/** Taken ids, unmarked whole names of athletes, and two who could be one person. */
export function recognisedViolations(
  people: readonly Guessable[],
  athletes: readonly Athlete[],
): string[] {
  const everyone = [...athletes, ...people];
  const isAsked = ({ fame }: Guessable) => fame > 0;
  const groups = (keysOf: (each: Guessable) => string[]) =>
    [...groupByEach(everyone, keysOf)].filter(
      ([, group]) => group.length > 1 && !group.every(isAsked),
    );
  const formsOf = ({ sport, name, fullName = name, alsoKnownAs, dateOfBirth }: Guessable) =>
    [name, fullName, ...alsoKnownAs].map(
      (form) => `${sport}, ${normaliseName(form)}, born ${dateOfBirth.slice(0, 4)}`,
    );
  return [
    ...groups(({ sport, name }) => [`${sport}, ${normaliseName(name)}`]).flatMap(([name, group]) =>
      group
        .filter((each) => isAsked(each) && !isMarked(each))
        .map(({ id }) => `${id}: the name is shared, but not marked (${name})`),
    ),
    ...groups(({ id }) => [id]).map(([id]) => `${id}: the id is taken`),
    ...groups(formsOf).flatMap(([key, group]) => {
      const double = group.filter((a) => group.some((b) => a !== b && haveOneBirth(a, b)));
      return double.every(isAsked) ? [] : [`${idsOf(double)} are all ${key}`];
    }),
  ];
}

function isMarked({ name, sharedNames = [] }: Pick<Athlete, 'name' | 'sharedNames'>): boolean {
  return sharedNames.some((each) => normaliseName(each) === normaliseName(name));
}

/** Of one of them perhaps only the year is known. */
export function haveOneBirth(
  { dateOfBirth: a }: Guessable,
  { dateOfBirth: b }: Guessable,
): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

function groupByEach(people: readonly Guessable[], keysOf: (each: Guessable) => string[]) {
  const groups = new Map<string, Guessable[]>();
  for (const each of people)
    for (const key of new Set(keysOf(each))) groups.set(key, [...(groups.get(key) ?? []), each]);
  return groups;
}

const idsOf = (people: readonly Guessable[]) => people.map(({ id }) => id).join(' and ');
