import type { PlayerId } from '../ids.ts';
import { fail, ok, type Result } from '../result.ts';
import { smallestTeam, teamsOf } from './party-teams.ts';
import {
  changed,
  entryOf,
  isDoorOpen,
  isKept,
  mostEntries,
  nextSeat,
  type Party,
  type PartyTeam,
  type RosterEntry,
} from './party.ts';

export type SeatError = 'removed' | 'closed' | TeamError;
export type RemovalError = 'kept';
export type TeamError = 'not-due' | 'no-team';

type SeatWish = {
  /** As the seat calls itself. */
  name?: string | undefined;
  /** For somebody new who has no other, or none yet. */
  spare: string;
  team?: PartyTeam | undefined;
  now: number;
};

/** Somebody may know the athlete, and call themself so on the big screen. */
const hidesNames = ({ phase }: Party) => phase === 'countdown' || phase === 'round';

/**
 * The roster with room for one more. Of those removed, who stand in the order of their removal,
 * who never played are forgotten first.
 */
export function withRoom({ roster }: Party): RosterEntry[] {
  const excess = Math.max(0, roster.length + 1 - mostEntries);
  const out = roster.filter((entry) => entry.removed);
  const played = ({ from }: RosterEntry) => Number(from !== undefined);
  const forgotten = new Set(
    out.toSorted((one, other) => played(one) - played(other)).slice(0, excess),
  );
  return roster.filter((entry) => !forgotten.has(entry));
}

function withEntry(party: Party, player: PlayerId, { name, spare, now }: SeatWish): Party {
  const own = entryOf(party, player);
  if (own) return name === undefined ? party : selfNamed(party, own.seat, { name, now });
  const team = smallestTeam(party);
  const seat = nextSeat(party);
  const entry = { seat, player, name: spare, joinedAt: now, base: 0, ...(team && { team }) };
  const next = changed(party, { roster: [...withRoom(party), entry] }, now);
  return name === undefined ? next : selfNamed(next, seat, { name, now });
}

/** Takes a seat, or gives one's own another name or team. */
export function takeSeat(party: Party, player: PlayerId, wish: SeatWish): Result<Party, SeatError> {
  const own = entryOf(party, player);
  if (own?.removed) return fail('removed');
  if (!own && !isDoorOpen(party)) return fail('closed');
  const next = withEntry(party, player, wish);
  const { team, now } = wish;
  const { seat } = entryOf(next, player) ?? { seat: 0 };
  return team === undefined ? ok(next) : inTeam(next, seat, { team, now });
}

function withSeat(
  party: Party,
  seat: number,
  change: (entry: RosterEntry) => RosterEntry,
  now: number,
): Party {
  const roster = party.roster.map((entry) => (entry.seat === seat ? change(entry) : entry));
  return changed(party, { roster }, now);
}

type Naming = { name: string; now: number };

/** At once: the host's word. */
export const renamed = (party: Party, seat: number, { name, now }: Naming): Party =>
  withSeat(party, seat, ({ wish: _, ...entry }) => ({ ...entry, name }), now);

/** A name that a seat gives itself waits for the answer. */
export function selfNamed(party: Party, seat: number, { name, now }: Naming): Party {
  const own = party.roster.find((entry) => entry.seat === seat);
  if (!own || name === (own.wish ?? own.name)) return party;
  if (!hidesNames(party) || name === own.name) return renamed(party, seat, { name, now });
  return withSeat(party, seat, (entry) => ({ ...entry, wish: name }), now);
}

/** Everybody as they have called themselves. */
export const asWished = ({ roster }: Party): RosterEntry[] =>
  roster.map(({ wish, ...entry }) => (wish === undefined ? entry : { ...entry, name: wish }));

/** All names that are taken. */
export const namesIn = (entries: readonly RosterEntry[]): string[] =>
  entries.flatMap(({ name, wish }) => (wish === undefined ? name : [name, wish]));

/** Nobody takes the room from who has made it, nor from who leads it. */
export function removed(party: Party, seat: number, now: number): Result<Party, RemovalError> {
  const isOut = (entry: RosterEntry) => entry.seat === seat && !entry.removed;
  const out = party.roster.find(isOut);
  if (!out) return ok(party);
  if (isKept(party, out.player)) return fail('kept');
  const others = party.roster.filter((entry) => entry !== out);
  return ok(changed(party, { roster: [...others, { ...out, removed: true }] }, now));
}

/** Nobody changes sides once it has begun. */
export function inTeam(
  party: Party,
  seat: number,
  { team, now }: { team: PartyTeam; now: number },
): Result<Party, TeamError> {
  if (!teamsOf(party.settings).includes(team)) return fail('no-team');
  if (party.roster.some((entry) => entry.seat === seat && entry.team === team)) return ok(party);
  if (party.phase !== 'lobby') return fail('not-due');
  return ok(withSeat(party, seat, (entry) => ({ ...entry, team }), now));
}
