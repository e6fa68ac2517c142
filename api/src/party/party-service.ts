import { type PlayerId, gameIdFrom, userOf } from '@craque/common/domain/ids.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { isPresent } from '@craque/common/domain/party/party-clock.ts';
import { defaultName } from '@craque/common/domain/party/party-names.ts';
import { inTeam, removed, renamed, takeSeat } from '@craque/common/domain/party/party-seats.ts';
import {
  hostIsBack,
  hostStep,
  mayTakeOver,
  takenOver,
  withScreen,
  withSettings,
} from '@craque/common/domain/party/party-steps.ts';
import {
  entryOf,
  hostOf,
  type HostStep,
  newParty,
  type Party,
  partyCodeFrom,
  partyRounds,
  partySeconds,
  type PartySettings,
  type PartyTeam,
  seated,
} from '@craque/common/domain/party/party.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { looksLike } from '@craque/common/names/look-alike.ts';
import { AppError } from '../errors/app-error.ts';
import { assertShownName } from '../users/assert-shown-name.ts';
import {
  changeRoom,
  loadRoom,
  type PartyDependencies,
  type PartyParts,
  type Room,
} from './party-changes.ts';
import { openLeagues } from './party-draw.ts';
import { createGuesses } from './party-guesses.ts';
import { createPartyPushes } from './party-push.ts';
import { createSweep } from './party-sweep.ts';
import { partyTable } from './party-table.ts';

const codeTries = 8;
/** Milliseconds between two notes that somebody is there. */
const noteEvery = 5_000;

/** A league that nobody knows was refused by the contract. */
type Wishes = { [K in Exclude<keyof PartySettings, 'leagues'>]?: PartySettings[K] | undefined } & {
  leagues?: readonly (League | undefined)[] | undefined;
};

const refusals = {
  'not-due': 'step_not_due',
  'too-few': 'party_too_small',
  removed: 'removed_from_party',
  closed: 'party_closed',
  'no-team': 'invalid_team',
} as const;

function taken<T>(result: { ok: true; value: T } | { ok: false; error: keyof typeof refusals }): T {
  if (!result.ok) throw new AppError(refusals[result.error]);
  return result.value;
}

function givenSettings(
  { catalogue }: PartyDependencies,
  { leagues, ...rest }: Wishes,
): Partial<PartySettings> {
  const chosen = leagues && [...new Set(leagues.filter((league) => league !== undefined))];
  if (chosen?.some((league) => !catalogue.leagueState(league).open))
    throw new AppError('league_unavailable');
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...(chosen && { leagues: chosen }) };
}

async function create(parts: PartyParts, host: PlayerId, wishes: Wishes): Promise<Party> {
  const { stores, catalogue, random, clock } = parts;
  const settings: PartySettings = {
    ...{ rounds: partyRounds.usual, seconds: partySeconds.usual, difficulty: 'easy' },
    leagues: openLeagues(catalogue),
    ...givenSettings(parts, wishes),
  };
  for (let tried = 0; tried < codeTries; tried += 1) {
    const [topic, screenTopic] = [gameIdFrom(random()), gameIdFrom(random())];
    const code = partyCodeFrom(random);
    const party = newParty({ code, topic, screenTopic, settings, host }, clock());
    const clash = await stores.parties.insert(party);
    if (clash === undefined) return party;
    if (clash === 'openOf') throw new AppError('party_open');
  }
  throw new AppError('busy', { retryAfter: 1 });
}

function isMember(party: Party, player: PlayerId | undefined): boolean {
  if (player === undefined) return false;
  const { creator, host, acting, screens } = party;
  return [creator, host, acting, ...screens].includes(player) || Boolean(entryOf(party, player));
}

/** Nobody new finds a room that is over; a removed device finds none. */
function assertAdmitted(party: Party, player: PlayerId | undefined): void {
  if (player && entryOf(party, player)?.removed) throw new AppError('removed_from_party');
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

async function open(parts: PartyParts, code: string, player: PlayerId | undefined): Promise<Room> {
  const room = await loadRoom(parts, code);
  assertAdmitted(room.party, player);
  return player ? noteCaller(parts, room, player) : room;
}

async function assertName(
  parts: PartyParts,
  party: Party,
  { name, player, seat }: { name: string; player: PlayerId; seat: number | undefined },
): Promise<void> {
  const others = seated(party).filter((entry) => entry.seat !== seat);
  if (others.some((entry) => looksLike(entry.name, name))) throw new AppError('party_name_taken');
  await assertShownName(parts, name, userOf(player));
}

type Seating = { name: string | undefined; team?: PartyTeam | undefined; language: Language };

async function sit(parts: PartyParts, code: string, player: PlayerId, wish: Seating) {
  const { random, clock, stores } = parts;
  const { room, value } = await changeRoom(parts, code, async ({ party }) => {
    assertAdmitted(party, player);
    const own = entryOf(party, player);
    const { name, team } = wish;
    if (name !== undefined && name !== own?.name)
      await assertName(parts, party, { name, player, seat: own?.seat });
    const names = new Set(seated(party).map((entry) => entry.name.toLowerCase()));
    const isTaken = (each: string) => names.has(each.toLowerCase());
    const given = name ?? own?.name ?? defaultName(wish.language, isTaken, random);
    const next = taken(takeSeat(party, player, { name: given, team, now: clock() }));
    return { next, value: entryOf(next, player)?.seat ?? 0 };
  });
  await stores.parties.addSeat(room.party.code, value, clock());
  return loadRoom(parts, code);
}

type HostChange = (room: Room, context: Parameters<typeof hostStep>[2]) => Party | Promise<Party>;

/** A change that the host alone may make. */
async function asHost(
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

function seatIn(party: Party, seat: number) {
  const entry = seated(party).find((each) => each.seat === seat);
  if (!entry) throw new AppError('seat_not_found');
  return entry;
}

async function removeSeat(
  parts: PartyParts,
  code: string,
  player: PlayerId | undefined,
  seat: number,
): Promise<Room> {
  const room = await asHost(parts, code, player, ({ party }, { now }) =>
    removed(party, seatIn(party, seat).seat, now),
  );
  const gone = room.party.roster.find((entry) => entry.seat === seat);
  for (const topic of gone ? [room.party.topic, room.party.screenTopic] : [])
    if (gone && gone.player !== player) parts.pushes.unwatch(gone.player, topic);
  return room;
}

type SeatChange = { seat: number; name?: string | undefined; team?: PartyTeam | undefined };

async function changeSeat(
  parts: PartyParts,
  party: Party,
  { seat, name, team }: SeatChange,
  now: number,
): Promise<Party> {
  const { player } = seatIn(party, seat);
  if (name !== undefined) await assertName(parts, party, { name, player, seat });
  const named = name === undefined ? party : renamed(party, seat, { name, now });
  return team === undefined ? named : taken(inTeam(named, seat, { team, now }));
}

export function createPartyService(dependencies: PartyDependencies) {
  const parts: PartyParts = { ...dependencies, note: createPartyPushes(dependencies) };
  return {
    async create(host: PlayerId, wishes: Wishes): Promise<Room> {
      return { party: await create(parts, host, wishes), seats: new Map() };
    },
    read: (code: string, player: PlayerId | undefined) => open(parts, code, player),
    async isMember(code: string, player: PlayerId | undefined): Promise<boolean> {
      const party = player && (await parts.stores.parties.find(code));
      return party !== undefined && isMember(party, player);
    },
    async screen(code: string, player: PlayerId): Promise<Room> {
      await open(parts, code, player);
      const { room } = await changeRoom(parts, code, async ({ party }, { now }) => ({
        next: withScreen(party, player, now),
        value: undefined,
      }));
      return room;
    },
    /** Throws what a guest who came now would get, without making one; nothing for who is back. */
    async assertOpen(
      code: string,
      player = 'guest:newcomer' as PlayerId,
      { name, team }: Omit<Seating, 'language'>,
    ): Promise<void> {
      const { party } = await open(parts, code, undefined);
      if (entryOf(party, player)) return;
      taken(takeSeat(party, player, { name: name ?? '', team, now: parts.clock() }));
      if (name !== undefined) await assertName(parts, party, { name, player, seat: undefined });
    },
    sit: (code: string, player: PlayerId, wish: Seating) => sit(parts, code, player, wish),
    guess: createGuesses(parts),
    change: (
      code: string,
      player: PlayerId | undefined,
      { locked, ...wishes }: Wishes & { locked?: boolean | undefined },
    ) =>
      asHost(parts, code, player, ({ party }, { now }) => {
        const given = { ...givenSettings(parts, wishes), locked };
        return taken(withSettings(party, given, now));
      }),
    async step(code: string, player: PlayerId | undefined, step: HostStep): Promise<Room> {
      return asHost(parts, code, player, async ({ party }, context) => {
        const busy = step === 'again' && (await parts.stores.parties.hasOpen(party.creator));
        if (busy) throw new AppError('party_open');
        return taken(hostStep(party, step, context));
      });
    },
    remove: (code: string, player: PlayerId | undefined, seat: number) =>
      removeSeat(parts, code, player, seat),
    rename: (code: string, player: PlayerId | undefined, wish: SeatChange) =>
      asHost(parts, code, player, ({ party }, { now }) => changeSeat(parts, party, wish, now)),
    async takeOver(code: string, player: PlayerId | undefined): Promise<Room> {
      await open(parts, code, player);
      const { room } = await changeRoom(parts, code, async ({ party, seats }, { now }) => {
        if (player && hostOf(party) === player) return { value: undefined };
        if (!player || !mayTakeOver(party, player, { seats, now })) throw new AppError('host_only');
        return { next: takenOver(party, player, now), value: undefined };
      });
      await parts.stores.parties.noteHost(code, parts.clock());
      return room;
    },
    async table(code: string, player: PlayerId | undefined): Promise<string> {
      const { party, seats } = await open(parts, code, player);
      if (hostOf(party) !== player) throw new AppError('host_only');
      return partyTable(party, seats);
    },
    sweep: createSweep({
      due: (limit) => parts.stores.parties.due(parts.clock(), limit),
      look: (code) => loadRoom(parts, code),
    }),
  };
}

export type PartyService = ReturnType<typeof createPartyService>;
