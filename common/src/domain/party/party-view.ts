import type { Fact } from '../athlete/athlete.ts';
import { type Band, bandOf } from '../athlete/closeness.ts';
import type { Game, Guess } from '../game/game.ts';
import type { GameId } from '../ids.ts';
import { initialsOf, type SeenGame, viewFor } from '../view/game-view.ts';
import { clueSteps, isHostAway, isPresent, revealTime } from './party-clock.ts';
import { isDone, roundOf, type Seats, type TableRow, tableOf } from './party-points.ts';
import { type TeamRow, teamTable } from './party-teams.ts';
import {
  currentRound,
  gonePlayer,
  isDoorOpen,
  isRunning,
  type Party,
  partyGuesses,
  type PartyPhase,
  type PartyRound,
  type PartySettings,
  seated,
} from './party.ts';

/** The number of guesses of a picture with four steps before the last. */
const pictured = 'medium';
/** Rounds have none. */
const noHint: Fact = { kind: 'retiredYear', value: 0 };

/**
 * A round as a game in which as many guesses are used as clues are open: what may be seen of the
 * athlete is decided in one place, for games and rounds alike.
 */
export function gameOfRound(
  round: PartyRound,
  { guesses, isOver }: { guesses: readonly Guess[]; isOver: boolean },
  difficulty: Game['difficulty'] = pictured,
): Game {
  const { sport, league, athlete, artVariant, startsAt } = round;
  const end = { status: 'lost', at: startsAt, timeTaken: 0, score: 0, speedBonus: 0 } as const;
  const player = {
    ...{ id: gonePlayer, startedAt: startsAt, guesses, hints: [] },
    ...(isOver && { end: { ...end, streakBonus: 0, streakCount: 0, version: 0 } }),
  };
  return {
    ...{ id: 1 as GameId, revision: 0, version: 0, loadedVersion: 0, sport, league, difficulty },
    ...{ athlete, artVariant, createdAt: startsAt, creator: gonePlayer, players: [player] },
    hintFacts: [noHint, noHint],
  };
}

const clueGuess: Guess = {
  ...{ text: '', accuracy: 0, outcome: { kind: 'unknown' }, at: 0, version: 0 },
};

/** The last step of a picture: everything. */
export const fullStep = partyGuesses;

/** The step to which the athlete of a round is uncovered; undefined before the start. */
export function roundStep(party: Party, number: number): number | undefined {
  const round = party.rounds.find((each) => each.number === number);
  if (!round || (party.phase === 'countdown' && round === currentRound(party))) return undefined;
  return round.endedAt === undefined ? round.clues : fullStep;
}

/** The athlete at a step that is due; undefined if it is not. */
export function seenRound(party: Party, number: number, step: number): SeenGame | undefined {
  const round = party.rounds.find((each) => each.number === number);
  if (!round || step > (roundStep(party, number) ?? -1)) return undefined;
  const guesses = Array<Guess>(step).fill(clueGuess);
  const game = gameOfRound(round, { guesses, isOver: step === fullStep });
  return viewFor(game, gonePlayer, round.startsAt);
}

export type SeenAnswer = {
  name: string;
  /** The first right guess by the server's clock. */
  first?: { seat: number; name: string; time: number };
  solved: number;
};

/** Sport and league are told while the round is counted down, so that phones load the names. */
export type SeenPartyRound = Pick<PartyRound, 'sport' | 'league'> & {
  number: number;
  index: number;
  clues: number;
  step?: number;
  seen?: SeenGame;
  initials?: ReturnType<typeof initialsOf>;
  answer?: SeenAnswer;
};

export type SeenRow = TableRow & {
  here: boolean;
  plays: boolean;
  done: boolean;
  solved: boolean;
  used: number;
  band?: Band;
  /** Points of the round whose answer is shown. */
  gained?: number;
};

/** Of a round, at the podium. Whose guess it was, and whom it meant, never what was typed. */
export type SeenBest = { seat: number; name: string; athleteName: string; accuracy: number };
export type SeenRoundEnd = {
  number: number;
  answer: SeenAnswer;
  closest?: SeenBest;
  wildest?: SeenBest;
};

export type SeenParty = {
  code: string;
  version: number;
  phase: PartyPhase;
  settings: PartySettings;
  startsAt?: number;
  endsAt?: number;
  locked: boolean;
  doorOpen: boolean;
  hostAway: boolean;
  seats: number;
  done: number;
  round?: SeenPartyRound;
  /** The first three after a round and at the end. */
  top: readonly TableRow[];
  /** Empty without teams. */
  teams: readonly TeamRow[];
};

/** What the big screen shows beside: everybody, and at the end every round. */
export type SeenScreen = SeenParty & { rows: readonly SeenRow[]; ends: readonly SeenRoundEnd[] };

function firstOf(party: Party, round: PartyRound, seats: Seats): SeenAnswer {
  const right = seated(party).flatMap(({ seat, name }) => {
    const solvedAt = roundOf(seats.get(seat), round.number)?.solvedAt;
    return solvedAt === undefined ? [] : [{ seat, name, time: solvedAt - round.startsAt }];
  });
  const [first] = right.toSorted((one, other) => one.time - other.time || one.seat - other.seat);
  return { name: round.athlete.name, ...(first && { first }), solved: right.length };
}

function seenPartyRound(party: Party, seats: Seats): SeenPartyRound | undefined {
  const round = currentRound(party);
  if (!round) return undefined;
  const { number, clues, endedAt, athlete, sport, league } = round;
  const step = roundStep(party, number);
  const seen = step === undefined ? undefined : seenRound(party, number, step);
  const base = { number, index: party.rounds.length, clues, sport, league };
  if (!seen || step === undefined) return base;
  return {
    ...{ ...base, seen, step },
    ...((clues >= clueSteps || endedAt !== undefined) && { initials: initialsOf(athlete) }),
    ...(endedAt !== undefined && { answer: firstOf(party, round, seats) }),
  };
}

function timesOf(party: Party): { startsAt?: number; endsAt?: number } {
  const round = currentRound(party);
  if (!round || !isRunning(party)) return {};
  const { startsAt, endsAt, shownAt = startsAt } = round;
  if (party.phase === 'reveal') return { startsAt: shownAt, endsAt: shownAt + revealTime };
  return { startsAt, ...(endsAt !== null && { endsAt }) };
}

/** Also of a room that is over, if a round of its last game was played. */
const showsBest = ({ phase, rounds }: Party): boolean =>
  phase === 'reveal' ||
  phase === 'podium' ||
  (phase === 'over' && rounds.some(({ endedAt }) => endedAt !== undefined));

/** What everybody in the room may see; nothing of it depends on the reader. */
export function partyFor(party: Party, seats: Seats, now: number): SeenParty {
  const { code, version, phase, settings, locked } = party;
  const round = seenPartyRound(party, seats);
  const inRound = currentRound(party)?.number ?? 0;
  const people = seated(party);
  const done = people.filter(({ seat }) => isDone(roundOf(seats.get(seat), inRound)));
  return {
    ...{ code, version, phase, settings, locked, ...timesOf(party) },
    doorOpen: isDoorOpen(party),
    hostAway: isHostAway(party, now),
    seats: people.length,
    done: phase === 'round' ? done.length : 0,
    ...(round && { round }),
    top: showsBest(party) ? tableOf(party, seats).slice(0, 3) : [],
    teams: teamTable(party, seats),
  };
}

function seenRow(party: Party, seats: Seats, row: TableRow, now: number): SeenRow {
  const { phase } = party;
  const seat = seats.get(row.seat);
  const round = currentRound(party);
  const from = party.roster.find((entry) => entry.seat === row.seat)?.from;
  const played = round && phase !== 'podium' ? roundOf(seat, round.number) : undefined;
  const best = Math.max(-1, ...(played?.guesses.map(({ accuracy }) => accuracy) ?? []));
  return {
    ...row,
    here: seat !== undefined && isPresent(seat, now),
    plays: from !== undefined && from <= (round?.number ?? 0),
    ...{ done: isDone(played), solved: played?.solvedAt !== undefined },
    used: played?.guesses.length ?? 0,
    ...(best >= 0 && played?.solvedAt === undefined && { band: bandOf(best) }),
    ...(phase === 'reveal' && { gained: played?.points ?? 0 }),
  };
}

function bestsOf(party: Party, seats: Seats, { number }: PartyRound) {
  const named = seated(party).flatMap(({ seat, name }) =>
    (roundOf(seats.get(seat), number)?.guesses ?? []).flatMap(({ accuracy, outcome }) =>
      outcome.kind === 'athlete' ? [{ seat, name, athleteName: outcome.name, accuracy }] : [],
    ),
  );
  const sorted = named.toSorted((one, other) => other.accuracy - one.accuracy);
  const [closest, wildest] = [sorted[0], sorted.length > 1 ? sorted.at(-1) : undefined];
  return { ...(closest && { closest }), ...(wildest && { wildest }) };
}

/** Its version counts the seats' changes, too: each of these only grows. */
export function screenFor(party: Party, seats: Seats, now: number): SeenScreen {
  const changes = [...seats.values()].reduce((sum, { revision }) => sum + revision, 0);
  const isOver = party.phase === 'podium' || party.phase === 'over';
  return {
    ...partyFor(party, seats, now),
    version: party.version + changes,
    rows: tableOf(party, seats).map((row) => seenRow(party, seats, row, now)),
    ends: (isOver ? party.rounds : [])
      .filter(({ endedAt }) => endedAt !== undefined)
      .map((round) => ({
        number: round.number,
        answer: firstOf(party, round, seats),
        ...bestsOf(party, seats, round),
      })),
  };
}
