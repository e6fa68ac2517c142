import { type Athlete, type DerivedFactKind, type Fact, membershipIn } from './athlete.ts';
import type { League } from '../sport.ts';
import { teamIsCountry } from '../sport.ts';

/** A list is a selection: a larger count says how we chose, and nothing about the league. */
const mostCounted = 10;

/**
 * What follows about a member from the league's members; empty for anybody else. `activeAgeRank`
 * 1 is the oldest of the active. Counts of 0 are left out except for `compatriots`, and where
 * team and country are one so are team-mates. A team counts the active for an active member and
 * the retired for a retired one; in tennis, where it is a band of rankings, all.
 */
export function derivedFacts(
  athlete: Athlete,
  leagueMembers: readonly Athlete[],
  league: League,
): Fact[] {
  const own = membershipIn(athlete, league);
  if (!own) return [];
  const others = leagueMembers.filter((each) => each.id !== athlete.id);
  const count = (holds: (other: Athlete) => boolean) => others.filter(holds).length;
  const inTeam = (other: Athlete) => membershipIn(other, league)?.team === own.team;
  const inPosition = (other: Athlete) => membershipIn(other, league)?.position === own.position;
  const isActive = (other: Athlete) => membershipIn(other, league)?.active === true;
  const isOfTheTime = (other: Athlete) =>
    athlete.sport === 'tennis' || isActive(other) === own.active;
  const hasMates = athlete.sport === 'tennis' || (own.active && !teamIsCountry(league));
  const values: Record<DerivedFactKind, number> = {
    activeAgeRank: own.active
      ? 1 + count((other) => isActive(other) && other.dateOfBirth < athlete.dateOfBirth)
      : 0,
    compatriots: count((other) =>
      other.nationality.some((each) => athlete.nationality.includes(each)),
    ),
    teamMates: hasMates ? count((other) => inTeam(other) && isOfTheTime(other)) : 0,
    sameTeamAndPosition: count((other) => inTeam(other) && inPosition(other) && isOfTheTime(other)),
    sharedBirthday: count(
      (other) => monthAndDay(other.dateOfBirth) === monthAndDay(athlete.dateOfBirth),
    ),
  };
  return (Object.entries(values) as [DerivedFactKind, number][])
    .filter(([kind, value]) => value > 0 || kind === 'compatriots')
    .filter(([, value]) => value <= mostCounted)
    .map(([kind, value]) => ({ kind, value }));
}

function monthAndDay(isoDate: string): string {
  return isoDate.slice(5);
}
