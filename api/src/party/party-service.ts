import { type PlayerId, gameIdFrom } from '@craque/common/domain/ids.ts';
import {
  hostStep,
  mayTakeOver,
  takenOver,
  withScreen,
  withSettings,
} from '@craque/common/domain/party/party-steps.ts';
import {
  hostOf,
  type HostStep,
  isUntaken,
  newParty,
  type Party,
  partyCodeFrom,
  partyRounds,
  partySeconds,
  type PartySettings,
} from '@craque/common/domain/party/party.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { AppError } from '../errors/app-error.ts';
import { asHost, isMember, open, taken } from './party-access.ts';
import {
  changeRoom,
  sweepRoom,
  type PartyDependencies,
  type PartyParts,
  type Room,
} from './party-changes.ts';
import { openLeagues } from './party-draw.ts';
import { createGuesses } from './party-guesses.ts';
import { createPartyPushes } from './party-push.ts';
import {
  assertOpen,
  changeSeat,
  removeSeat,
  type SeatChange,
  type Seating,
  sit,
} from './party-seating.ts';
import { createSweep } from './party-sweep.ts';
import { partyTable } from './party-table.ts';

const codeTries = 8;
/** A league that nobody knows was refused by the contract. */
type Wishes = { [K in Exclude<keyof PartySettings, 'leagues'>]?: PartySettings[K] | undefined } & {
  leagues?: readonly (League | undefined)[] | undefined;
};

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

/** Whoever asks again, as the first answer was lost, has the same room; one with people stays. */
async function openAgain(parts: PartyParts, host: PlayerId, settings: PartySettings) {
  const rooms = await parts.stores.parties.listOf(host);
  const own = rooms.find((room) => room.creator === host && isUntaken(room));
  if (!own) throw new AppError('party_open');
  const { room } = await changeRoom(parts, own.code, async ({ party }, { now }) => {
    if (!isUntaken(party)) throw new AppError('party_open');
    return {
      next: taken(withSettings(party, { teams: null, locked: false, ...settings }, now)),
      value: undefined,
    };
  });
  return room.party;
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
    if (clash === 'openOf') return openAgain(parts, host, settings);
  }
  throw new AppError('busy', { retryAfter: 1 });
}

/** Neither whose room it is nor who leads it has an open one. */
async function assertNoOther({ stores }: PartyParts, party: Party): Promise<void> {
  for (const player of new Set([party.creator, hostOf(party)]))
    if (await stores.parties.hasOpen(player)) throw new AppError('party_open');
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
        next: taken(withScreen(party, player, now)),
        value: undefined,
      }));
      return room;
    },
    assertOpen: (code: string, player: PlayerId, wish: Omit<Seating, 'language'>) =>
      assertOpen(parts, code, player, wish),
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
        const next = taken(hostStep(party, step, context));
        if (step === 'again') await assertNoOther(parts, next);
        return next;
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
    /** In the host's language. */
    async table(code: string, player: PlayerId | undefined, language: Language): Promise<string> {
      const { party, seats } = await open(parts, code, player);
      if (hostOf(party) !== player) throw new AppError('host_only');
      return partyTable(party, seats, parts.texts(language));
    },
    sweep: createSweep({
      due: (limit) => parts.stores.parties.due(parts.clock(), limit),
      look: (code) => sweepRoom(parts, code),
    }),
  };
}

export type PartyService = ReturnType<typeof createPartyService>;
