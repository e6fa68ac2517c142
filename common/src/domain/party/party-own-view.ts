import { type Band, bandOf } from '../athlete/closeness.ts';
import type { PlayerId } from '../ids.ts';
import { type SeenGuess, viewFor } from '../view/game-view.ts';
import { isPresent } from './party-clock.ts';
import { isDone, roundOf, type Seats, type TableRow, tableOf } from './party-points.ts';
import { mayTakeOver, stepsOf } from './party-steps.ts';
import { gameOfRound } from './party-view.ts';
import {
  currentRound,
  entryOf,
  gonePlayer,
  hostOf,
  isKept,
  type HostStep,
  type Party,
  partyGuesses,
  type PartyTeam,
  type RosterEntry,
  seated,
} from './party.ts';

const isRunningRound = ({ phase }: Party) => phase === 'countdown' || phase === 'round';

export type SeenSheet = { number: number; points: number; solved: boolean; bands: readonly Band[] };

export type SeenSeat = {
  seat: number;
  name: string;
  /** Their name from the answer on. */
  wish?: string;
  /** The first of the room's rounds that this seat plays has begun. */
  plays: boolean;
  number?: number;
  guesses: readonly SeenGuess[];
  left: number;
  done: boolean;
  solved: boolean;
  /** Of the round: at once if it is solved, otherwise once it has ended. */
  roundPoints?: number;
  row?: TableRow;
  /** The rounds that have ended, to share at the end. */
  sheet: readonly SeenSheet[];
};

const sheetOf = (party: Party, entry: RosterEntry, seats: Seats): SeenSheet[] =>
  party.rounds
    .filter(({ endedAt, number }) => endedAt !== undefined && number >= (entry.from ?? number + 1))
    .map(({ number }) => {
      const played = roundOf(seats.get(entry.seat), number);
      return {
        ...{ number, points: played?.points ?? 0, solved: played?.solvedAt !== undefined },
        bands: (played?.guesses ?? []).map(({ accuracy }) => bandOf(accuracy)),
      };
    });

/** A seat's own: the only place from which a guess is told, and only to who made it. */
export function seatFor(party: Party, seats: Seats, player: PlayerId): SeenSeat | undefined {
  const entry = entryOf(party, player);
  if (!entry) return undefined;
  const { seat, name, wish, from = Number.POSITIVE_INFINITY } = entry;
  const round = currentRound(party);
  const played = round && roundOf(seats.get(seat), round.number);
  const guesses = (played?.guesses ?? []).map((guess) => ({ ...guess, version: 0 }));
  const game = round && gameOfRound(round, { guesses, isOver: false }, party.settings.difficulty);
  const solved = played?.solvedAt !== undefined;
  const tells = played && (solved || !isRunningRound(party));
  const row = tableOf(party, seats).find((each) => each.seat === seat);
  return {
    ...{ seat, name, solved, done: isDone(played) },
    plays: from <= (round?.number ?? 0),
    ...(wish !== undefined && { wish }),
    ...(round && { number: round.number }),
    guesses: (game && viewFor(game, gonePlayer, game.createdAt)?.guesses) ?? [],
    left: partyGuesses - guesses.length,
    ...(tells && { roundPoints: played.points }),
    ...(row && { row }),
    sheet: sheetOf(party, entry, seats),
  };
}

export type SeenHost = {
  isHost: boolean;
  mayTakeOver: boolean;
  steps: readonly HostStep[];
  people: readonly { seat: number; name: string; team?: PartyTeam; here: boolean; stays?: true }[];
};

/** What somebody may do as a host; undefined if nothing. */
export function hostFor(
  party: Party,
  { seats, now }: { seats: Seats; now: number },
  player: PlayerId,
): SeenHost | undefined {
  const isHost = hostOf(party) === player;
  const offered = mayTakeOver(party, player, { seats, now });
  if (!isHost) return offered ? { isHost, mayTakeOver: offered, steps: [], people: [] } : undefined;
  const people = seated(party).map(({ seat, name, team, player: each }) => {
    const there = seats.get(seat);
    return {
      seat,
      name,
      ...(team && { team }),
      here: there !== undefined && isPresent(there, now),
      ...(isKept(party, each) && { stays: true as const }),
    };
  });
  return { isHost, mayTakeOver: false, steps: stepsOf(party), people };
}
