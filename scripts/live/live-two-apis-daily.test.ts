import { expect, test } from '@jest/globals';
import { createTestClient } from '@craque/api/testing/test-client.ts';
import { startDaily } from '@craque/common/contracts/daily.ts';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { describeTwoApis, timeoutMs } from '../testing/two-apis.ts';

/* Who asks first makes the athlete of a date, whichever process it asks. */

const people = 200;
/** It is always two dates somewhere, and three for an hour of each day. */
const zones = ['Etc/GMT+12', 'UTC', 'Etc/GMT-14'];

describeTwoApis('the daily athlete', (opened) => {
  /** The games of many guests who all start at once, half of them at either process. */
  async function startAll(sport: Sport, zoneOf: (index: number) => string) {
    const { origins, stores } = opened();
    const answers = await Promise.all(
      Array.from({ length: people }, (_, index) =>
        createTestClient(origins[index % 2] ?? '').call(startDaily, {
          body: { sport },
          headers: { 'x-time-zone': zoneOf(index) },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    return Promise.all(
      answers.map(async ({ body }) => {
        const game = await stores.games.find(body.id as GameId);
        return [game?.daily?.date, game?.athlete.athleteId] as const;
      }),
    );
  }

  test(
    `is one for ${people} guests who are the first to ask`,
    async () => {
      const games = await startAll('tennis', () => 'UTC');
      const { stores } = opened();
      const turns = await stores.dailies.turnsOf('tennis');
      // Two if the date has changed meanwhile.
      const asked = new Map(turns.map(({ date, athleteId }) => [date, athleteId]));
      for (const [date, athleteId] of games) expect(asked.get(date as DailyDate)).toBe(athleteId);
      expect(new Set(games.map(([date]) => date)).size).toBe(turns.length);
    },
    timeoutMs,
  );

  test(
    `is another one for each date of ${people} guests all over the earth`,
    async () => {
      const games = await startAll('soccer', (index) => zones[index % zones.length] ?? 'UTC');
      const { stores } = opened();
      const turns = await stores.dailies.turnsOf('soccer');
      const asked = new Map(turns.map(({ date, athleteId }) => [date, athleteId]));
      for (const [date, athleteId] of games) expect(asked.get(date as DailyDate)).toBe(athleteId);
      expect(asked.size).toBeGreaterThan(1);
      expect(new Set(asked.values()).size).toBe(asked.size);
    },
    timeoutMs,
  );

  test(
    'is one game of a player who asks both processes at once',
    async () => {
      const { ann, sidesOf, stores } = opened();
      const zone = { 'x-time-zone': 'UTC' };
      const start = (index: number) =>
        sidesOf(ann, index)[0].call(startDaily, { body: { sport: 'formula1' }, headers: zone });
      const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => start(index)));
      const made = answers.filter(({ status }) => status === 201);
      const dates = new Set(answers.map(({ body }) => body.daily?.date));
      expect(made).toHaveLength(dates.size);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(dates.size);
      const before = await stores.dailies.turnsOf('formula1');
      expect(before).toHaveLength(dates.size);
    },
    timeoutMs,
  );
});
