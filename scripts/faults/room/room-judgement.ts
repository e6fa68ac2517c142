import { pointsOf, roundOf } from '@craque/common/domain/party/party-points.ts';
import type { Party, PartySeat } from '@craque/common/domain/party/party.ts';
import { guessErrors } from '../party-judgement.ts';
import type { Seated, Sent, Shown } from './reports.ts';

/** All times in ms since the epoch. */
type Asleep = { devices: readonly number[]; from: number; to: number };
/** The moment from which devices have their line again. */
type Return = { what: string; devices: readonly number[]; at: number };

export type PlayedRoom = {
  party: Party;
  seats: readonly PartySeat[];
  /** When each moment of the game could be known. */
  moments: readonly { at: number; moment: number }[];
  seated: readonly Seated[];
  sent: readonly Sent[];
  shown: readonly Shown[];
  asleep: readonly Asleep[];
  returns: readonly Return[];
};

/** Longest time in which somebody has to be back at all; how soon they are is a figure. */
const patience = 20_000;

const shownBy = ({ shown }: PlayedRoom, device: number) =>
  shown.filter((each) => each.device === device);

function seatErrors(played: PlayedRoom): string[] {
  const { party, seated } = played;
  const there = party.roster.filter(({ removed }) => !removed);
  const doubled = there.length - seated.length;
  const lost = seated.flatMap(({ device, seat, name }) => {
    const isStored = there.some((entry) => entry.seat === seat && entry.name === name);
    const end = shownBy(played, device).at(-1)?.own;
    const isHeld = end?.seat === seat && end.name === name;
    return isStored && isHeld ? [] : [`the seat ${seat} of ${name} is lost`];
  });
  return [...lost, ...(doubled > 0 ? [`${doubled} seats too many`] : [])];
}

/** Points of a seat after that round, from nothing but what was guessed when. */
function replayed({ party, seats }: PlayedRoom, seat: number, number: number): number {
  const own = seats.find((each) => each.seat === seat);
  const rounds = party.rounds.filter((round) => round.number <= number);
  const points = rounds.map((round) => pointsOf(round, roundOf(own, round.number)?.guesses ?? []));
  const base = party.roster.find((entry) => entry.seat === seat)?.base ?? 0;
  return points.reduce((sum, each) => sum + each, base);
}

function pointErrors(played: PlayedRoom): string[] {
  return played.shown.flatMap(({ device, table }) =>
    (table?.points ?? []).flatMap(([seat, points]) => {
      const right = replayed(played, seat, table?.number ?? 0);
      const text = `device ${device} shows ${points} points of seat ${seat} after round`;
      return points === right ? [] : [`${text} ${table?.number}, which are ${right}`];
    }),
  );
}

function endErrors(played: PlayedRoom): string[] {
  const devices = new Set(played.shown.map(({ device }) => device));
  return [...devices].flatMap((device) => {
    const last = shownBy(played, device).at(-1);
    const isThere = last?.isPodium && last.table?.number === played.party.rounds.at(-1)?.number;
    return isThere ? [] : [`device ${device} does not show the podium and its points`];
  });
}

const momentAt = ({ moments }: PlayedRoom, at: number) =>
  moments.findLast((each) => each.at <= at)?.moment ?? 0;

/** From the return until the device shows what the room was then, and hears of what comes. */
function backIn(played: PlayedRoom, device: number, { at }: Return): number {
  const wanted = momentAt(played, at);
  const isBack = ({ isLive, moment }: Shown) => isLive && moment >= wanted;
  const own = shownBy(played, device);
  const before = own.findLast((each) => each.at <= at);
  const gone = played.asleep.filter(({ devices, from }) => devices.includes(device) && from > at);
  const until = Math.min(at + patience, ...gone.map(({ from }) => from));
  const after = own.filter((each) => each.at > at && each.at < until);
  const seen = [...(before ? [{ ...before, at }] : []), ...after];
  const lastWrong = seen.findLastIndex((each) => !isBack(each));
  return (seen[lastWrong + 1]?.at ?? Number.POSITIVE_INFINITY) - at;
}

/** How long it took the devices to be back; infinite for one that was not. */
export function backsOf(played: PlayedRoom): Map<string, number[]> {
  const backs = Object.entries(Object.groupBy(played.returns, ({ what }) => what)).map(
    ([what, all = []]) => {
      const times = all.flatMap((each) =>
        each.devices.map((device) => backIn(played, device, each)),
      );
      return [what, times] as const;
    },
  );
  return new Map(backs);
}

function backErrors(played: PlayedRoom): string[] {
  return [...backsOf(played)].flatMap(([what, times]) => {
    const { length } = times.filter((ms) => ms === Number.POSITIVE_INFINITY);
    return length > 0 ? [`${length} devices were not back after: ${what}`] : [];
  });
}

/** From each moment of the game until each device that is awake shows it. */
export function delaysOfMoments(played: PlayedRoom, from = 0, to = Infinity): number[] {
  const devices = new Set(played.shown.map(({ device }) => device));
  const during = played.moments.filter(({ at }) => at >= from && at < to);
  return during.flatMap(({ at, moment }) =>
    [...devices].flatMap((device) => {
      const shown = shownBy(played, device).find((each) => each.moment >= moment);
      const sleeps = played.asleep.some(
        (each) =>
          each.devices.includes(device) &&
          each.from <= (shown?.at ?? Infinity) &&
          // What it has missed it is told on its return.
          each.to >= at - 1_000,
      );
      return sleeps || !shown ? [] : [Math.max(0, shown.at - at)];
    }),
  );
}

export const errorsOfRoom = (played: PlayedRoom): string[] => [
  ...seatErrors(played),
  ...guessErrors(played),
  ...pointErrors(played),
  ...endErrors(played),
  ...backErrors(played),
];
