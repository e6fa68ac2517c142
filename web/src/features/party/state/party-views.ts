import type { PartyState, PartyView } from '@craque/common/contracts/party-view.ts';
import { grace } from '@craque/common/domain/party/party-clock.ts';
import { partyGuesses } from '@craque/common/domain/party/party.ts';
import type { ApiError } from '../../../lib/api.ts';

const refusals = {
  party_not_found: 'unknown',
  removed_from_party: 'removed',
  too_many_screens: 'screens',
} as const;

/** Why there is no room of this code for this device, as the texts call it; undefined if it may pass. */
export const goneFor = ({
  code = '',
}: ApiError): (typeof refusals)[keyof typeof refusals] | undefined =>
  Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : undefined;

export type OwnSeat = NonNullable<PartyView['seat']>;

const timeOf = (text: string | null) => (text === null ? undefined : Date.parse(text));

/** Server time (ms) of the start and the end of the phase, where it has them. */
export const startOf = ({ startsAt }: PartyState): number | undefined => timeOf(startsAt);
export const endOf = ({ endsAt }: PartyState): number | undefined => timeOf(endsAt);

/** Server time (ms) from which another phase is expected, or infinity. */
export function changesAt(state: PartyState): number {
  const { phase } = state;
  if (phase === 'countdown') return startOf(state) ?? Infinity;
  if (phase === 'round') return (endOf(state) ?? Infinity) + grace;
  return phase === 'reveal' ? (endOf(state) ?? Infinity) : Infinity;
}

/** When (server time, ms) the answer is shown on all devices at once; 0 for any other state. */
export const shownFrom = (state: PartyState): number =>
  state.phase === 'reveal' ? (startOf(state) ?? 0) : 0;

/**
 * Answers may overtake each other: a seat never loses a guess, and is not lost to a read that was
 * asked before it was taken.
 */
export function newerSeat(before: OwnSeat | null, next: OwnSeat | null): OwnSeat | null {
  if (!before || !next || before.seat !== next.seat) return next ?? before;
  const [old, now] = [before.number ?? 0, next.number ?? 0];
  const { row, sheet } = next;
  if (now < old || (now === old && next.guesses.length < before.guesses.length))
    return { ...before, row, sheet };
  return next;
}

export function newerView(before: PartyView | undefined, next: PartyView): PartyView {
  if (!before) return next;
  const seat = newerSeat(before.seat, next.seat);
  const ticket = next.ticket ?? before.ticket;
  const newer = next.state.version < before.state.version ? before : next;
  return { ...newer, seat, ticket };
}

/** The seat in the round on the screen: guesses of an earlier one do not count. */
export function seatNow({ state, seat }: PartyView): OwnSeat | null {
  const number = state.round?.number;
  if (!seat || number === undefined || seat.number === number) return seat;
  const fresh = { guesses: [], left: partyGuesses, done: false, solved: false, roundPoints: null };
  // Whoever was waiting plays from the next round on.
  return { ...seat, ...fresh, number, plays: true };
}
