import type { PartyState } from '@craque/common/contracts/party-view.ts';
import { countdownTime, grace, revealTime } from '@craque/common/domain/party/party-clock.ts';
import { isDone, pointsOf, roundOf } from '@craque/common/domain/party/party-points.ts';
import type { Party, PartyFind, PartyRound, PartySeat } from '@craque/common/domain/party/party.ts';

type Sent = { seat: number; number: number; text: string; isAcknowledged: boolean };
/** What somebody was shown of a round: when it begins, or when its answer appears. */
type Shown = Pick<PartyState, 'phase' | 'startsAt' | 'version'> & { number: number };

export type PartyLedger = { sent: readonly Sent[]; shown: readonly Shown[] };
export type PlayedParty = PartyLedger & {
  party: Party;
  seats: readonly PartySeat[];
  finds: ReadonlyMap<number, readonly PartyFind[]>;
};

const at = (time: string | null) => (time === null ? undefined : Date.parse(time));

function roundErrors({ shown }: PlayedParty, round: PartyRound): string[] {
  const { number, startsAt, endedAt, shownAt } = round;
  if (endedAt === undefined || shownAt === undefined) return [`round ${number} has not ended`];
  const of = shown.filter((each) => each.number === number);
  const isWrong = ({ phase, startsAt: told }: Shown) =>
    phase === 'reveal' ? at(told) !== shownAt : at(told) !== startsAt;
  const wrong = of.filter((each) => each.phase !== 'podium' && isWrong(each));
  return wrong.map(({ phase }) => `round ${number} had another time in its ${phase}`);
}

const order = ['countdown', 'round', 'reveal', 'podium'];
const placeOf = ({ number, phase }: Shown) =>
  phase === 'podium' ? Number.POSITIVE_INFINITY : 4 * number + order.indexOf(phase);

/** Whoever reads a later version is not shown an earlier phase. */
function orderErrors({ shown }: PlayedParty): string[] {
  const sorted = shown.toSorted((one, other) => one.version - other.version);
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1];
    const isBack = before && placeOf(before) > placeOf(each);
    return isBack ? [`${each.phase} of round ${each.number} after ${before.phase}`] : [];
  });
}

export function guessErrors({ sent, seats }: Pick<PlayedParty, 'sent' | 'seats'>): string[] {
  return sent.flatMap(({ seat, number, text, isAcknowledged }) => {
    const own = roundOf(
      seats.find((each) => each.seat === seat),
      number,
    );
    const count = own?.guesses.filter((guess) => guess.text === text).length ?? 0;
    if (count > 1) return [`the guess ${text} is stored ${count} times`];
    return isAcknowledged && count === 0 ? [`the acknowledged guess ${text} is lost`] : [];
  });
}

function pointErrors({ party, seats, finds }: PlayedParty): string[] {
  return seats.flatMap((seat) =>
    party.rounds.flatMap((round) => {
      const own = roundOf(seat, round.number);
      if (!own) return [];
      const { athleteId } = round.athlete;
      const isKept = finds.get(seat.seat)?.some((find) => find.athleteId === athleteId);
      return [
        ...(own.points === pointsOf(round, own.guesses) ? [] : [`points of round ${round.number}`]),
        ...(own.solvedAt === undefined || isKept ? [] : [`no sticker of round ${round.number}`]),
      ];
    }),
  );
}

export function errorsOfParty(played: PlayedParty): string[] {
  const { party } = played;
  const numbers = party.rounds.map(({ number }) => number);
  const wanted = Array.from({ length: party.settings.rounds }, (_, index) => index + 1);
  const isWhole = party.phase === 'podium' && numbers.join() === wanted.join();
  return [
    ...(isWhole ? [] : [`it is in ${party.phase} after the rounds ${numbers.join()}`]),
    ...party.rounds.flatMap((round) => roundErrors(played, round)),
    ...orderErrors(played),
    ...guessErrors(played),
    ...pointErrors(played),
  ].map((error) => `party ${party.code}: ${error}`);
}

/** When the round was due to end: by its clock, or with the last guess of all. */
function dueEnd(round: PartyRound, seats: readonly PartySeat[]): number {
  const deadline = (round.endsAt ?? Number.POSITIVE_INFINITY) + grace;
  const own = seats.map((seat) => roundOf(seat, round.number));
  if (!own.every(isDone)) return deadline;
  const last = own.flatMap((each) => each?.guesses.map((guess) => guess.at) ?? []);
  return Math.min(deadline, Math.max(...last));
}

/** When there was no api at all. */
export type Gap = { from: number; to: number };

/** Milliseconds that each round began and ended after its time, without those of the gaps. */
export function delaysOf(
  { party, seats }: Pick<PlayedParty, 'party' | 'seats'>,
  gaps: readonly Gap[] = [],
) {
  const { rounds } = party;
  const delay = (due: number, at: number) => {
    const idle = gaps.map(({ from, to }) => Math.max(0, Math.min(to, at) - Math.max(from, due)));
    return at - due - idle.reduce((sum, each) => sum + each, 0);
  };
  const begun = rounds.slice(1).map(({ startsAt }, index) => {
    const { shownAt = Number.NaN } = rounds[index] ?? {};
    return delay(shownAt + revealTime, startsAt - countdownTime);
  });
  const ended = rounds.map((round) => delay(dueEnd(round, seats), round.endedAt ?? Number.NaN));
  return { begun, ended };
}
