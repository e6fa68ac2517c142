import type { PlayerId } from '../ids.ts';
import { roundOf } from './party-points.ts';
import { withRoom } from './party-seats.ts';
import {
  entryOf,
  isKept,
  nextSeat,
  type Party,
  type PartyFind,
  type PartyRound,
  type PartySeat,
  type RosterEntry,
} from './party.ts';

/** For an album: who was solved in that round, if they were. */
export function findOf(
  { settings }: Party,
  { number, league, athlete }: PartyRound,
  seat: PartySeat,
): PartyFind | undefined {
  const { guesses = [], solvedAt } = roundOf(seat, number) ?? {};
  if (solvedAt === undefined) return undefined;
  const { difficulty } = settings;
  const { athleteId } = athlete;
  return { league, athleteId, difficulty, guesses: guesses.length, finishedAt: solvedAt };
}

/** The room forgets a game when another begins, the seat does not. */
export const withFind = (seat: PartySeat, number: number, find: PartyFind): PartySeat => ({
  ...seat,
  rounds: seat.rounds.map((round) => (round.number === number ? { ...round, find } : round)),
});

export const findsOf = ({ rounds }: PartySeat): PartyFind[] =>
  rounds.flatMap(({ find }) => find ?? []);

type Claim = {
  guest: PlayerId;
  user: PlayerId;
  /** The account has an open room: it gets no second one. */
  isHost: boolean;
};

function claimedRoster(party: Party, { guest, user }: Claim): readonly RosterEntry[] {
  const own = entryOf(party, guest);
  if (!own) return party.roster;
  const others = party.roster.filter((entry) => entry !== own);
  // One device, one seat: that of the account stays, and nobody waits for the other.
  if (entryOf(party, user)) return [...others, { ...own, removed: true }];
  const moved = party.roster.map((entry) => (entry === own ? { ...own, player: user } : entry));
  // Whoever is out is out with their old cookie, too.
  return own.removed
    ? [...withRoom({ ...party, roster: moved }), { ...own, seat: nextSeat(party) }]
    : moved;
}

/** Who leads the room, or has made it, is not out of it. */
function withKept(party: Party): Party {
  const roster = party.roster.map((entry) => {
    const { removed, ...rest } = entry;
    return removed && isKept(party, entry.player) ? rest : entry;
  });
  return { ...party, roster };
}

/** Seat, role and screen of a guest go on as those of their account; nobody notices. */
export function claimedParty(party: Party, claim: Claim): Party {
  const { guest, user, isHost } = claim;
  const now = (id: PlayerId) => (id === guest ? user : id);
  const { acting } = party;
  return withKept({
    ...party,
    ...{ creator: isHost ? party.creator : now(party.creator), host: now(party.host) },
    ...(acting && { acting: now(acting) }),
    screens: [...new Set(party.screens.map(now))],
    roster: claimedRoster(party, claim),
  });
}
