import {
  type Athlete,
  type LeagueRecord,
  leagueFactKinds,
  membershipIn,
  type PersonRecord,
} from '@craque/common/domain/athlete/athlete.ts';
import { fameInLeague } from '@craque/common/domain/athlete/fame.ts';
import { type League, type Sport, sportOf } from '@craque/common/domain/sport.ts';

export function athleteOf(person: PersonRecord, sport: Sport): Athlete {
  const memberships = person.memberships.map((each) => ({
    ...each,
    fame: fameInLeague(person.fame, each.share),
  }));
  return { ...person, sport, memberships };
}

/** The inverse of `athleteOf`. */
export function personOf({ sport: _, memberships, ...person }: Athlete): PersonRecord {
  return { ...person, memberships: memberships.map(({ fame: __, ...each }) => each) };
}

export function recordIn(athlete: Athlete, league: League): LeagueRecord | undefined {
  const membership = membershipIn(athlete, league);
  if (!membership) return undefined;
  const { sport: _, memberships: __, facts, ...person } = athlete;
  const { league: ___, fame: ____, facts: own, ...rest } = membership;
  return { ...person, ...rest, facts: [...facts, ...own] };
}

/** All of the fame counts at home. */
const withoutShareAt = (home: League, memberships: PersonRecord['memberships']) =>
  memberships.map(({ share, ...each }) =>
    share === undefined || each.league === home ? each : { ...each, share },
  );

/** The person with this record in place of the one in the league, if they had one. */
export function withRecord(
  { memberships }: Pick<PersonRecord, 'memberships'>,
  record: LeagueRecord,
  league: League,
): Athlete {
  const { team, position, number, active, share, asOf, source, checkedAgainst, ...person } = record;
  const changed: PersonRecord['memberships'][number] = {
    ...{ league, team, position },
    ...(number !== undefined && { number }),
    active,
    ...(share !== undefined && { share }),
    facts: record.facts.filter(({ kind }) => leagueFactKinds.has(kind)),
    ...{ asOf, source },
    ...(checkedAgainst !== undefined && { checkedAgainst }),
  };
  const isNew = memberships.every((each) => each.league !== league);
  const now = isNew
    ? [...memberships, changed]
    : memberships.map((each) => (each.league === league ? changed : each));
  return athleteOf(
    {
      ...person,
      facts: record.facts.filter(({ kind }) => !leagueFactKinds.has(kind)),
      memberships: withoutShareAt(person.home, now),
    },
    sportOf(league),
  );
}
