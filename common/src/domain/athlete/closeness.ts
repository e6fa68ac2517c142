import type { Position } from './athlete.ts';
import type { League, Sport } from '../sport.ts';
import { teamIsCountry } from '../sport.ts';

/** The compared values of an athlete: in the game's league for one of its members. */
export type Comparable = {
  sport: Sport;
  league: League;
  team: string;
  position: Position;
  nationality: readonly string[];
  continents: readonly string[];
  dateOfBirth: string;
};

export type Match = {
  league: 'same' | 'different';
  team: 'same' | 'different';
  nationality: 'same' | 'near' | 'different';
  position: 'same' | 'different';
  age: 'same' | 'older' | 'younger';
};
export type Closeness = { accuracy: number; match: Match };

export type Band = 'far' | 'close' | 'very-close';

export function bandOf(accuracy: number): Band {
  if (accuracy < 30) return 'far';
  return accuracy < 60 ? 'close' : 'very-close';
}

/** Points of each part. If team and country are one, the country also carries the team's points. */
function weightsFor(target: Comparable) {
  if (teamIsCountry(target.league)) return { team: 0, nationality: 55, position: 15 };
  if (target.sport === 'tennis') return { team: 30, nationality: 35, position: 5 };
  return { team: 30, nationality: 25, position: 15 };
}

const nearPoints = 5;
const sportPoints = 5;
const leaguePoints = 10;
const wrongGuessCap = 95;

const shares = (a: readonly string[], b: readonly string[]) => a.some((each) => b.includes(each));

function nationalityMatch(target: Comparable, guessed: Comparable): Match['nationality'] {
  if (shares(target.nationality, guessed.nationality)) return 'same';
  return shares(target.continents, guessed.continents) ? 'near' : 'different';
}

/**
 * Whole years between two ISO dates in any order: 2000-06-15 and 2001-06-14 are 0 years apart. If
 * only the year of one is known, it is that between the years.
 */
export function wholeYearsBetween(a: string, b: string): number {
  const [early, late] = a < b ? [a, b] : [b, a];
  const years = Number(late.slice(0, 4)) - Number(early.slice(0, 4));
  const bothHaveDays = early.length > 4 && late.length > 4;
  return bothHaveDays && late.slice(4) < early.slice(4) ? years - 1 : years;
}

function agePart(target: Comparable, guessed: Comparable): { points: number; side: Match['age'] } {
  const years = wholeYearsBetween(target.dateOfBirth, guessed.dateOfBirth);
  const older = guessed.dateOfBirth < target.dateOfBirth;
  return {
    points: Math.max(0, 15 - 3 * years),
    side: years === 0 ? 'same' : older ? 'older' : 'younger',
  };
}

/** Accuracy 0..95 of a wrong guess, with the matching parts; 0 between sports. */
export function closeness(target: Comparable, guessed: Comparable): Closeness {
  const nationality = nationalityMatch(target, guessed);
  const age = agePart(target, guessed);
  const match: Match = {
    league: target.league === guessed.league ? 'same' : 'different',
    team: target.team === guessed.team ? 'same' : 'different',
    nationality,
    position: target.position === guessed.position ? 'same' : 'different',
    age: age.side,
  };
  if (target.sport !== guessed.sport) return { accuracy: 0, match };
  const weight = weightsFor(target);
  const points =
    sportPoints +
    (match.league === 'same' ? leaguePoints : 0) +
    (match.team === 'same' ? weight.team : 0) +
    (nationality === 'same' ? weight.nationality : nationality === 'near' ? nearPoints : 0) +
    (match.position === 'same' ? weight.position : 0) +
    age.points;
  return { accuracy: Math.min(wrongGuessCap, points), match };
}
