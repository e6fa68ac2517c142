import type { HistoryItem } from '@craque/common/contracts/history.ts';

/** The games of one local day; `start` is its midnight (ms), undefined for unreadable times. */
export type HistoryDay = { start: number | undefined; games: readonly HistoryItem[] };

const dayLength = 24 * 60 * 60 * 1000;

function midnightOf(at: Date): number | undefined {
  const start = new Date(at).setHours(0, 0, 0, 0);
  return Number.isNaN(start) ? undefined : start;
}

export function historyDays(games: readonly HistoryItem[]): HistoryDay[] {
  const days = Map.groupBy(games, ({ startTime }) => midnightOf(new Date(startTime)));
  return [...days].map(([start, ofDay]) => ({ start, games: ofDay }));
}

/** Whole days from a local midnight to now: 0 is today. Days of 23 and 25 hours count as one. */
export function daysAgo(start: number, now: number): number {
  return Math.round((new Date(now).setHours(0, 0, 0, 0) - start) / dayLength);
}
