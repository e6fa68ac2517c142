import { fc } from './random-cases.ts';
import { dailyDateOf, type DailyDate } from '../domain/daily/daily-date.ts';
import type { DailyGame } from '../domain/daily/daily-archive.ts';
import type { DailyEntry } from '../domain/daily/daily-streak.ts';
import { gameIdFrom } from '../domain/ids.ts';
import { sports } from '../domain/sport.ts';

const minute = 60_000;
const hour = 60 * minute;

/** All zones of the runtime, and those in which a date begins first and ends last. */
export const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT-14', 'Etc/GMT+12'];
const pacificZones = zones.filter((zone) => /^Pacific|Los_Angeles|Tokyo|GMT|Auckland/.test(zone));
const anyZone = fc.oneof(fc.constantFrom(...zones), fc.constantFrom(...pacificZones));

/** Milliseconds to the next game: about a day, a few hours, several days, or just 48 hours. */
const anyPause = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 18 * hour, max: 30 * hour }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 14 * hour }) },
  { weight: 2, arbitrary: fc.integer({ min: 30 * hour, max: 110 * hour }) },
  { weight: 1, arbitrary: fc.integer({ min: 48 * hour - 1, max: 48 * hour + 1 }) },
);

const anyClockError = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: -30 * hour, max: 30 * hour }) },
  { weight: 1, arbitrary: fc.integer({ min: -40_000 * hour, max: 40_000 * hour }) },
);

/** As one who hardly ever misses a day, so that freezes are earned. */
const anySteadyPause = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 20 * hour, max: 27 * hour }) },
  { weight: 1, arbitrary: fc.integer({ min: 47 * hour, max: 53 * hour }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10 * hour }) },
);
const anyEnd = fc.constantFrom('won', 'won', 'won', 'lost', 'abandoned', 'playing');

/** The number of steps is fixed, because the bias to few would end most streaks early. */
const stepsWith = (
  count: number,
  pause: typeof anyPause,
  ends: fc.Arbitrary<'won' | 'lost' | 'abandoned' | 'playing'>,
) =>
  fc.array(
    fc.record({
      pause,
      /** Moves the start to a quarter of an hour, at which days begin, or a moment before. */
      onQuarter: fc.constantFrom(undefined, undefined, undefined, 0, -1),
      flight: fc.option(anyZone, { freq: 3 }),
      /** The date is chosen by the device's clock; else the server takes that of the zone. */
      sendsDate: fc.nat(3).map((chance) => chance === 0),
      clockError: anyClockError,
      identity: fc.constantFrom('account', 'account', 'guest'),
      sport: fc.constantFrom(...sports),
      ends,
      length: fc.integer({ min: 0, max: 23 * 60 }),
      isDeleted: fc.nat(9).map((chance) => chance === 0),
    }),
    { minLength: count, maxLength: count },
  );

export const anyJourney = fc.noBias(
  fc.record({
    /** Within five years, so that all changes of clocks are met. */
    start: fc.integer({ min: Date.UTC(2026, 1, 1), max: Date.UTC(2031, 1, 1) }),
    home: anyZone,
    steps: fc.oneof(
      stepsWith(20, anyPause, anyEnd),
      stepsWith(35, anySteadyPause, fc.constantFrom('won', 'lost')),
    ),
    rest: anyPause,
  }),
);
type Journey = typeof anyJourney extends fc.Arbitrary<infer Value> ? Value : never;

export type TravelGame = DailyEntry &
  DailyGame & { identity: string /** Begun on its date. */; isDaily: boolean; isDeleted: boolean };
export type Travels = { games: readonly TravelGame[]; zone: string; now: number };

export type DateRules = {
  localDate: (now: number, zone: string) => string;
  isOpen: (date: DailyDate, now: number) => boolean;
};

/** As daily on an open date, of the archive from `first` on, refused otherwise. */
export function travelsOf(journey: Journey, first: DailyDate, rules: DateRules): Travels {
  const games: TravelGame[] = [];
  let [now, zone] = [journey.start, journey.home];
  for (const [index, step] of journey.steps.entries()) {
    now += step.pause;
    const quarter = now - (now % (15 * minute)) + (step.onQuarter ?? 0);
    if (step.onQuarter !== undefined && quarter > now - step.pause) now = quarter;
    zone = step.flight ?? zone;
    const { sport, identity, ends } = step;
    const shown = rules.localDate(step.sendsDate ? now + step.clockError : now, zone);
    const date = dailyDateOf(shown);
    if (!date || date < first) continue;
    const isDaily = rules.isOpen(date, now);
    if (!isDaily && date >= rules.localDate(now, zone)) continue;
    const isSame = (game: TravelGame) =>
      game.identity === identity && game.date === date && game.sport === sport;
    if (games.some(isSame)) continue;
    const isFinished = ends === 'won' || ends === 'lost';
    games.push({
      date,
      sport,
      identity,
      isDaily,
      isDeleted: step.isDeleted,
      status: ends,
      gameId: gameIdFrom((index + 1) / 1_000),
      startedAt: now,
      ...(isFinished && { finishedAt: now + step.length * minute }),
    });
  }
  return { games, zone, now: now + journey.rest };
}
