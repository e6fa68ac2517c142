import type { PlayerId } from '@craque/common/domain/ids.ts';
import { isPresent } from '@craque/common/domain/party/party-clock.ts';
import { hostIsBack, type hostStep } from '@craque/common/domain/party/party-steps.ts';
import { entryOf, hostOf, isKept, type Party } from '@craque/common/domain/party/party.ts';
import { AppError } from '../errors/app-error.ts';
import { changeRoom, loadRoom, type PartyParts, type Room } from './party-changes.ts';

const refusals = {
  'not-due': 'step_not_due',
  'too-few': 'party_too_small',
  removed: 'removed_from_party',
  closed: 'party_closed',
  'no-team': 'invalid_team',
  kept: 'party_needs_host',
  'too-many-screens': 'too_many_screens',
} as const;

export function taken<T>(
  result: { ok: true; value: T } | { ok: false; error: keyof typeof refusals },
): T {
  if (!result.ok) throw new AppError(refusals[result.error]);
  return result.value;
}

/** Milliseconds between two notes that somebody is there. */
const noteEvery = 5_000;

export function isMember(party: Party, player: PlayerId | undefined): boolean {
  if (player === undefined) return false;
  const { creator, host, acting, screens } = party;
  return [creator, host, acting, ...screens].includes(player) || Boolean(entryOf(party, player));
}

/** Nobody new finds a room that is over; a removed device finds none. */
export function assertAdmitted(party: Party, player: PlayerId | undefined): void {
  const isOut = player && entryOf(party, player)?.removed && !isKept(party, player);
  if (isOut) throw new AppError('removed_from_party');
  if (party.phase === 'over' && !isMember(party, player)) throw new AppError('party_not_found');
}

/** Notes that the caller is there; a host who is back has the role again. */
async function noteCaller(parts: PartyParts, room: Room, player: PlayerId): Promise<Room> {
  const { stores, clock, note } = parts;
  const { party, seats } = room;
  const { code } = party;
  const now = clock();
  const own = entryOf(party, player);
  const seat = own && seats.get(own.seat);
  if (seat && seat.seenAt <= now - noteEvery) {
    await stores.parties.noteSeat(code, seat.seat, now);
    if (!isPresent(seat, now)) note(code, 'screens');
  }
  // Its process died between the list and the seat.
  if (own && !own.removed && !seat) await stores.parties.addSeat(code, own.seat, now);
  if (party.acting && party.host === player) {
    const back = await changeRoom(parts, code, async ({ party: there }) => ({
      ...(there.acting && there.host === player && { next: hostIsBack(there, now) }),
      value: undefined,
    }));
    await stores.parties.noteHost(code, now);
    return back.room;
  }
  if (hostOf(party) === player && party.hostSeenAt <= now - noteEvery)
    await stores.parties.noteHost(code, now);
  return room;
}

export async function open(
  parts: PartyParts,
  code: string,
  player: PlayerId | undefined,
): Promise<Room> {
  const room = await loadRoom(parts, code);
  assertAdmitted(room.party, player);
  return player ? noteCaller(parts, room, player) : room;
}

type HostChange = (room: Room, context: Parameters<typeof hostStep>[2]) => Party | Promise<Party>;

/** A change that the host alone may make. */
export async function asHost(
  parts: PartyParts,
  code: string,
  player: PlayerId | undefined,
  change: HostChange,
): Promise<Room> {
  await open(parts, code, player);
  const { room } = await changeRoom(parts, code, async (there, context) => {
    if (hostOf(there.party) !== player) throw new AppError('host_only');
    return { next: await change(there, context), value: undefined };
  });
  return room;
}
