import { describe, expect, jest, test } from '@jest/globals';
import { type DailyDate, datePlus } from '@craque/common/domain/daily/daily-date.ts';
import { leaguesOf, poolFame, sports } from '@craque/common/domain/sport.ts';
import { anAthlete } from '@craque/common/testing/athlete-builders.ts';
import { derivedBytes } from '@craque/common/tokens/derived-key.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { type Catalogue, loadCatalogue } from '../athletes/catalogue.ts';
import { describeInBothStores } from '../testing/both-stores.ts';
import { atOnce } from '../testing/store-builders.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import type { Stores } from '../store/store.ts';
import { createDailyAthletes, dailyAthlete } from './daily-athletes.ts';
import { dailyPeople, dailyPool } from './daily-pool.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const first = '2026-03-02' as DailyDate;

const dependencies = (stores: Stores, overrides: object = {}) => ({
  stores,
  catalogue,
  clock: () => 0,
  random: () => 0.5,
  dailyKey: derivedBytes('a secret of the tests', 'daily'),
  dailyLeagues: [],
  ...overrides,
});

const athleteOf = async (parts: ReturnType<typeof dependencies>, days: number) =>
  (await dailyAthlete(parts, datePlus(first, days), 'formula1')).athlete.athleteId;

/** The same data under another version, without these athletes. */
const without = (ids: ReadonlySet<string>): Catalogue => ({
  ...catalogue,
  dataVersion: 'another',
  pool: (league, level) => catalogue.pool(league, level).filter((id) => !ids.has(id)),
});

describe('the pool', () => {
  test.each(sports)('of %s holds whom the whole sport knows, in their home league', (sport) => {
    const pool = dailyPool(catalogue, sport, []);
    const everyone = leaguesOf[sport].flatMap((league) => catalogue.members(league));
    const known = everyone.filter(({ fame }) => fame >= poolFame[sport].easy);
    expect(new Set(pool.keys())).toEqual(new Set(known.map(({ id }) => id)));
    for (const [id, league] of pool) expect(catalogue.athlete(id)?.home).toBe(league);
  });

  test('holds thirty where fewer are known', () => {
    const people = Array.from({ length: 40 }, (_, rank) =>
      anAthlete({ id: `a${rank + 10}`, fame: rank < 5 ? 90 : 20 }),
    );
    const ids = dailyPeople(people.toReversed(), 'soccer').map(({ id }) => id);
    expect(ids).toEqual(people.slice(0, 30).map(({ id }) => id));
  });

  test('has drivers of both series in Formula 1, where fans know them from', () => {
    expect(dailyPool(catalogue, 'formula1', []).get('alexander-albon')).toBe('formula-1');
  });

  test('is narrowed in the sports of which a league is named', () => {
    const named = dailyPool(catalogue, 'basketball', ['nba']);
    expect(new Set(named.values())).toEqual(new Set(['nba']));
    expect(named.size).toBeLessThan(dailyPool(catalogue, 'basketball', []).size);
    expect(dailyPool(catalogue, 'tennis', ['nba'])).toEqual(dailyPool(catalogue, 'tennis', []));
  });
});

describe('the athletes of the dates', () => {
  test('come once each before one comes again, also of dates that nobody asked for', async () => {
    const stores = openSqliteStores(':memory:');
    const parts = dependencies(stores);
    const size = dailyPool(catalogue, 'formula1', []).size;
    await athleteOf(parts, 0);
    const last = await athleteOf(parts, 2 * size - 1);
    const turns = await stores.dailies.turnsOf('formula1');
    const ids = turns.map(({ athleteId }) => athleteId);
    const [round, next] = [ids.slice(0, size), ids.slice(size)];
    expect(turns.map(({ date }) => date)).toEqual(
      Array.from({ length: 2 * size }, (_, days) => datePlus(first, days)),
    );
    expect([new Set(round).size, new Set(next).size]).toEqual([size, size]);
    expect(next).not.toEqual(round);
    expect(ids.at(-1)).toBe(last);
    await stores.close();
  });

  test('of a long time leave the process free for other calls between two dates', async () => {
    const stores = openSqliteStores(':memory:');
    const parts = dependencies(stores);
    await athleteOf(parts, 0);
    const counted = { turns: 0, isOver: false };
    const turn = () => {
      counted.turns += 1;
      if (!counted.isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await athleteOf(parts, 10);
    counted.isOver = true;
    expect(counted.turns).toBeGreaterThanOrEqual(9);
    await stores.close();
  });

  test('are chosen once, however many ask a process for one at once', async () => {
    const stores = openSqliteStores(':memory:');
    const insert = jest.spyOn(stores.dailies, 'insert');
    const athletes = createDailyAthletes(dependencies(stores));
    const asked = await atOnce(50, () => athletes(first, 'formula1'));
    expect(new Set(asked.map(({ athlete }) => athlete.athleteId)).size).toBe(1);
    expect(insert).toHaveBeenCalledTimes(1);
    await stores.close();
  });

  test('before the first one leave the dates between as they are', async () => {
    const stores = openSqliteStores(':memory:');
    const parts = dependencies(stores);
    await athleteOf(parts, 5);
    await athleteOf(parts, 3);
    const turns = await stores.dailies.turnsOf('formula1');
    expect(turns.map(({ date }) => date)).toEqual([datePlus(first, 3), datePlus(first, 5)]);
    await stores.close();
  });
});

describeInBothStores('a date', process.env, (open) => {
  test('has one athlete, whoever asks first, whatever the data and the secret', async () => {
    const { stores, dispose } = await open();
    const parts = dependencies(stores);
    const updated = dependencies(stores, {
      catalogue: without(new Set([await athleteOf(dependencies(stores), 0)])),
      dailyKey: derivedBytes('another secret', 'daily'),
    });
    const asked = await atOnce(20, (index) => athleteOf(index % 2 ? parts : updated, 1));
    expect(new Set(asked).size).toBe(1);
    const stored = await dailyAthlete(parts, first, 'formula1');
    expect(await dailyAthlete(updated, first, 'formula1')).toEqual(stored);
    expect(stored.athlete.dataVersion).toBe(catalogue.dataVersion);
    await dispose();
  });

  test('and its neighbours, asked for at once, have different athletes', async () => {
    const { stores, dispose } = await open();
    const parts = dependencies(stores);
    const ids = await atOnce(30, (index) => athleteOf(parts, index % 3));
    expect(new Set(ids).size).toBe(3);
    expect(await stores.dailies.turnsOf('formula1')).toHaveLength(3);
    await dispose();
  });
});
