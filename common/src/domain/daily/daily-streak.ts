import type { Sport } from '../sport.ts';
import { type DailyDate, dailyNumber, dateOfNumber } from './daily-date.ts';

/** A daily begun on its date; times in ms. `finishedAt`: absent while under way or if abandoned. */
export type DailyEntry = {
  date: DailyDate;
  sport: Sport;
  startedAt: number;
  finishedAt?: number | undefined;
};

export type DailyStreak = {
  current: number;
  longest: number;
  /** 0..2, those deducted that cover the dates missed up to now. */
  freezes: number;
  covered: readonly DailyDate[];
  atRisk: boolean;
  /** Until when (ms) a start continues it, whatever its date; null without a streak. */
  livesUntil: number | null;
};

/** Longer than a night and a flight over the date line. */
const graceMs = 48 * 60 * 60 * 1000;
const datesPerFreeze = 7;
const mostFreezes = 2;

type Fold = {
  kept: Set<number>;
  latest: number;
  startedAt: number;
  longest: number;
  freezes: number;
  covered: Set<number>;
};

/**
 * The streak (rules: daily-streak) at `now` (ms): a fold over the finished dailies by their
 * starts.
 */
export function foldDailyStreak(
  entries: readonly DailyEntry[],
  today: DailyDate,
  now: number,
): DailyStreak {
  const state: Fold = {
    kept: new Set(),
    latest: -Infinity,
    startedAt: -Infinity,
    longest: 0,
    freezes: 0,
    covered: new Set(),
  };
  for (const { date, startedAt } of entries.filter(isFinished).toSorted(byStart))
    keep(state, dailyNumber(date), startedAt);
  const date = dailyNumber(today);
  const lives = state.kept.size > 0 && reaches(state, date, now);
  return {
    current: lives ? state.kept.size : 0,
    longest: state.longest,
    freezes: state.freezes,
    covered: [...state.covered].toSorted((one, other) => one - other).map(dateOfNumber),
    atRisk: lives && date > state.latest,
    livesUntil: lives ? state.startedAt + graceMs : null,
  };
}

const isFinished = (entry: DailyEntry): boolean => entry.finishedAt !== undefined;

const byStart = (one: DailyEntry, other: DailyEntry): number =>
  one.startedAt - other.startedAt || dailyNumber(one.date) - dailyNumber(other.date);

function keep(state: Fold, date: number, startedAt: number): void {
  if (!reaches(state, date, startedAt)) state.kept = new Set();
  state.startedAt = startedAt;
  if (state.kept.has(date)) return;
  state.latest = state.kept.size > 0 ? Math.max(state.latest, date) : date;
  state.kept.add(date);
  state.longest = Math.max(state.longest, state.kept.size);
  // After a flight to the east a date can still be kept that a freeze has covered.
  if (state.covered.delete(date)) refund(state);
  if (state.kept.size % datesPerFreeze === 0) refund(state);
}

function refund(state: Fold): void {
  state.freezes = Math.min(mostFreezes, state.freezes + 1);
}

/** Whether a daily begun at `at` (ms) continues the streak. Each missed date takes a freeze. */
function reaches(state: Fold, date: number, at: number): boolean {
  if (at - state.startedAt < graceMs || date <= state.latest + 1) return true;
  const missed = date - state.latest - 1;
  const frozen = Math.min(missed, state.freezes);
  for (let nth = 1; nth <= frozen; nth += 1) state.covered.add(state.latest + nth);
  state.freezes -= frozen;
  return frozen === missed;
}
