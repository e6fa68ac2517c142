import { clueSteps, grace } from './party-clock.ts';
import {
  type Party,
  type PartyGuess,
  partyGuesses,
  type PartyRound,
  type PartySeat,
  type PartyTeam,
  type RosterEntry,
  seated,
  type SeatRound,
} from './party.ts';

const [fullPoints, leastPoints, priceOfWrong] = [1000, 300, 100];

type Timed = Pick<PartyRound, 'startsAt' | 'endsAt'>;

/** Without a clock each open clue is a fifth of the time, as it opens with one. */
function timeUsed({ startsAt, endsAt }: Timed, { at, clues = 0 }: PartyGuess) {
  if (endsAt === null) return { used: clues, length: clueSteps + 1 };
  const length = endsAt - startsAt;
  return { used: Math.min(Math.max(0, at - startsAt), length), length };
}

/** Half of them go with the time, a hundred with each wrong guess before (rules: party). */
function pointsOfSolved(round: Timed, right: PartyGuess, wrong: number): number {
  const { used, length } = timeUsed(round, right);
  // Divided once, so that a half is a half.
  const left = (fullPoints * (2 * length - used)) / (2 * length);
  return Math.max(leastPoints, Math.round(left) - priceOfWrong * wrong);
}

/** What the guesses of a round come to, in the order in which the server had them. */
export function pointsOf(round: Timed, guesses: readonly PartyGuess[]): number {
  const right = guesses.findIndex(({ outcome }) => outcome.kind === 'right');
  const solved = guesses[right];
  if (solved) return pointsOfSolved(round, solved, right);
  return 2 * Math.max(0, ...guesses.map(({ accuracy }) => accuracy));
}

export const isDone = (round: SeatRound | undefined): boolean =>
  round !== undefined && (round.solvedAt !== undefined || round.guesses.length >= partyGuesses);

export const roundOf = (seat: PartySeat | undefined, number: number): SeatRound | undefined =>
  seat?.rounds.find((round) => round.number === number);

export type GuessRefusal = 'not-playing' | 'round-over' | 'no-guesses';

/** Why a guess that the server had at `now` does not count; undefined if it does. */
export function guessRefusal(
  party: Party,
  entry: RosterEntry | undefined,
  seat: PartySeat | undefined,
  { number, now }: { number: number; now: number },
): GuessRefusal | undefined {
  const round = party.rounds.find((each) => each.number === number);
  if (!entry || entry.removed || entry.from === undefined || entry.from > number)
    return 'not-playing';
  if (!round || now < round.startsAt) return 'round-over';
  const { endsAt, endedAt = Number.POSITIVE_INFINITY } = round;
  if (now > endedAt || (endsAt !== null && now >= endsAt + grace)) return 'round-over';
  return isDone(roundOf(seat, number)) ? 'no-guesses' : undefined;
}

export function withGuess(seat: PartySeat, round: PartyRound, guess: PartyGuess): PartySeat {
  const { number } = round;
  const guesses = [...(roundOf(seat, number)?.guesses ?? []), guess];
  const played: SeatRound = {
    ...{ number, guesses, points: pointsOf(round, guesses) },
    ...(guess.outcome.kind === 'right' && { solvedAt: guess.at }),
  };
  return { ...seat, rounds: [...seat.rounds.filter((each) => each.number !== number), played] };
}

export type TableRow = {
  seat: number;
  name: string;
  team?: PartyTeam;
  points: number;
  /** Milliseconds; a round that was not solved counts whole. */
  time: number;
  place: number;
  /** Places gained by the last round that has ended. */
  moved: number;
};

type Scored = Omit<TableRow, 'place' | 'moved'>;

const lengthOf = ({ startsAt, endsAt, endedAt = startsAt }: PartyRound) =>
  (endsAt ?? endedAt) - startsAt;

function scored(
  { seat: id, name, team, base, from }: RosterEntry,
  seat: PartySeat | undefined,
  rounds: readonly PartyRound[],
): Scored {
  const sums = rounds.map((round) => {
    const played = roundOf(seat, round.number);
    const solvedAt = played?.solvedAt;
    const length = lengthOf(round);
    return {
      points: played && from !== undefined && from <= round.number ? played.points : 0,
      time: solvedAt === undefined ? length : Math.max(0, solvedAt - round.startsAt),
    };
  });
  const sum = (of: 'points' | 'time') => sums.reduce((total, each) => total + each[of], 0);
  const own = { seat: id, name, ...(team && { team }) };
  return { ...own, points: base + sum('points'), time: sum('time') };
}

const before = (one: Scored, other: Scored) =>
  one.points > other.points || (one.points === other.points && one.time < other.time);

const placesOf = (rows: readonly Scored[]) =>
  new Map(
    rows.map((row) => [row.seat, 1 + rows.filter((other) => before(other, row)).length] as const),
  );

export type Seats = ReadonlyMap<number, PartySeat>;

export const bySeat = (seats: readonly PartySeat[]): Seats =>
  new Map(seats.map((seat) => [seat.seat, seat]));

/** What everybody has of the rounds that have ended, and had before the last of these. */
export function scoresOf(party: Party, seats: Seats): { now: Scored[]; before: Scored[] } {
  const ended = party.rounds.filter(({ endedAt }) => endedAt !== undefined);
  const rowsOf = (rounds: readonly PartyRound[]) =>
    seated(party).map((entry) => scored(entry, seats.get(entry.seat), rounds));
  const now = rowsOf(ended);
  return { now, before: ended.length > 1 ? rowsOf(ended.slice(0, -1)) : now };
}

/** Of the rounds that have ended, best first; who shares points and time shares the place. */
export function tableOf(party: Party, seats: Seats): TableRow[] {
  const { now: rows, before: earlierRows } = scoresOf(party, seats);
  const [places, earlier] = [placesOf(rows), placesOf(earlierRows)];
  return rows
    .map((row) => {
      const place = places.get(row.seat) ?? rows.length;
      return { ...row, place, moved: (earlier.get(row.seat) ?? place) - place };
    })
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}

/** What a latecomer begins with: the lowest score of those who play. */
export function lowestScore(party: Party, seats: Seats): number {
  const playing = new Set(seated(party).flatMap(({ seat, from }) => (from ? [seat] : [])));
  const points = tableOf(party, seats).flatMap((row) => (playing.has(row.seat) ? row.points : []));
  return points.length > 0 ? Math.min(...points) : 0;
}
