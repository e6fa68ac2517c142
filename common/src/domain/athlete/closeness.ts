import type { Position } from './athlete.ts';
import type { League, Sport } from '../sport.ts';
import { isMixedLeague, teamIsCountry } from '../sport.ts';

/** The compared values of an athlete: in the game's league for one of its members. */
export type Comparable = {
  sport: Sport;
  league: League;
  team: string;
  position: Position;
  nationality: readonly string[];
  continents: readonly string[];
  dateOfBirth: string;
  gender?: 'female' | 'male';
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

/**
 * Points of each part. Where team and country are one it counts once, and where women and men are in
 * one league their sex does; the era, of which `era` less `aYear` for each year is left, counts more
 * in both.
 */
function weightsFor({ league, sport }: Comparable) {
  if (teamIsCountry(league))
    return { team: 0, nationality: 35, position: 15, gender: 0, era: 35, aYear: 2 };
  if (sport === 'tennis' && isMixedLeague(league))
    return { team: 20, nationality: 15, position: 5, gender: 30, era: 15, aYear: 1 };
  if (sport === 'tennis')
    return { team: 30, nationality: 35, position: 5, gender: 0, era: 15, aYear: 3 };
  return { team: 30, nationality: 25, position: 15, gender: 0, era: 15, aYear: 3 };
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

function sideOf(target: Comparable, guessed: Comparable, years: number): Match['age'] {
  if (years === 0) return 'same';
  return guessed.dateOfBirth < target.dateOfBirth ? 'older' : 'younger';
}

/** Accuracy 0..95 of a wrong guess, with the matching parts; 0 between sports. */
export function closeness(target: Comparable, guessed: Comparable): Closeness {
  const nationality = nationalityMatch(target, guessed);
  const years = wholeYearsBetween(target.dateOfBirth, guessed.dateOfBirth);
  const match: Match = {
    league: target.league === guessed.league ? 'same' : 'different',
    team: target.team === guessed.team ? 'same' : 'different',
    nationality,
    position: target.position === guessed.position ? 'same' : 'different',
    age: sideOf(target, guessed, years),
  };
  if (target.sport !== guessed.sport) return { accuracy: 0, match };
  const weight = weightsFor(target);
  const points =
    sportPoints +
    (match.league === 'same' ? leaguePoints : 0) +
    (match.team === 'same' ? weight.team : 0) +
    (nationality === 'same' ? weight.nationality : nationality === 'near' ? nearPoints : 0) +
    (match.position === 'same' ? weight.position : 0) +
    (target.gender === guessed.gender ? weight.gender : 0) +
    Math.max(0, weight.era - weight.aYear * years);
  return { accuracy: Math.min(wrongGuessCap, points), match };
}
