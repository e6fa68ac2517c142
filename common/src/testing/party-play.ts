import type { PlayerId } from '../domain/ids.ts';
import { hostAwayAfter, isHostAway } from '../domain/party/party-clock.ts';
import { bySeat, guessRefusal, withGuess } from '../domain/party/party-points.ts';
import { removed, takeSeat } from '../domain/party/party-seats.ts';
import {
  advance,
  hostIsBack,
  hostStep,
  mayTakeOver,
  type StepContext,
  takenOver,
  withSettings,
} from '../domain/party/party-steps.ts';
import {
  currentRound,
  entryOf,
  hostSteps,
  type Party,
  type PartyGuess,
  type PartySeat,
  type PartySecret,
  type PartySettings,
  type PartyTeam,
  partyTeams,
  seated,
} from '../domain/party/party.ts';
import { aParty, aPartySeat, partyHost, phone } from './party-builders.ts';
import { aGame } from './game-builders.ts';
import { fc } from './random-cases.ts';

/* A room played at random: who comes, guesses, sleeps, is removed, and what the host does. */

export type Played = { party: Party; seats: readonly PartySeat[]; now: number };
export type Told = {
  player: PlayerId;
  number: number;
  at: number;
  clues: number;
  accuracy: number;
};
export type Journey = { moments: readonly Played[]; told: readonly Told[] };

const people = Array.from({ length: 9 }, (_, index) => phone(`${index}`));
const person = fc.nat({ max: people.length - 1 });

const joins = fc.record({ kind: fc.constant('join' as const), who: person });
const sides = [
  fc.record({
    ...{ kind: fc.constant('side' as const), who: person },
    team: fc.constantFrom(...partyTeams),
  }),
  fc.record({
    kind: fc.constant('teams' as const),
    teams: fc.constantFrom(null, 2, 3, 4),
  }),
];

/** Before the start. */
export const lobbyMoves = fc.array(fc.oneof(joins, ...sides), { maxLength: 25 });

export const partyMoves = fc.array(
  fc.oneof(
    joins,
    ...sides,
    fc.record({
      ...{ kind: fc.constant('guess' as const), who: person },
      accuracy: fc.oneof(fc.constant(100), fc.nat({ max: 95 })),
    }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 40_000 }) }),
    fc.record({ kind: fc.constant('sleep' as const), who: person }),
    fc.record({ kind: fc.constant('remove' as const), who: person }),
    fc.record({ kind: fc.constant('step' as const), step: fc.constantFrom(...hostSteps) }),
    fc.record({ kind: fc.constant('hostGoes' as const), who: person }),
    fc.record({ kind: fc.constant('hostComes' as const) }),
  ),
  { minLength: 20, maxLength: 120 },
);
export type PartyMove = typeof partyMoves extends fc.Arbitrary<(infer M)[]> ? M : never;
type LobbyMove = typeof lobbyMoves extends fc.Arbitrary<(infer M)[]> ? M : never;

/** Nobody's name, team or nationality occurs in anything else. */
export const secretOf = (number: number): PartySecret => {
  const { sport, league, athlete, artVariant } = aGame();
  const hidden = {
    ...athlete,
    ...{
      athleteId: `hidden-${number}`,
      name: `Zyx Hidden${number}`,
      names: [`zyx hidden${number}`],
    },
    ...{ surname: `Hidden${number}`, team: `Teamofround${number}` },
  };
  return { sport, league, athlete: hidden, artVariant };
};

type Judged = Pick<Told, 'accuracy' | 'at' | 'clues'>;
const judged = ({ accuracy, at, clues }: Judged): PartyGuess => ({
  ...{ text: `typed ${accuracy}`, accuracy, at, clues },
  outcome: accuracy === 100 ? { kind: 'right' } : { kind: 'unknown' },
});

type State = Played & { told: readonly Told[]; asleep: ReadonlySet<PlayerId>; hostIsAway: boolean };

const contextOf = ({ party, seats, now }: Played): StepContext => ({
  ...{ seats: bySeat(seats), now },
  draw: () => secretOf(party.firstRound + party.rounds.length),
});

function guessed(state: State, who: PlayerId, accuracy: number): State {
  const { party, seats, now, told } = state;
  const entry = entryOf(party, who);
  const seat = seats.find((each) => each.seat === entry?.seat);
  const number = currentRound(party)?.number ?? 0;
  const round = currentRound(party);
  if (!seat || !round || guessRefusal(party, entry, seat, { number, now })) return state;
  const guess = { accuracy, at: now, clues: round.clues };
  const next = withGuess({ ...seat, seenAt: now }, round, judged(guess));
  const kept = { ...next, revision: seat.revision + 1 };
  return {
    ...state,
    seats: seats.map((each) => (each === seat ? kept : each)),
    told: [...told, { player: who, number, ...guess }],
  };
}

function joined(state: State, who: PlayerId, team?: PartyTeam): State {
  const { party, seats, now } = state;
  const taken = takeSeat(party, who, {
    name: `N${who.slice(-1)}`,
    spare: `S${who.slice(-1)}`,
    team,
    now,
  });
  if (!taken.ok) return state;
  const id = entryOf(taken.value, who)?.seat ?? 0;
  const has = seats.some(({ seat }) => seat === id);
  const all = has ? seats : [...seats, aPartySeat({ seat: id, seenAt: now })];
  return { ...state, party: taken.value, seats: all };
}

function stepped(state: State, step: (typeof hostSteps)[number]): State {
  if (state.hostIsAway && !state.party.acting) return state;
  const next = hostStep(state.party, step, contextOf(state));
  return next.ok ? { ...state, party: next.value } : state;
}

function hostGone(state: State, who: PlayerId): State {
  const away = { ...state, hostIsAway: true, now: state.now + hostAwayAfter };
  const { party, now } = away;
  if (!isHostAway(party, now) || !mayTakeOver(party, who, contextOf(away))) return away;
  return { ...away, party: takenOver(party, who, now) };
}

function divided(state: State, teams: number | null): State {
  const next = withSettings(state.party, { teams }, state.now);
  return next.ok ? { ...state, party: next.value } : state;
}

function moved(state: State, move: PartyMove): State {
  const { party, now } = state;
  if (move.kind === 'teams') return divided(state, move.teams);
  const who = 'who' in move ? (people[move.who] ?? partyHost) : partyHost;
  if (move.kind === 'join') return joined(state, who);
  if (move.kind === 'side') return joined(state, who, move.team);
  if (move.kind === 'guess') return guessed(state, who, move.accuracy);
  if (move.kind === 'wait') return { ...state, now: now + move.ms };
  if (move.kind === 'sleep') return { ...state, asleep: new Set([...state.asleep, who]) };
  if (move.kind === 'step') return stepped(state, move.step);
  if (move.kind === 'hostGoes') return hostGone(state, who);
  if (move.kind === 'hostComes')
    return { ...state, hostIsAway: false, party: party.acting ? hostIsBack(party, now) : party };
  const seat = seated(party).find((entry) => entry.player === who)?.seat;
  const without = seat === undefined ? undefined : removed(party, seat, now);
  return without?.ok ? { ...state, party: without.value } : state;
}

/** Whoever is awake is heard of; then what is due is done. */
function settled(state: State): State {
  const { party, now, asleep } = state;
  const awake = new Set(
    party.roster.filter(({ player }) => !asleep.has(player)).map(({ seat }) => seat),
  );
  const seats = state.seats.map((seat) => (awake.has(seat.seat) ? { ...seat, seenAt: now } : seat));
  const heard = state.hostIsAway ? party : { ...party, hostSeenAt: now };
  const next = { ...state, seats, party: heard };
  return { ...next, party: advance(heard, contextOf(next)) };
}

export function playParty(
  settings: PartySettings,
  moves: readonly PartyMove[],
  before: readonly LobbyMove[] = [],
): Journey {
  const begin: State = {
    ...{ party: aParty({ settings }), seats: [], now: 0, told: [] },
    ...{ asleep: new Set(), hostIsAway: false },
  };
  const two = [people[0], people[1]].reduce((s, who) => (who ? joined(s, who) : s), begin);
  const moments: Played[] = [];
  const after = (state: State, move: PartyMove) => {
    const next = settled(moved(state, move));
    moments.push({ party: next.party, seats: next.seats, now: next.now });
    return next;
  };
  const last = moves.reduce(after, stepped(before.reduce(after, two), 'start'));
  return { moments, told: last.told };
}
