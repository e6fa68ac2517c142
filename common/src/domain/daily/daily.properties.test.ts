import { describe, expect, test } from '@jest/globals';
import {
  archiveByDays,
  createWallClock,
  isTodayAtSomeOffset,
  streakByDiary,
} from '../../testing/daily-oracle.ts';
import {
  anyJourney,
  type TravelGame,
  type Travels,
  travelsOf,
  zones,
} from '../../testing/daily-travellers.ts';
import { fc } from '../../testing/random-cases.ts';
import { randomRuns, timeoutFor } from '../../testing/random-runs.ts';
import { localDate } from '../record/score-window.ts';
import { archiveMonth, monthOf } from './daily-archive.ts';
import { staysDaily } from './daily-claim.ts';
import {
  type DailyDate,
  dailyDateOf,
  dailyNumber,
  datePlus,
  isTodaySomewhere,
} from './daily-date.ts';
import { foldDailyStreak } from './daily-streak.ts';

const wallClock = createWallClock();
const first = dailyDateOf('2026-01-01') as DailyDate;
const travellers = 2_000;
const day = 24 * 60 * 60 * 1000;

const byRules = {
  localDate,
  isOpen: isTodaySomewhere,
};
const byOracle = { localDate: wallClock, isOpen: isTodayAtSomeOffset };

const keyOf = ({ date, sport }: TravelGame) => `${date} ${sport}`;

const idsOf = (games: readonly TravelGame[]) =>
  games.map(({ gameId }) => gameId).toSorted((one, other) => one - other);

/** The games of both identities as one player's, the claim decided by the rule. */
function claimedByRule(games: readonly TravelGame[]): TravelGame[] {
  const kept = new Map<string, TravelGame>();
  for (const game of games) {
    const other = kept.get(keyOf(game));
    const [account, guest] = game.identity === 'account' ? [game, other] : [other, game];
    if (!account || !guest) kept.set(keyOf(game), game);
    else kept.set(keyOf(game), staysDaily(account, guest) === 'guest' ? guest : account);
  }
  return [...kept.values()];
}

/** The same: of each date and sport the first in the order of ends, then the account's. */
function claimedBySorting(games: readonly TravelGame[]): TravelGame[] {
  const endOf = (game: TravelGame) => game.finishedAt ?? Number.MAX_SAFE_INTEGER;
  const sorted = games.toSorted(
    (one, other) => endOf(one) - endOf(other) || (one.identity < other.identity ? -1 : 1),
  );
  return sorted.filter(
    (game, at) => sorted.findIndex((each) => keyOf(each) === keyOf(game)) === at,
  );
}

type Viewed = Pick<Travels, 'now' | 'zone'>;

function compareStreaks(games: readonly TravelGame[], { now, zone }: Viewed): void {
  const dailies = games.filter(({ isDaily }) => isDaily);
  const streak = foldDailyStreak(dailies.toReversed(), byRules.localDate(now, zone), now);
  expect(streak).toEqual(streakByDiary(dailies, wallClock(now, zone), now));
}

function compareArchives(games: readonly TravelGame[], { now, zone }: Viewed): void {
  const today = byRules.localDate(now, zone);
  const from = datePlus(games[0]?.date ?? today, -10);
  const months = new Set([today.slice(0, 7)]);
  for (let date = from; date < today; date = datePlus(date, 20)) months.add(date.slice(0, 7));
  const archive = [...months]
    .toSorted()
    .flatMap((text) =>
      archiveMonth({ month: monthOf(text) as DailyDate, today, first: from, games }),
    );
  const lines = archive.flatMap(({ date, sports }) =>
    sports.map(({ sport, state, gameId }) => `${date} ${sport} ${state} ${gameId ?? '-'}`),
  );
  expect(lines.join('\n')).toBe(archiveByDays(from, wallClock(now, zone), games).join('\n'));
}

describe('the daily athlete', () => {
  test('has the date of the wall clock in every zone, also when clocks change', () => {
    const wrong: string[] = [];
    const sinceFirst = Date.UTC(2026, 0, 1);
    for (const [index, zone] of zones.entries())
      for (let week = 0; week < 52; week += 1) {
        const now = sinceFirst + week * 14 * day + ((index * 997 + week * 571) % 1_440) * 60_000;
        if (byRules.localDate(now, zone) !== wallClock(now, zone)) wrong.push(`${zone} ${now}`);
      }
    expect(wrong).toEqual([]);
  });

  test(
    'gives every traveller the streak and the archive that a diary gives',
    () => {
      fc.assert(
        fc.property(anyJourney, (journey) => {
          const travels = travelsOf(journey, first, byRules);
          const again = travelsOf(journey, first, byOracle);
          expect(JSON.stringify(travels)).toBe(JSON.stringify(again));
          const account = travels.games.filter(({ identity }) => identity === 'account');
          compareStreaks(account, travels);
          const claimed = claimedByRule(travels.games);
          expect(idsOf(claimed)).toEqual(idsOf(claimedBySorting(travels.games)));
          compareStreaks(claimed, travels);
          compareArchives(claimed, travels);
          const left = claimed.filter(({ isDeleted }) => !isDeleted);
          compareStreaks(left, travels);
        }),
        { numRuns: randomRuns(travellers) },
      );
    },
    timeoutFor(120_000),
  );

  test('counts as many dates as days lie between two numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const later = datePlus(first, days);
        expect(later).toBe(new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
        expect(dailyNumber(later) - dailyNumber(first)).toBe(days);
      }),
      { numRuns: randomRuns(500) },
    );
  });
});
