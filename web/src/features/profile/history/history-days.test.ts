import { describe, expect, test } from '@jest/globals';
import { aHistoryItem } from '../../../testing/fake-profile-api.ts';
import { daysAgo, historyDays } from './history-days.ts';

/** A local time as the server sends it. */
const at = (month: number, day: number, hour: number) =>
  new Date(2026, month - 1, day, hour).toISOString();

describe('the days of the history', () => {
  test('hold the games that were started on the same local day, in their order', () => {
    const games = [at(11, 20, 23), at(11, 20, 0), at(11, 19, 23)].map((startTime, id) =>
      aHistoryItem({ id, startTime }),
    );
    const days = historyDays(games);
    expect(days.map(({ games: ofDay }) => ofDay.map(({ id }) => id))).toEqual([[0, 1], [2]]);
    expect(days.map(({ start }) => start)).toEqual([
      new Date(2026, 10, 20).getTime(),
      new Date(2026, 10, 19).getTime(),
    ]);
  });

  test('put games with an unreadable time together', () => {
    const games = [aHistoryItem({ startTime: 'soon' }), aHistoryItem({ startTime: '' })];
    expect(historyDays(games)).toEqual([{ start: undefined, games }]);
  });

  test.each([
    [new Date(2026, 10, 20, 0, 5), 0],
    [new Date(2026, 10, 20, 23, 55), 0],
    [new Date(2026, 10, 21, 0, 5), 1],
    [new Date(2026, 11, 20), 30],
  ])('are counted back from %s', (now, days) => {
    expect(daysAgo(new Date(2026, 10, 20).getTime(), now.getTime())).toBe(days);
  });
});
