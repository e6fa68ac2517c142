import type { PlayerId } from '../ids.ts';
import { fail, ok, type Result } from '../result.ts';
import { smallestTeam, teamsOf } from './party-teams.ts';
import {
  changed,
  entryOf,
  isDoorOpen,
  isKept,
  type Party,
  type PartyTeam,
  type RosterEntry,
} from './party.ts';

export type SeatError = 'removed' | 'closed' | TeamError;
export type RemovalError = 'kept';
export type TeamError = 'not-due' | 'no-team';

type SeatWish = { name: string; team?: PartyTeam | undefined; now: number };

function withEntry(party: Party, player: PlayerId, { name, now }: SeatWish): Party {
  const own = entryOf(party, player);
  if (own) return own.name === name ? party : renamed(party, own.seat, { name, now });
  const team = smallestTeam(party);
  const seat = party.roster.length + 1;
  const entry = { seat, player, name, joinedAt: now, base: 0, ...(team && { team }) };
  return changed(party, { roster: [...party.roster, entry] }, now);
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

function withSeat(party: Party, seat: number, changes: Partial<RosterEntry>, now: number): Party {
  const roster = party.roster.map((entry) =>
    entry.seat === seat ? { ...entry, ...changes } : entry,
  );
  return changed(party, { roster }, now);
}

export const renamed = (
  party: Party,
  seat: number,
  { name, now }: { name: string; now: number },
): Party => withSeat(party, seat, { name }, now);

/** Nobody takes the room from who has made it, nor from who leads it. */
export function removed(party: Party, seat: number, now: number): Result<Party, RemovalError> {
  const isHeld = party.roster.some((entry) => entry.seat === seat && isKept(party, entry.player));
  return isHeld ? fail('kept') : ok(withSeat(party, seat, { removed: true }, now));
}

/** Nobody changes sides once it has begun. */
export function inTeam(
  party: Party,
  seat: number,
  { team, now }: { team: PartyTeam; now: number },
): Result<Party, TeamError> {
  if (!teamsOf(party.settings).includes(team)) return fail('no-team');
  if (party.roster.some((entry) => entry.seat === seat && entry.team === team)) return ok(party);
  return party.phase === 'lobby' ? ok(withSeat(party, seat, { team }, now)) : fail('not-due');
}
