import { type Athlete, membershipIn } from '@craque/common/domain/athlete/athlete.ts';
import {
  type League,
  leagueRow,
  leaguesOf,
  sportOf,
  teamIsCountry,
} from '@craque/common/domain/sport.ts';
import type { Given, ReadRow } from './athlete-row.ts';
import type { TableRow } from './csv-table.ts';
import { named } from './record-match.ts';

const elsewhere = '-';
const isDate = (text: string) => /^\d{4}-\d{2}(-\d{2})?$/.test(text);

export function isListOfMoves(columns: readonly string[]): boolean {
  return columns.toSorted().join() === 'date,name,team';
}

/** Nobody plays in two such leagues at a time: a country calls up, and tennis has no teams. */
const excludesOthers = (league: League) => !teamIsCountry(league) && sportOf(league) !== 'tennis';

const isMember = (person: Athlete, league: League) => membershipIn(person, league) !== undefined;

function leaguesWith(people: readonly Athlete[], person: Athlete, team: string): League[] {
  const having = leaguesOf[person.sport].filter((league) => {
    const { gender } = leagueRow(league);
    const isOpen = gender === 'mixed' || gender === person.gender;
    return isOpen && people.some((each) => membershipIn(each, league)?.team === team);
  });
  const own = having.filter((league) => isMember(person, league));
  return own.length > 0 ? own : having;
}

/** The row of a league that they are new to needs a position: that at home. */
function newcomer(person: Athlete): Given {
  const home = membershipIn(person, person.home);
  return home ? { position: home.position } : {};
}

function rowsOfMove(people: readonly Athlete[], row: TableRow): ReadRow[] {
  const [name, team, date] = ['name', 'team', 'date'].map(row.cell) as [string, string, string];
  const refused = (violation: string): ReadRow[] => [
    { line: row.line, name, violations: [violation] },
  ];
  if (!isDate(date)) return refused(`date: ${date || 'nothing'} is neither YYYY-MM nor YYYY-MM-DD`);
  const byId = people.filter(({ id }) => id === name);
  const [person, ...others] = byId.length > 0 ? byId : named(people, name).accepted;
  if (!person) return refused('nobody has this name');
  if (others.length > 0) {
    const ids = [person, ...others].map(({ id }) => id);
    return refused(`the name of ${ids.join(' and ')}: give the id instead`);
  }
  const targets = team === elsewhere ? [] : leaguesWith(people, person, team);
  if (team !== elsewhere && targets.length !== 1 && person.sport !== 'tennis') {
    const found = targets.length === 0 ? 'no team of a league' : `a team of ${targets.join(', ')}`;
    return refused(`team: ${team || 'nothing'} is ${found}; ${elsewhere} is for none of ours`);
  }
  const draft = (league: League, given: Given): ReadRow => ({
    draft: { line: row.line, league, id: person.id, given, facts: [], notes: [] },
  });
  const arrival = { teams: [team], active: true, asOf: date, sources: ['press'] };
  const left = person.memberships
    .filter(({ league, active }) => excludesOthers(league) && active)
    .filter(({ league }) => !targets.includes(league));
  return [
    ...targets.map((league) =>
      draft(league, { ...arrival, ...(!isMember(person, league) && newcomer(person)) }),
    ),
    ...left.map(({ league }) => draft(league, { active: false, sources: ['press'] })),
  ];
}

export function rowsOfMoves(people: readonly Athlete[], moves: readonly TableRow[]): ReadRow[] {
  return moves.flatMap((row) => rowsOfMove(people, row));
}
