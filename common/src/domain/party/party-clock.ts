import { currentRound, type Party, type PartyRound, type PartySeat } from './party.ts';

/** All times in ms. */
export const countdownTime = 3_000;
/** A guess counts until then after the deadline: the way to the server takes time, too. */
export const grace = 300;
/** From the end of a round until every device shows the answer. */
export const revealLead = 250;
export const revealTime = 12_000;
/** Who has not been heard of for this long is not waited for. */
export const presentFor = 25_000;
export const hostAwayAfter = 60_000;
export const deadAfter = 12 * 60 * 60 * 1000;
export const keptFor = 7 * 24 * 60 * 60 * 1000;

export const clueSteps = 4;

/** When the clue of this number (1 to 4) opens in a round with a clock. */
const clueAt = ({ startsAt }: PartyRound, endsAt: number, clue: number) =>
  startsAt + ((endsAt - startsAt) * clue) / (clueSteps + 1);

/** How many clues are due by the clock; in an untimed round as many as the host has opened. */
export function dueClues(round: PartyRound, now: number): number {
  const { endsAt, clues } = round;
  if (endsAt === null) return clues;
  const share = (now - round.startsAt) / (endsAt - round.startsAt);
  return Math.max(clues, Math.min(clueSteps, Math.floor(share * (clueSteps + 1))));
}

/** When the room has to be looked at next; undefined once it is over. */
export function partyDueAt(party: Party): number | undefined {
  const { phase, lastAt } = party;
  const dead = lastAt + deadAfter;
  const round = currentRound(party);
  if (phase === 'over') return undefined;
  if (!round) return dead;
  const { startsAt, endsAt, clues, shownAt } = round;
  if (phase === 'countdown') return startsAt;
  if (phase === 'reveal' && shownAt !== undefined) return shownAt + revealTime;
  if (phase !== 'round' || endsAt === null) return dead;
  return clues < clueSteps ? clueAt(round, endsAt, clues + 1) : endsAt + grace;
}

export const removedAt = ({ endedAt, lastAt }: Party): number =>
  (endedAt ?? lastAt + deadAfter) + keptFor;

export const isPresent = ({ seenAt }: Pick<PartySeat, 'seenAt'>, now: number): boolean =>
  seenAt > now - presentFor;

export const isHostAway = ({ hostSeenAt }: Party, now: number): boolean =>
  hostSeenAt <= now - hostAwayAfter;
