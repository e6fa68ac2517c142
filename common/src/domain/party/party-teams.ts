import { scoresOf, type Seats } from './party-points.ts';
import {
  currentRound,
  type Party,
  type PartySettings,
  type PartyTeam,
  partyTeams,
  type RosterEntry,
  seated,
} from './party.ts';

export const teamsOf = ({ teams }: PartySettings): readonly PartyTeam[] =>
  partyTeams.slice(0, teams ?? 0);

const sizeOf = (party: Party, team: PartyTeam) =>
  seated(party).filter((entry) => entry.team === team).length;

/** Where somebody new sits; of equal ones the first. */
export function smallestTeam(party: Party): PartyTeam | undefined {
  const [smallest] = teamsOf(party.settings)
    .map((team) => ({ team, size: sizeOf(party, team) }))
    .toSorted((one, other) => one.size - other.size);
  return smallest?.team;
}

/** Everybody anew, in turn: sizes differ by one at most. */
export function dealt(party: Party): RosterEntry[] {
  const teams = teamsOf(party.settings);
  const seats = seated(party).map(({ seat }) => seat);
  return party.roster.map(({ team: _, ...entry }) => {
    const turn = seats.indexOf(entry.seat);
    const team = turn < 0 ? undefined : teams[turn % teams.length];
    return { ...entry, ...(team && { team }) };
  });
}

export type TeamRow = {
  team: PartyTeam;
  /** Seats, also of those who play from the next round on. */
  size: number;
  /** The mean of those who play, rounded; the place follows from the exact one. */
  points: number;
  /** None of a team of which nobody plays. */
  place?: number;
  moved: number;
};

type Sum = { points: number; time: number; of: number };

/** Compared as fractions, so that nothing is lost to rounding; nobody is behind an empty team. */
function isAhead(one: Sum, other: Sum): boolean {
  const points = one.points * other.of - other.points * one.of;
  return points > 0 || (points === 0 && one.time * other.of < other.time * one.of);
}

const placeOf = (sum: Sum, sums: readonly Sum[]) =>
  1 + sums.filter((other) => isAhead(other, sum)).length;

/** Of the rounds that have ended, best first; by the mean of the points, then of the times. */
export function teamTable(party: Party, seats: Seats): TeamRow[] {
  const number = currentRound(party)?.number ?? 0;
  const playing = new Map(
    seated(party).flatMap(({ seat, team, from }) =>
      team && from !== undefined && from <= number ? [[seat, team] as const] : [],
    ),
  );
  const teams = teamsOf(party.settings);
  const sumsOf = (rows: ReturnType<typeof scoresOf>['now']) =>
    teams.map((team) => {
      const own = rows.filter(({ seat }) => playing.get(seat) === team);
      const sum = (of: 'points' | 'time') => own.reduce((all, row) => all + row[of], 0);
      return { points: sum('points'), time: sum('time'), of: own.length };
    });
  const { now, before } = scoresOf(party, seats);
  const [sums, earlier] = [sumsOf(now), sumsOf(before)];
  const none: Sum = { points: 0, time: 0, of: 0 };
  const rows = teams.map((team, at): TeamRow => {
    const [sum, old] = [sums[at] ?? none, earlier[at] ?? none];
    const size = sizeOf(party, team);
    if (sum.of === 0) return { team, size, points: 0, moved: 0 };
    const place = placeOf(sum, sums);
    const points = Math.round(sum.points / sum.of);
    return { team, size, points, place, moved: placeOf(old, earlier) - place };
  });
  const last = teams.length + 1;
  return rows.toSorted((one, other) => (one.place ?? last) - (other.place ?? last));
}
