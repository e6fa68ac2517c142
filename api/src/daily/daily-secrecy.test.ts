import { describe, expect, test } from '@jest/globals';
import {
  readDaily,
  readDailyArchive,
  readDailyBoard,
  startDaily,
} from '@craque/common/contracts/daily.ts';
import { type DailyDate, datePlus } from '@craque/common/domain/daily/daily-date.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { aGame } from '@craque/common/testing/game-builders.ts';
import { randomRuns, timeoutFor } from '@craque/common/testing/random-runs.ts';
import { derivedBytes } from '@craque/common/tokens/derived-key.ts';
import { startFileApi } from '../testing/file-api.ts';
import { createSecretSearch } from '../testing/secret-search.ts';
import { leaksInText, type Secrets, secretsOf } from '../testing/secrets.ts';
import { oneOf, seededRandom } from '../testing/seeded-random.ts';
import { testSecret } from '../testing/test-api.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { plannedDailies } from './daily-plan.ts';

const dailies = randomRuns(120);
const hour = 60 * 60 * 1000;
const random = seededRandom(49);
const api = await startFileApi({ seed: 49 });
const { playOut, searched } = createSecretSearch(api, random);

/** Where the date changes first and last, in between, and what is no zone at all. */
const zones = [
  'Pacific/Kiritimati',
  'Etc/GMT-14',
  'Asia/Kathmandu',
  'UTC',
  'America/Sao_Paulo',
  'Etc/GMT+12',
  'Etc/GMT-99',
  '+14:00',
];
const texts = ['9999-12-31', '2026-13-45', '2026-02-30', 'tomorrow', '', '__proto__', '2026-3-4'];
const firstDate = '2026-03-01' as DailyDate;

const dateIn = (shift: number) =>
  new Date(api.clock.now() + shift * hour).toISOString().slice(0, 10) as DailyDate;

const known = new Map<string, Secrets[]>();

/** What hides of the athletes of dates that have begun nowhere yet. */
async function comingSecrets(sport: Sport): Promise<Secrets[]> {
  const from = datePlus(dateIn(14), 1);
  const secrets = known.get(`${from} ${sport}`) ?? (await secretsFrom(sport, from));
  known.set(`${from} ${sport}`, secrets);
  return secrets;
}

async function secretsFrom(sport: Sport, from: DailyDate): Promise<Secrets[]> {
  const planned = await plannedDailies(
    {
      ...{ stores: api.stores, catalogue: api.catalogue, clock: api.clock.now },
      ...{ random: () => 0, dailyKey: derivedBytes(testSecret, 'daily'), dailyLeagues: [] },
    },
    { sport, from, until: datePlus(from, 2) },
  );
  return planned.map(({ daily: { athlete, league } }) =>
    secretsOf(aGame({ sport, league, athlete }), api),
  );
}

/** Every call that takes a date or looks at the caller's own, with dates and zones of all kinds. */
async function curiousCalls(client: TestClient, sport: Sport): Promise<Answer[]> {
  const date = oneOf(
    [...texts, ...[1, 2, 3, 30, 400].map((days) => datePlus(dateIn(14), days))],
    random,
  );
  const headers = { 'x-time-zone': oneOf(zones, random) };
  const month = date.slice(0, 7);
  return [
    await client.call(startDaily, { body: { sport, date }, headers }),
    await client.call(readDailyBoard, { query: { sport, date }, headers }),
    await client.call(readDailyBoard, { query: { sport, date, scope: 'friends' }, headers }),
    await client.call(readDailyArchive, { query: { month }, headers }),
    await client.call(readDaily, { headers }),
  ];
}

describe('the athlete of a date', () => {
  test(
    `stays hidden in every byte of ${dailies} dailies until their ends, and coming ones everywhere`,
    async () => {
      for (let number = 0; number < dailies; number += 1) {
        const client = api.guest();
        const sport = sports[number % sports.length] ?? 'soccer';
        const headers = { 'x-time-zone': oneOf(zones, random) };
        const created = await client.call(startDaily, { body: { sport }, headers });
        expect(created.status).toBe(201);
        const coming = await comingSecrets(sport);
        for (const { status, text } of await curiousCalls(client, sport)) {
          expect(status).toBeLessThan(500);
          const bytes = text.replace(/"requestId":"[^"]*"/, '');
          expect(coming.flatMap((secrets) => leaksInText(bytes, secrets))).toEqual([]);
        }
        await playOut(client, created);
        api.clock.move(3 * hour);
      }
      expect(searched.games).toBe(dailies);
      for (const sport of sports) {
        const dates = (await api.stores.dailies.turnsOf(sport)).map(({ date }) => date);
        expect(dates.every((date) => firstDate <= date && date <= dateIn(14))).toBe(true);
      }
    },
    timeoutFor(600_000),
  );

  test('that has not begun is refused before it is looked up', async () => {
    const held = api.hold('dailies.find', 1);
    const coming = datePlus(dateIn(14), 1);
    for (const zone of zones) {
      const headers = { 'x-time-zone': zone };
      const body = { sport: 'soccer', date: coming };
      const answer = await api.guest().call(startDaily, { body, headers });
      expect([answer.status, answer.error.code]).toEqual([400, 'date_not_open']);
    }
    held.releaseAll();
  });
});
