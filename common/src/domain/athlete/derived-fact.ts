import { type Athlete, type DerivedFactKind, type Fact, membershipIn } from './athlete.ts';
import type { League } from '../sport.ts';
import { teamIsCountry } from '../sport.ts';

/** A list is a selection: a larger count says how we chose, and nothing about the league. */
const mostCounted = 10;

/** No counts: true whatever the list holds. */
const ownKinds: ReadonlySet<string> = new Set<DerivedFactKind>(['birthWeekday', 'nameLetters']);

/**
 * What follows about one member from the league's members, in the order of `derivedFactKinds`.
 * `activeAgeRank`: among the active members only, because nothing is known of deaths; 1 is the
 * oldest, and people born on one day share a rank; `birthWeekday`: 1..7 from Monday; `nameLetters`:
 * letters of the usual name; the rest count other members. A count of 0 is left out, except for
 * `compatriots`, where being the only one is worth telling, and so is one of more than ten.
 * A team is counted among the active for an active member, and among the retired for a retired one,
 * who has no team-mates today; in tennis, where it is a band of rankings, among all. If team and
 * country are one, team-mates are left out because they equal the compatriots. Empty if the athlete is not a member.
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
    birthWeekday: weekdayOf(athlete.dateOfBirth),
    nameLetters: lettersIn(athlete.name),
  };
  return (Object.entries(values) as [DerivedFactKind, number][])
    .filter(([kind, value]) => value > 0 || kind === 'compatriots')
    .filter(([kind, value]) => value <= mostCounted || ownKinds.has(kind))
    .map(([kind, value]) => ({ kind, value }));
}

function monthAndDay(isoDate: string): string {
  return isoDate.slice(5);
}

function weekdayOf(isoDate: string): number {
  return new Date(`${isoDate}T00:00:00Z`).getUTCDay() || 7;
}

function lettersIn(name: string): number {
  return name.normalize('NFC').match(/\p{L}/gu)?.length ?? 0;
}
