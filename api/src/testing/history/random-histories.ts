import type { Outcome } from '@craque/common/domain/record/totals.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { fc } from '@craque/common/testing/random-cases.ts';
import { changesOf, dateAfter, midnightOf, oneDay, zoneCalendar } from './zone-calendar.ts';

export type RandomHistory = {
  zone: string;
  /** A few outcomes may be later, as if the server's clock was put back. */
  now: number;
  outcomes: readonly Outcome[];
  friends: number;
};

const hour = 60 * 60 * 1000;
const firstYear = 2026;
const dates = ['any', 'monday', 'first', 'leap', 'change'] as const;
const anchors = ['day', 'week', 'month', 'change', 'past'] as const;

/** Around the start of a day, and often at its very edge. */
const aroundMidnight = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(-1, 0, 1, -hour, hour - 1, hour, hour / 2, -hour / 2) },
  { weight: 2, arbitrary: fc.integer({ min: -3 * hour, max: 3 * hour }) },
  { weight: 2, arbitrary: fc.integer({ min: -oneDay, max: oneDay }) },
);

const rawOutcome = fc.record({
  anchor: fc.constantFrom(...anchors),
  shift: aroundMidnight,
  ago: fc.integer({ min: 0, max: 70 * oneDay }),
  order: fc.nat(3),
  sport: fc.constantFrom(...sports, 'formula1' as const, 'soccer' as const),
  athlete: fc.nat(14),
  fate: fc.nat(9),
  score: fc.integer({ min: 10, max: 300 }),
  guesses: fc.integer({ min: 1, max: 7 }),
  hints: fc.nat(3),
  timeTaken: fc.nat(300),
});
type RawOutcome = typeof rawOutcome extends fc.Arbitrary<infer T> ? T : never;

const rawHistory = fc.record({
  zone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  date: fc.constantFrom(...dates),
  day: fc.nat(729),
  shift: aroundMidnight,
  /** Won games out of ten: some players win nearly always, so that long streaks occur. */
  luck: fc.constantFrom(2, 5, 8, 9, 10),
  friends: fc.oneof(
    { weight: 9, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) },
  ),
  outcomes: fc.array(rawOutcome, { maxLength: 40 }),
});

const zones = new Map<string, ReturnType<typeof zoneParts>>();

function zoneParts(zone: string) {
  const calendar = zoneCalendar(zone);
  return { calendar, changes: changesOf(calendar, firstYear) };
}

/** A zone's calendar and its clock changes, computed once. */
export function partsOf(zone: string): ReturnType<typeof zoneParts> {
  const parts = zones.get(zone) ?? zoneParts(zone);
  zones.set(zone, parts);
  return parts;
}

type RawHistory = typeof rawHistory extends fc.Arbitrary<infer T> ? T : never;

function dateOfNow({ zone, date, day }: RawHistory): string {
  const any = dateAfter(`${firstYear}-01-01`, day);
  const { changes } = partsOf(zone);
  if (date === 'monday') return dateAfter(any, -((new Date(any).getUTCDay() + 6) % 7));
  if (date === 'first') return `${any.slice(0, 8)}01`;
  if (date === 'leap') return day % 2 === 0 ? '2028-02-29' : '2028-03-01';
  if (date === 'change') return changes[day % changes.length] ?? any;
  return any;
}

/** The latest clock change up to the date, or the date itself. */
function changeBefore(changes: readonly string[], date: string): string {
  return changes.findLast((change) => change <= date) ?? date;
}

function finishedAt({ anchor, shift, ago }: RawOutcome, zone: string, now: number): number {
  const { calendar, changes } = partsOf(zone);
  const today = calendar.dateOf(now);
  const dateOf = {
    day: today,
    week: dateAfter(today, -calendar.weekdayOf(now)),
    month: `${today.slice(0, 8)}01`,
    change: changeBefore(changes, today),
  };
  return anchor === 'past' ? now - ago : midnightOf(calendar, dateOf[anchor]) + shift;
}

function outcomeOf(raw: RawOutcome, index: number, history: RawHistory, now: number): Outcome {
  const { order, sport, athlete, score, guesses, hints, timeTaken } = raw;
  const won = raw.fate < history.luck;
  return {
    ...{ sport, won, guesses, hints, timeTaken },
    gameId: 1 + order * 64 + index,
    athleteId: `athlete-${athlete}`,
    score: won ? score : 0,
    finishedAt: finishedAt(raw, history.zone, now),
  };
}

/**
 * Up to 40 outcomes in any zone, close to where its days, weeks and months begin and clocks change.
 */
export const randomHistory: fc.Arbitrary<RandomHistory> = rawHistory.map((raw) => {
  const { zone, friends } = raw;
  const now = midnightOf(partsOf(zone).calendar, dateOfNow(raw)) + raw.shift;
  const outcomes = raw.outcomes.map((each, index) => outcomeOf(each, index, raw, now));
  return { zone, now, friends, outcomes };
});
