import type { League, Sport } from '../sport.ts';
import { osaDistance } from './osa-distance.ts';

/** Letters that NFD does not decompose, so removing marks is not enough. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};
const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' };
const apostrophesAndDots = /['’‘‛`´′.ʹʻʼʽʾʿ]/gu;
const particles = new Set(
  'af al ben bin da das de del della den der di do dos du el ibn la le ten ter van vom von zu zum zur'.split(
    ' ',
  ),
);

/**
 * The form in which names are compared: lower case, no marks, no punctuation, single spaces, no
 * trailing jr, sr, ii, iii.
 */
export function normaliseName(text: string): string {
  const lower = text.toLowerCase();
  // A fast path: most names need none of the steps below, and a catalogue has tens of thousands of
  // forms.
  return (alreadyPlain.test(lower) ? lower : withoutSigns(lower)).replace(seniority, '');
}

const alreadyPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const seniority = /(?: (?:jr|sr|ii|iii))+$/u;

function withoutSigns(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øđłßæœıþð]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophesAndDots, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export type NamedPerson = {
  name: string;
  fullName?: string;
  surname?: string;
  alsoKnownAs: readonly string[];
};

/**
 * Every accepted name of the person, normalised, distinct and never empty: usual and full name,
 * first + last, last + first, initial + last, the surname with and without particles, other names,
 * and all of these with ä, ö, ø, ü spelt as ae, oe, oe, ue.
 */
export function acceptedNames(person: NamedPerson): string[] {
  const forms = new Set(formsOf(person));
  if (hasDigraphs(person)) for (const form of formsOf(withDigraphs(person))) forms.add(form);
  forms.delete('');
  return [...forms];
}

/** Few names contain an umlaut; without one the spelt-out forms would be duplicates. */
function hasDigraphs({ name, fullName = '', surname = '', alsoKnownAs }: NamedPerson): boolean {
  return [name, fullName, surname, ...alsoKnownAs].some((each) =>
    /[äöøü]/iu.test(each.normalize('NFC')),
  );
}

function formsOf({ name, fullName, surname, alsoKnownAs }: NamedPerson): string[] {
  const whole = [name, ...(fullName === undefined ? [] : [fullName])].map(normaliseName);
  const surnames = surname === undefined ? [] : surnameForms(surname);
  const last = surnames[0];
  const given = last === undefined ? [] : whole.flatMap((each) => givenNames(each, last));
  const combined = surnames.flatMap((each) =>
    given.flatMap((first) => [`${first} ${each}`, `${each} ${first}`, `${first[0]} ${each}`]),
  );
  return [...whole, ...combined, ...surnames, ...alsoKnownAs.map(normaliseName)];
}

/** The surname, then without its leading particles one by one: van de ven, de ven, ven. */
function surnameForms(surname: string): string[] {
  const words = normaliseName(surname).split(' ');
  const leading = words.findIndex((word) => !particles.has(word));
  const forms = words
    .slice(0, Math.max(leading, 0) + 1)
    .map((_, start) => words.slice(start).join(' '));
  const elided = /^\s*(?:d|l|dell)['’](.+)$/iu.exec(surname)?.[1];
  return elided === undefined ? forms : [...forms, normaliseName(elided)];
}

/**
 * All given names and the first one alone, wherever the surname stands; empty if the name does not
 * contain the surname.
 */
function givenNames(name: string, surname: string): string[] {
  const [before, after] = ` ${name} `.split(` ${surname} `, 2).map((part) => part.trim());
  if (after === undefined) return [];
  const given = before || after;
  const first = given.split(' ')[0] ?? '';
  return first === '' ? [] : [...new Set([given, first])];
}

function withDigraphs(person: NamedPerson): NamedPerson {
  return {
    name: spellOut(person.name),
    ...(person.fullName === undefined ? {} : { fullName: spellOut(person.fullName) }),
    ...(person.surname === undefined ? {} : { surname: spellOut(person.surname) }),
    alsoKnownAs: person.alsoKnownAs.map(spellOut),
  };
}

function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöøü]/gu, (letter) => digraphs[letter] ?? letter);
}

export type NameCandidate = {
  athleteId: string;
  sport: Sport;
  fameIn: Readonly<Partial<Record<League, number>>>;
  /** Normalised, as `acceptedNames` returns them. */
  names: readonly string[];
};

type IndexedName = { name: string; tolerance: number; letters: number; candidate: NameCandidate };
type SportNames = { exact: Map<string, NameCandidate[]>; byLength: Map<number, IndexedName[]> };

/** Opaque: made by `buildNameIndex`, used by `resolveName`. */
export type NameIndex = ReadonlyMap<Sport, SportNames>;

const widestTolerance = 2;

/**
 * Groups all names by sport and length, so that a look-up compares only names of similar length.
 */
export function buildNameIndex(candidates: readonly NameCandidate[]): NameIndex {
  const index = new Map<Sport, SportNames>();
  for (const candidate of candidates) {
    const names = entry(index, candidate.sport, () => ({ exact: new Map(), byLength: new Map() }));
    for (const name of new Set(candidate.names)) {
      entry(names.exact, name, () => []).push(candidate);
      const indexed = { name, tolerance: toleranceOf(name), letters: letterSet(name), candidate };
      entry(names.byLength, name.length, () => []).push(indexed);
    }
  }
  return index;
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}

/** Tolerated mistakes: 0 below 5 letters, 1 up to 9, 2 from 10, spaces not counted. */
export function toleranceOf(name: string): number {
  const length = lengthOf(name);
  if (length < 5) return 0;
  return length < 10 ? 1 : widestTolerance;
}

function lengthOf(name: string): number {
  return name.replaceAll(' ', '').length;
}

/**
 * One bit for each letter that occurs. A single mistake changes at most two bits, which rules out
 * most names at once.
 */
function letterSet(name: string): number {
  let set = 0;
  for (let index = 0; index < name.length; index += 1) set |= 1 << (name.charCodeAt(index) & 31);
  return set;
}

function bitsSet(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export type NameTarget = {
  athleteId: string;
  sport: Sport;
  league: League;
  names: readonly string[];
};

export type NameResolution =
  | { kind: 'right' }
  | { kind: 'athlete'; athleteId: string }
  | { kind: 'near-miss' }
  | { kind: 'other-sport' }
  | { kind: 'unknown' };

/**
 * Whom the text means, by the seven rules in their order (rules: names). The target's names are
 * those of the game's snapshot, whatever the index says about the same athlete today. Expects a
 * text without invisible characters.
 */
export function resolveName(index: NameIndex, target: NameTarget, text: string): NameResolution {
  const guess = normaliseName(text);
  if (guess === '') return { kind: 'unknown' };
  if (target.names.includes(guess)) return { kind: 'right' };
  const names = index.get(target.sport);
  const same = names?.exact.get(guess)?.filter((each) => each.athleteId !== target.athleteId) ?? [];
  const known = same.toSorted((a, b) => byLeagueThenFame(target.league, a, b))[0];
  if (known) return { kind: 'athlete', athleteId: known.athleteId };
  const other = names && nearestOther(names, target, guess);
  const ownDistance = distanceToTarget(target, guess);
  if (ownDistance !== undefined && ownDistance <= (other?.distance ?? ownDistance))
    return { kind: 'right' };
  if (other) return { kind: 'athlete', athleteId: other.candidate.athleteId };
  if (target.names.some((name) => isNearMiss(name, guess))) return { kind: 'near-miss' };
  const playsElsewhere = [...index].some(
    ([sport, each]) => sport !== target.sport && each.exact.has(guess),
  );
  return { kind: playsElsewhere ? 'other-sport' : 'unknown' };
}

/** The least distance to a name of the target within that name's tolerance. */
function distanceToTarget(target: NameTarget, guess: string): number | undefined {
  let least: number | undefined;
  for (const name of target.names) {
    const tolerance = toleranceOf(name);
    const distance = osaDistance(name, guess, tolerance);
    if (distance <= tolerance && (least === undefined || distance < least)) least = distance;
  }
  return least;
}

type Near = { candidate: NameCandidate; distance: number };

/**
 * The other athlete of the sport with the least distance within tolerance; ties go to the same
 * league, then to fame.
 */
function nearestOther(names: SportNames, target: NameTarget, guess: string): Near | undefined {
  const letters = letterSet(guess);
  let nearest: Near | undefined;
  for (
    let length = guess.length - widestTolerance;
    length <= guess.length + widestTolerance;
    length += 1
  ) {
    for (const each of names.byLength.get(length) ?? []) {
      if (each.candidate.athleteId === target.athleteId) continue;
      if (bitsSet(each.letters ^ letters) > 2 * each.tolerance) continue;
      const distance = osaDistance(each.name, guess, each.tolerance);
      if (distance > each.tolerance) continue;
      const found = { candidate: each.candidate, distance };
      if (!nearest || compareNear(target.league, found, nearest) < 0) nearest = found;
    }
  }
  return nearest;
}

function compareNear(league: League, a: Near, b: Near): number {
  return a.distance - b.distance || byLeagueThenFame(league, a.candidate, b.candidate);
}

function byLeagueThenFame(league: League, a: NameCandidate, b: NameCandidate): number {
  const inLeague = Number(b.fameIn[league] !== undefined) - Number(a.fameIn[league] !== undefined);
  return (
    inLeague || fameFor(league, b) - fameFor(league, a) || (a.athleteId < b.athleteId ? -1 : 1)
  );
}

/** Fame is a rank within a league, so the game's league is preferred. */
function fameFor(league: League, candidate: NameCandidate): number {
  return candidate.fameIn[league] ?? Math.max(0, ...Object.values(candidate.fameIn));
}

/**
 * 1 - distance/length is at least 0.75, the length being that of the accepted name without spaces.
 */
function isNearMiss(name: string, guess: string): boolean {
  const limit = Math.floor(lengthOf(name) / 4);
  return osaDistance(name, guess, limit) <= limit;
}
