import { type PlayerId, userOf } from '@craque/common/domain/ids.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { defaultName } from '@craque/common/domain/party/party-names.ts';
import {
  inTeam,
  namesIn,
  removed,
  renamed,
  selfNamed,
  takeSeat,
} from '@craque/common/domain/party/party-seats.ts';
import {
  entryOf,
  hostOf,
  type Party,
  type PartyTeam,
  seated,
} from '@craque/common/domain/party/party.ts';
import { roomKeys } from '@craque/common/names/room-names.ts';
import { AppError } from '../errors/app-error.ts';
import { assertShownName } from '../users/assert-shown-name.ts';
import { asHost, assertAdmitted, open, taken } from './party-access.ts';
import { changeRoom, loadRoom, type PartyParts, type Room } from './party-changes.ts';

async function assertName(
  parts: PartyParts,
  party: Party,
  { name, player, seat }: { name: string; player: PlayerId; seat: number | undefined },
): Promise<void> {
  const others = seated(party).filter((entry) => entry.seat !== seat);
  const keys = new Set(namesIn(others).flatMap(roomKeys));
  if (roomKeys(name).some((key) => keys.has(key))) throw new AppError('party_name_taken');
  await assertShownName(parts, name, userOf(player));
}

export type Seating = {
  name: string | undefined;
  team?: PartyTeam | undefined;
  language: Language;
};

/** Throws what a guest who came now would get, without making one; nothing for who is back. */
export async function assertOpen(
  parts: PartyParts,
  code: string,
  player: PlayerId,
  { name, team }: Omit<Seating, 'language'>,
): Promise<void> {
  const { party } = await open(parts, code, undefined);
  if (entryOf(party, player)) return;
  taken(takeSeat(party, player, { spare: '', team, now: parts.clock() }));
  if (name !== undefined) await assertName(parts, party, { name, player, seat: undefined });
}

export async function sit(parts: PartyParts, code: string, player: PlayerId, wish: Seating) {
  const { random, clock, stores } = parts;
  const { room, value } = await changeRoom(parts, code, async ({ party }) => {
    assertAdmitted(party, player);
    const own = entryOf(party, player);
    const { name, team } = wish;
    if (name !== undefined && name !== own?.name && name !== own?.wish)
      await assertName(parts, party, { name, player, seat: own?.seat });
    const names = new Set(namesIn(seated(party)).map((each) => each.toLowerCase()));
    const isTaken = (each: string) => names.has(each.toLowerCase());
    const spare = own?.name ?? defaultName(wish.language, isTaken, random);
    const next = taken(takeSeat(party, player, { name, spare, team, now: clock() }));
    return { next, value: entryOf(next, player)?.seat ?? 0 };
  });
  await stores.parties.addSeat(room.party.code, value, clock());
  return loadRoom(parts, code);
}

function seatIn(party: Party, seat: number) {
  const entry = seated(party).find((each) => each.seat === seat);
  if (!entry) throw new AppError('seat_not_found');
  return entry;
}

export async function removeSeat(
  parts: PartyParts,
  code: string,
  player: PlayerId | undefined,
  seat: number,
): Promise<Room> {
  const room = await asHost(parts, code, player, ({ party }, { now }) =>
    taken(removed(party, seatIn(party, seat).seat, now)),
  );
  const gone = room.party.roster.find((entry) => entry.seat === seat);
  for (const topic of gone ? [room.party.topic, room.party.screenTopic] : [])
    if (gone && gone.player !== player) parts.pushes.unwatch(gone.player, topic);
  return room;
}

export type SeatChange = { seat: number; name?: string | undefined; team?: PartyTeam | undefined };

export async function changeSeat(
  parts: PartyParts,
  party: Party,
  { seat, name, team }: SeatChange,
  now: number,
): Promise<Party> {
  const { player } = seatIn(party, seat);
  if (name !== undefined) await assertName(parts, party, { name, player, seat });
  const rename = player === hostOf(party) ? selfNamed : renamed;
  const named = name === undefined ? party : rename(party, seat, { name, now });
  return team === undefined ? named : taken(inTeam(named, seat, { team, now }));
}
