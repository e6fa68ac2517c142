import type { League, Sport } from '../sport.ts';
import { normaliseName } from './name-match.ts';
import { osaDistance } from './osa-distance.ts';

/** `names` begins with the usual one. Whoever is only recognised has no fame anywhere. */
export type NameCandidate = {
  athleteId: string;
  sport: Sport;
  fameIn: Readonly<Partial<Record<League, number>>>;
  names: readonly string[];
};

type IndexedName = { name: string; candidates: NameCandidate[] };
/** Names of one length and tolerance. The sets of their letters lie together, as all are compared. */
type Similar = { letters: number[]; names: IndexedName[] };
type SportNames = {
  exact: Map<string, IndexedName>;
  /** By tolerance, then by length. */
  similar: readonly [one: Map<number, Similar>, two: Map<number, Similar>];
};

export type NameIndex = ReadonlyMap<Sport, SportNames>;

const widestTolerance = 2;

/** Groups all names by sport and length: a look-up compares only names of similar length. */
export function buildNameIndex(candidates: readonly NameCandidate[]): NameIndex {
  const index = new Map<Sport, SportNames>();
  for (const candidate of candidates) {
    const names = index.get(candidate.sport) ?? {
      exact: new Map(),
      similar: [new Map(), new Map()],
    };
    index.set(candidate.sport, names);
    for (const name of new Set(candidate.names)) {
      const known = names.exact.get(name);
      if (known) known.candidates.push(candidate);
      else addName(names, { name, candidates: [candidate] });
    }
  }
  return index;
}

function addName({ exact, similar }: SportNames, indexed: IndexedName): void {
  const { name } = indexed;
  exact.set(name, indexed);
  const byLength = similar[toleranceOf(name) - 1];
  if (!byLength) return;
  const known = byLength.get(name.length) ?? { letters: [], names: [] };
  byLength.set(name.length, known);
  known.letters.push(letterSet(name));
  known.names.push(indexed);
}

/** Tolerated mistakes: 0 below 5 letters, 1 up to 9, 2 from 10, spaces not counted. */
function toleranceOf(name: string): number {
  const length = lengthOf(name);
  if (length < 5) return 0;
  return length < 10 ? 1 : widestTolerance;
}

function lengthOf(name: string): number {
  return name.replaceAll(' ', '').length;
}

/** One bit for each letter. One mistake changes at most two, which rules out most names at once. */
function letterSet(name: string): number {
  let set = 0;
  for (let index = 0; index < name.length; index += 1) set |= 1 << (name.charCodeAt(index) & 31);
  return set;
}

function hasMoreBits(bits: number, most: number): boolean {
  let rest = bits;
  for (let count = 0; count < most && rest !== 0; count += 1) rest &= rest - 1;
  return rest !== 0;
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

/** By the seven rules in order (rules: names); the target's names are the snapshot's. */
export function resolveName(index: NameIndex, target: NameTarget, text: string): NameResolution {
  const guess = normaliseName(text);
  if (guess === '') return { kind: 'unknown' };
  if (target.names.includes(guess)) return { kind: 'right' };
  const names = index.get(target.sport);
  const holders = names?.exact.get(guess)?.candidates ?? [];
  const same = holders.filter((each) => each.athleteId !== target.athleteId);
  const isWhole = ({ names: [usual] }: NameCandidate) => usual === guess && guess.includes(' ');
  const known = same.toSorted(
    (a, b) => Number(isWhole(b)) - Number(isWhole(a)) || byFame(target.league, a, b),
  )[0];
  if (known && (isAsked(known) || isWhole(known)))
    return { kind: 'athlete', athleteId: known.athleteId };
  const other = names && nearestOf(names, guess, target.league, target.athleteId);
  const ownDistance = distanceToTarget(target, guess);
  // A typo of the hidden athlete stays one, even if it makes the surname of somebody never asked.
  const isBeaten = other && isAsked(other.candidate) && other.distance < (ownDistance ?? 0);
  if (ownDistance !== undefined && !isBeaten) return { kind: 'right' };
  if (known) return { kind: 'athlete', athleteId: known.athleteId };
  if (other) return { kind: 'athlete', athleteId: other.candidate.athleteId };
  if (target.names.some((name) => isNearMiss(name, guess))) return { kind: 'near-miss' };
  const playsElsewhere = [...index].some(
    ([sport, each]) => sport !== target.sport && each.exact.has(guess),
  );
  return { kind: playsElsewhere ? 'other-sport' : 'unknown' };
}

export type NameMeaning =
  | { kind: 'exact'; athleteIds: readonly string[] }
  | { kind: 'near'; athleteId: string }
  | { kind: 'unknown' };

/** Whom the text means if nobody is sought: all who have the name, else the nearest. */
export function meaningOf(
  index: NameIndex,
  sport: Sport,
  league: League,
  text: string,
): NameMeaning {
  const guess = normaliseName(text);
  const names = index.get(sport);
  const same = names?.exact.get(guess)?.candidates;
  if (same) return { kind: 'exact', athleteIds: same.map(({ athleteId }) => athleteId) };
  const near = names && nearestOf(names, guess, league);
  return near ? { kind: 'near', athleteId: near.candidate.athleteId } : { kind: 'unknown' };
}

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

/** The nearest within tolerance, `except` one. */
function nearestOf(
  { similar }: SportNames,
  guess: string,
  league: League,
  except?: string,
): Near | undefined {
  let nearest: Near | undefined;
  for (const [index, byLength] of similar.entries()) {
    const tolerance = index + 1;
    for (const { name, candidates } of similarTo(guess, byLength, tolerance)) {
      const distance = osaDistance(name, guess, tolerance);
      if (distance > tolerance) continue;
      for (const candidate of candidates) {
        if (candidate.athleteId === except) continue;
        const found = { candidate, distance };
        if (!nearest || compareNear(league, found, nearest) < 0) nearest = found;
      }
    }
  }
  return nearest;
}

/** Names that their length and letters do not rule out. */
function similarTo(
  guess: string,
  byLength: ReadonlyMap<number, Similar>,
  tolerance: number,
): IndexedName[] {
  const sought = letterSet(guess);
  const found: IndexedName[] = [];
  for (let more = -tolerance; more <= tolerance; more += 1) {
    const { letters, names } = byLength.get(guess.length + more) ?? none;
    for (let index = 0; index < letters.length; index += 1) {
      if (hasMoreBits((letters[index] ?? 0) ^ sought, 2 * tolerance)) continue;
      const name = names[index];
      if (name) found.push(name);
    }
  }
  return found;
}

const none: Similar = { letters: [], names: [] };

function compareNear(league: League, a: Near, b: Near): number {
  return a.distance - b.distance || byFame(league, a.candidate, b.candidate);
}

function isAsked({ fameIn }: NameCandidate): boolean {
  return Object.values(fameIn).some((fame) => fame > 0);
}

/** Who may be asked, then who is of the league, then the better known. */
function byFame(league: League, a: NameCandidate, b: NameCandidate): number {
  const asked = Number(isAsked(b)) - Number(isAsked(a));
  const inLeague = Number(b.fameIn[league] !== undefined) - Number(a.fameIn[league] !== undefined);
  return (
    asked ||
    inLeague ||
    fameFor(league, b) - fameFor(league, a) ||
    (a.athleteId < b.athleteId ? -1 : 1)
  );
}

function fameFor(league: League, candidate: NameCandidate): number {
  return candidate.fameIn[league] ?? Math.max(0, ...Object.values(candidate.fameIn));
}

function isNearMiss(name: string, guess: string): boolean {
  const limit = Math.floor(lengthOf(name) / 4);
  return osaDistance(name, guess, limit) <= limit;
}
