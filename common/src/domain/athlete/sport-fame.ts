import type { Athlete, Fact, FactKind } from './athlete.ts';
import type { League, Sport } from '../sport.ts';

/**
 * How far below the sport's leading league a league's scale of fame lies. In basketball and in
 * Formula 2 it is the median difference of those who are in both leagues; in football nobody is in
 * two, so it is a judgement of how many follow the league. What is not listed is 0.
 */
const belowLeadingLeague: Readonly<Partial<Record<League, number>>> = {
  'italian-serie-a': 2,
  'german-bundesliga': 3,
  'french-ligue-1': 6,
  brasileirao: 8,
  euroleague: 24,
  'fiba-world-cup': 6,
  'formula-2': 17,
};

type Honours = { kinds: readonly FactKind[]; worth: number; atMost: number };

/**
 * What makes somebody known beyond their league, in the sport whose people are in one league each.
 */
const honoursOf: Readonly<Partial<Record<Sport, Honours>>> = {
  soccer: { kinds: ['ballonDor', 'worldCupsWon'], worth: 3, atMost: 9 },
};

/**
 * How well known somebody is in the whole sport, a whole number from 1, comparable between leagues
 * (docs/athletes.md): the highest of their leagues' fames, each set off by how far the league's
 * scale lies below that of the leading one, and in football 3 for each Ballon d'Or and World Cup, 9
 * at most.
 */
export function sportFame({ sport, memberships, facts }: Athlete): number {
  const fames = memberships.map(({ league, fame }) => fame - (belowLeadingLeague[league] ?? 0));
  const honours = honoursOf[sport];
  const won = honours
    ? facts
        .filter(({ kind }) => honours.kinds.some((each) => each === kind))
        .reduce((total, fact) => total + honours.worth * timesOf(fact), 0)
    : 0;
  return Math.max(1, ...fames) + Math.min(won, honours?.atMost ?? 0);
}

/** A count, or the number of years. */
function timesOf({ value }: Fact): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? 0 : value.length;
}
