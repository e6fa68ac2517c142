import type { PlayerId } from '../ids.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  clueSteps,
  countdownTime,
  deadAfter,
  dueClues,
  grace,
  isHostAway,
  isPresent,
  revealLead,
  revealTime,
} from './party-clock.ts';
import { isDone, lowestScore, roundOf, type Seats } from './party-points.ts';
import { asWished } from './party-seats.ts';
import { dealt } from './party-teams.ts';
import {
  changed,
  currentRound,
  entryOf,
  gonePlayer,
  type HostStep,
  hostOf,
  hostSteps,
  isKept,
  isRunning,
  leastSeats,
  mostScreens,
  type Party,
  type PartyRound,
  type PartySecret,
  type PartySettings,
  roundsLeft,
  seated,
} from './party.ts';

/** Time, guesses and chance are arguments; a step that changes nothing returns the same party. */
export type StepContext = {
  seats: Seats;
  now: number;
  /** The next athlete: whoever saves the step first has drawn it. */
  draw: (party: Party) => PartySecret;
};

const withRound = (party: Party, changes: Partial<PartyRound>): Partial<Party> => {
  const round = currentRound(party);
  return { rounds: [...party.rounds.slice(0, -1), ...(round ? [{ ...round, ...changes }] : [])] };
};

function begin(party: Party, { seats, now, draw }: StepContext): Party {
  const number = party.firstRound + party.rounds.length;
  const base = party.rounds.length > 0 ? lowestScore(party, seats) : 0;
  const roster = party.roster.map((entry) =>
    entry.from === undefined && !entry.removed ? { ...entry, from: number, base } : entry,
  );
  const startsAt = now + countdownTime;
  const { seconds } = party.settings;
  const endsAt = seconds === null ? null : startsAt + seconds * 1000;
  const round = { ...draw(party), number, startsAt, endsAt, clues: 0 };
  const { acting, ...rest } = party;
  const host = acting ?? party.host;
  return changed(rest, { phase: 'countdown', host, roster, rounds: [...party.rounds, round] }, now);
}

const reveal = (party: Party, now: number): Party =>
  changed(
    party,
    {
      phase: 'reveal',
      roster: asWished(party),
      ...withRound(party, { endedAt: now, shownAt: now + revealLead }),
    },
    now,
  );

const goOn = (party: Party, context: StepContext): Party =>
  roundsLeft(party) > 0
    ? begin(party, context)
    : changed(party, { phase: 'podium', endedAt: context.now }, context.now);

/** Everybody who is here and plays has solved it or has no guess left. */
function allAreDone(party: Party, { number }: PartyRound, { seats, now }: StepContext): boolean {
  const waited = seated(party).flatMap(({ seat, from = Number.POSITIVE_INFINITY }) => {
    const there = seats.get(seat);
    return there && from <= number && isPresent(there, now) ? [there] : [];
  });
  return waited.length > 0 && waited.every((seat) => isDone(roundOf(seat, number)));
}

function dueInRound(party: Party, round: PartyRound, context: StepContext): Party {
  const { now } = context;
  const { endsAt } = round;
  if (allAreDone(party, round, context)) return reveal(party, now);
  if (endsAt !== null && now >= endsAt + grace) return reveal(party, now);
  const clues = dueClues(round, now);
  return clues > round.clues ? changed(party, withRound(party, { clues }), now) : party;
}

function dueStep(party: Party, context: StepContext): Party {
  const { now } = context;
  const { phase, lastAt } = party;
  const round = currentRound(party);
  if (phase === 'over') return party;
  if (now >= lastAt + deadAfter) return over(party, now);
  if (!round) return party;
  if (phase === 'countdown')
    return now >= round.startsAt ? changed(party, { phase: 'round' }, now) : party;
  if (phase === 'round') return dueInRound(party, round, context);
  const { shownAt = now } = round;
  return phase === 'reveal' && now >= shownAt + revealTime ? goOn(party, context) : party;
}

const over = (party: Party, now: number): Party =>
  changed(party, { phase: 'over', roster: asWished(party), endedAt: party.endedAt ?? now }, now);

/**
 * All steps that are due by the room's own times. After a standstill each begins now, so that no
 * round is skipped.
 */
export function advance(party: Party, context: StepContext): Party {
  const next = dueStep(party, context);
  return next === party ? party : advance(next, context);
}

export type StepError = 'not-due' | 'too-few';

function ended(party: Party, now: number): Party {
  if (!isRunning(party)) return over(party, now);
  // A round that has not begun was not played.
  const { phase, rounds } = party;
  const played = phase === 'countdown' ? { ...party, rounds: rounds.slice(0, -1) } : party;
  const closed = phase === 'round' ? reveal(party, now) : played;
  return changed(closed, { phase: 'podium', roster: asWished(closed), endedAt: now }, now);
}

/** Who has logged in since, or is gone for good, has no room: it is that of who leads it. */
function creatorOf(party: Party): PlayerId {
  const { creator, host, screens } = party;
  const isThere = creator === host || screens.includes(creator) || entryOf(party, creator);
  return isThere && creator !== gonePlayer ? creator : hostOf(party);
}

function again(party: Party, now: number): Party {
  const { endedAt: _, ...rest } = party;
  const roster = seated(party).map(({ from: _from, ...entry }) => ({ ...entry, base: 0 }));
  const removed = party.roster.filter((entry) => entry.removed);
  const played = party.rounds.map(({ athlete }) => athlete.athleteId);
  const next = {
    ...{ phase: 'lobby' as const, rounds: [], roster: [...roster, ...removed] },
    creator: creatorOf(party),
    firstRound: party.firstRound + party.rounds.length,
    seenAthletes: [...party.seenAthletes, ...played],
  };
  return changed(rest, next, now);
}

type Step = {
  refusal(party: Party): StepError | undefined;
  take(party: Party, context: StepContext): Party;
};

const only = (isDue: boolean): StepError | undefined => (isDue ? undefined : 'not-due');

const steps: Readonly<Record<HostStep, Step>> = {
  start: {
    refusal: (party) =>
      only(party.phase === 'lobby') ?? (seated(party).length < leastSeats ? 'too-few' : undefined),
    take: begin,
  },
  clue: {
    refusal(party) {
      const round = currentRound(party);
      return only(party.phase === 'round' && round?.endsAt === null && round.clues < clueSteps);
    },
    take(party, { now }) {
      const clues = (currentRound(party)?.clues ?? 0) + 1;
      return changed(party, withRound(party, { clues }), now);
    },
  },
  reveal: {
    refusal: ({ phase }) => only(phase === 'round'),
    take: (party, { now }) => reveal(party, now),
  },
  next: { refusal: ({ phase }) => only(phase === 'reveal'), take: goOn },
  end: {
    refusal: ({ phase }) => only(phase !== 'over'),
    take: (party, { now }) => ended(party, now),
  },
  again: {
    refusal: ({ phase }) => only(phase === 'podium'),
    take: (party, { now }) => again(party, now),
  },
};

export function hostStep(
  party: Party,
  step: HostStep,
  context: StepContext,
): Result<Party, StepError> {
  const { refusal, take } = steps[step];
  const error = refusal(party);
  return error ? fail(error) : ok(take(party, context));
}

export const stepsOf = (party: Party): HostStep[] =>
  hostSteps.filter((step) => steps[step].refusal(party) === undefined);

export function withSettings(
  party: Party,
  { locked, ...settings }: Partial<PartySettings> & { locked?: boolean | undefined },
  now: number,
): Result<Party, StepError> {
  const given = Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  );
  if (party.phase !== 'lobby' && Object.keys(given).length > 0) return fail('not-due');
  const lock = locked === undefined ? {} : { locked };
  const next = { ...party, ...lock, settings: { ...party.settings, ...given } };
  const isOther = (next.settings.teams ?? null) !== (party.settings.teams ?? null);
  return ok(changed(next, isOther ? { roster: dealt(next) } : {}, now));
}

/** A full list keeps those that are there; the host needs no place in it. */
export function withScreen(
  party: Party,
  player: PlayerId,
  now: number,
): Result<Party, 'too-many-screens'> {
  const { screens } = party;
  if (screens.includes(player)) return ok(party);
  if (screens.length < mostScreens)
    return ok(changed(party, { screens: [...screens, player] }, now));
  return isKept(party, player) ? ok(party) : fail('too-many-screens');
}

/**
 * To whom the role is offered while the host is away: who is here longest, and the first screen that
 * is not the host's own, which stands in the room; whoever knows the code may open another one.
 */
export function mayTakeOver(
  party: Party,
  player: PlayerId,
  { seats, now }: Pick<StepContext, 'seats' | 'now'>,
): boolean {
  if (!isHostAway(party, now) || hostOf(party) === player) return false;
  const here = seated(party).filter(({ seat }) => {
    const there = seats.get(seat);
    return there !== undefined && isPresent(there, now);
  });
  const others = here.filter((entry) => entry.player !== hostOf(party));
  if (others[0]?.player === player) return true;
  const standing = party.screens.find((each) => each !== hostOf(party) && !entryOf(party, each));
  return standing === player;
}

export function takenOver(party: Party, player: PlayerId, now: number): Party {
  return { ...changed(party, { acting: player }, now), hostSeenAt: now };
}

/** The host is back before the next round has begun. */
export function hostIsBack(party: Party, now: number): Party {
  const { acting: _, ...rest } = party;
  return { ...changed(rest, {}, now), hostSeenAt: now };
}

/** Nobody of a deleted account is left, and whoever comes next may take the role. */
export function withoutPlayer(party: Party, player: PlayerId, now: number): Party {
  const without = (id: PlayerId) => (id === player ? gonePlayer : id);
  const roster = party.roster.map((entry) => {
    if (entry.player !== player) return entry;
    const { wish: _, ...rest } = entry;
    return { ...rest, player: gonePlayer, name: `#${entry.seat}`, removed: true as const };
  });
  const { acting, ...rest } = party;
  const people = {
    ...{ creator: without(party.creator), host: without(party.host), roster },
    ...(acting && acting !== player && { acting }),
    screens: party.screens.filter((id) => id !== player),
  };
  return changed(rest, people, now);
}
