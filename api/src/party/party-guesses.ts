import { isGuest, type PlayerId } from '@craque/common/domain/ids.ts';
import { findOf, withFind } from '@craque/common/domain/party/party-claim.ts';
import {
  bySeat,
  guessRefusal,
  isDone,
  roundOf,
  withGuess,
} from '@craque/common/domain/party/party-points.ts';
import { gameOfRound } from '@craque/common/domain/party/party-view.ts';
import {
  entryOf,
  type Party,
  type PartyFind,
  type PartyGuess,
  type PartyRound,
  type PartySeat,
} from '@craque/common/domain/party/party.ts';
import { AppError } from '../errors/app-error.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import { evaluateGuess } from '../games/evaluate-guess.ts';
import { loadRoom, type PartyParts, type Room } from './party-changes.ts';
import { createSharedLooks } from './shared-looks.ts';

type PartyGuessRequest = { number: number; text: string; key: string | undefined };
type Guessed = Room & { index: number };

const refusals = {
  'not-playing': 'seat_first',
  'round-over': 'round_over',
  'no-guesses': 'no_guesses_left',
} as const;

/** The seat as it was right after that guess: a repeated request gets the first answer. */
function asOfGuess(seat: PartySeat, round: PartyRound, index: number): PartySeat {
  const guesses = roundOf(seat, round.number)?.guesses.slice(0, index + 1) ?? [];
  const others = seat.rounds.filter(({ number }) => number !== round.number);
  return guesses.reduce<PartySeat>((before, guess) => withGuess(before, round, guess), {
    ...seat,
    rounds: others,
  });
}

function judged(
  { catalogue }: PartyParts,
  round: PartyRound,
  { text, key }: PartyGuessRequest,
  at: number,
): PartyGuess {
  const game = gameOfRound(round, { guesses: [], isOver: false });
  return {
    ...{ text, ...evaluateGuess(catalogue, game, text), at },
    ...(round.endsAt === null && { clues: round.clues }),
    ...(key && { key }),
  };
}

async function seatOf(parts: PartyParts, code: string, player: PlayerId | undefined) {
  const { parties } = parts.stores;
  const party = await parties.find(code);
  if (!party) throw new AppError('party_not_found');
  const entry = player && entryOf(party, player);
  if (entry?.removed) throw new AppError('removed_from_party');
  const seat = entry && (await parties.seat(code, entry.seat));
  return { party, entry, seat };
}

const answer = (party: Party, seat: PartySeat, index: number): Guessed => ({
  ...{ party, seats: bySeat([seat]), index },
});

/**
 * Before the answer, and with each repetition: whoever is told that they solved it has the sticker.
 * After the seat: a guess that is refused in the end tells nothing.
 */
async function keepFind(
  { stores }: PartyParts,
  player: PlayerId | undefined,
  find: PartyFind | undefined,
): Promise<void> {
  if (find && player && !isGuest(player)) await stores.parties.addFind(player, find);
}

/** Two reads and one write, of the caller's own seat: sixty at once meet nobody else. */
function guessIn(
  parts: PartyParts,
  code: string,
  player: PlayerId | undefined,
  request: PartyGuessRequest,
): Promise<Guessed> {
  const { stores, clock } = parts;
  const { number, text, key } = request;
  // When the server had it: what follows takes nothing of the player's time.
  const now = clock();
  return retryOnConflict(async () => {
    const { party, entry, seat } = await seatOf(parts, code, player);
    const round = party.rounds.find((each) => each.number === number);
    const before = roundOf(seat, number)?.guesses ?? [];
    const repeated = key === undefined ? -1 : before.findIndex((guess) => guess.key === key);
    if (seat && round && repeated >= 0) {
      if (before[repeated]?.text !== text) throw new AppError('idempotency_mismatch');
      await keepFind(parts, player, roundOf(seat, number)?.find);
      return { saved: answer(party, asOfGuess(seat, round, repeated), repeated) };
    }
    const refusal = guessRefusal(party, entry, seat, { number, now });
    if (refusal) throw new AppError(refusals[refusal]);
    if (!seat || !round) throw new AppError('seat_first');
    const there = { ...seat, seenAt: Math.max(seat.seenAt, now) };
    const guessed = withGuess(there, round, judged(parts, round, request, now));
    const find = findOf(party, round, guessed);
    const next = find ? withFind(guessed, number, find) : guessed;
    if (!(await stores.parties.saveSeat(next))) return undefined;
    await keepFind(parts, player, find);
    return { saved: answer(party, { ...next, revision: next.revision + 1 }, before.length) };
  });
}

export function createGuesses(parts: PartyParts) {
  const settle = createSharedLooks((code) => loadRoom(parts, code));
  return async (
    code: string,
    player: PlayerId | undefined,
    request: PartyGuessRequest,
  ): Promise<Guessed> => {
    const guessed = await guessIn(parts, code, player, request);
    const [seat] = guessed.seats.values();
    // Before the answer: a round that this has ended then waits for no process that dies.
    const room = isDone(roundOf(seat, request.number)) ? await settle(code) : undefined;
    parts.note(code, 'screens', room);
    return guessed;
  };
}
