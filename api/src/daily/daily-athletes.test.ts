import { describe, expect, jest, test } from '@jest/globals';
import { type Athlete, type Fact, playedSince } from '@craque/common/domain/athlete/athlete.ts';
import { type DailyDate, datePlus } from '@craque/common/domain/daily/daily-date.ts';
import { poolFame, sports } from '@craque/common/domain/sport.ts';
import { aMembership, anAthlete } from '@craque/common/testing/athlete-builders.ts';
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
const now = Date.parse('2026-11-26');

const dependencies = (stores: Stores, overrides: object = {}) => ({
  stores,
  catalogue,
  clock: () => now,
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
    const pool = dailyPool(catalogue, sport, [], now);
    expect(pool.size).toBeGreaterThanOrEqual(30);
    for (const [id, league] of pool) expect(catalogue.athlete(id)?.home).toBe(league);
    const people = [...pool.keys()].map((id) => catalogue.athlete(id) as Athlete);
    const ofNow = people.filter((each) => playedSince(each, 2017));
    expect(ofNow.length / people.length).toBeGreaterThanOrEqual(0.75);
    // Who stopped long ago has to be known.
    const earlier = people.filter((each) => !playedSince(each, 2017));
    for (const { fame } of earlier) expect(fame).toBeGreaterThanOrEqual(poolFame[sport].daily);
  });

  const fameless = (id: string, fame: number, rest: Partial<Athlete> = {}) =>
    anAthlete({ id, fame, ...rest });

  test('holds thirty of our days where fewer are known, and one of earlier days for four', () => {
    const active = Array.from({ length: 40 }, (_, rank) =>
      fameless(`a${rank + 10}`, rank < 5 ? 90 : 20),
    );
    const memberships = [aMembership({ active: false })];
    const facts: Fact[] = [{ kind: 'retiredYear', value: 2016 }];
    const earlier = Array.from({ length: 10 }, (_, rank) =>
      fameless(`b${rank + 10}`, 99 - rank, { memberships, facts }),
    );
    const ids = dailyPeople([...active, ...earlier].toReversed(), 'soccer', 2026).map(
      ({ id }) => id,
    );
    expect(ids).toEqual([...earlier.slice(0, 7), ...active.slice(0, 30)].map(({ id }) => id));
  });

  test('holds nobody who is never asked', () => {
    const people = [
      fameless('a', 90),
      fameless('b', 99, { neverAsked: { reason: 'crime', date: '2022-01-19' } }),
    ];
    expect(dailyPeople(people, 'soccer', 2026).map(({ id }) => id)).toEqual(['a']);
  });

  test('has drivers of both series in Formula 1, where fans know them from', () => {
    expect(dailyPool(catalogue, 'formula1', [], now).get('alexander-albon')).toBe('formula-1');
  });

  test('is narrowed in the sports of which a league is named', () => {
    const named = dailyPool(catalogue, 'basketball', ['nba'], now);
    expect(new Set(named.values())).toEqual(new Set(['nba']));
    expect(named.size).toBeLessThan(dailyPool(catalogue, 'basketball', [], now).size);
    expect(dailyPool(catalogue, 'tennis', ['nba'], now)).toEqual(
      dailyPool(catalogue, 'tennis', [], now),
    );
  });
});

describe('the athletes of the dates', () => {
  test('come once each before one comes again, also of dates that nobody asked for', async () => {
    const stores = openSqliteStores(':memory:');
    const parts = dependencies(stores);
    const size = dailyPool(catalogue, 'formula1', [], now).size;
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
