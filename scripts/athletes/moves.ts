import { type League, leagueRow, sportOf, teamIsCountry } from '@craque/common/domain/sport.ts';
import type { Given, ReadRow } from './athlete-row.ts';
import type { TableRow } from './csv-table.ts';
import { named, peopleOf, type Person, type Records } from './record-match.ts';

const elsewhere = '-';
const isDate = (text: string) => /^\d{4}-\d{2}(-\d{2})?$/.test(text);

export function isListOfMoves(columns: readonly string[]): boolean {
  return columns.toSorted().join() === 'date,name,team';
}

/** Nobody plays in two such leagues at a time: a country calls up, and tennis has no teams. */
const excludesOthers = (league: League) => !teamIsCountry(league) && sportOf(league) !== 'tennis';

const isMember = ({ places }: Person, league: League) =>
  places.some((place) => place.league === league);

function leaguesOf(records: Records, person: Person, team: string): League[] {
  const having = [...records]
    .filter(([league, list]) => {
      const { gender } = leagueRow(league);
      const isOpen = gender === 'mixed' || gender === person.gender;
      return sportOf(league) === person.sport && isOpen && list.some((each) => each.team === team);
    })
    .map(([league]) => league);
  const own = having.filter((league) => isMember(person, league));
  return own.length > 0 ? own : having;
}

/** The person's position and fame elsewhere: the row of a league that they are new to needs both. */
function newcomer({ places }: Person): Given {
  const [best] = places.toSorted((a, b) => b.record.fame - a.record.fame);
  return best ? { position: best.record.position, fame: best.record.fame } : {};
}

function rowsOfMove(records: Records, people: readonly Person[], row: TableRow): ReadRow[] {
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
  const targets = team === elsewhere ? [] : leaguesOf(records, person, team);
  if (team !== elsewhere && targets.length !== 1 && person.sport !== 'tennis') {
    const found = targets.length === 0 ? 'no team of a league' : `a team of ${targets.join(', ')}`;
    return refused(`team: ${team || 'nothing'} is ${found}; ${elsewhere} is for none of ours`);
  }
  const draft = (league: League, given: Given): ReadRow => ({
    draft: { line: row.line, league, id: person.id, given, facts: [], notes: [] },
  });
  const arrival = { teams: [team], active: true, asOf: date, sources: ['press'] };
  const left = person.places
    .filter(({ league, record }) => excludesOthers(league) && record.active)
    .filter(({ league }) => !targets.includes(league));
  return [
    ...targets.map((league) =>
      draft(league, { ...arrival, ...(!isMember(person, league) && newcomer(person)) }),
    ),
    ...left.map(({ league }) => draft(league, { active: false, sources: ['press'] })),
  ];
}

export function rowsOfMoves(records: Records, moves: readonly TableRow[]): ReadRow[] {
  const people = peopleOf(records);
  return moves.flatMap((row) => rowsOfMove(records, people, row));
}
