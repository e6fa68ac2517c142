import { describe, expect, test } from '@jest/globals';
import {
  beginsAnywhere,
  type DailyDate,
  dailyDateOf,
  datePlus,
  dayAfter,
} from '@craque/common/domain/daily/daily-date.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { dailyAthlete, type DailyAthleteDependencies } from './daily-athletes.ts';
import { plannedDailies, repeatsIn, replaceDaily } from './daily-plan.ts';
import { dailyPool } from './daily-pool.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const today = dailyDateOf('2026-11-22') as DailyDate;
const eve = dailyDateOf('2026-12-24') as DailyDate;
const sport = 'basketball';

/** An installation on which nobody has asked for a daily yet. */
function newWorld(dailyLeagues: readonly League[] = []) {
  const time = { now: Date.parse('2026-11-22T12:00:00Z') };
  const world: DailyAthleteDependencies = {
    stores: openSqliteStores(':memory:'),
    catalogue,
    clock: () => time.now,
    random: seededRandom(1),
    dailyKey: Buffer.alloc(32, 7),
    dailyLeagues,
  };
  const plan = (from: DailyDate, until: DailyDate) => plannedDailies(world, { sport, from, until });
  return {
    time,
    world,
    dailies: world.stores.dailies,
    plan,
    idsOf: async (from: DailyDate, until: DailyDate) =>
      (await plan(from, until)).map(({ daily }) => daily.athlete.athleteId),
    replace: (parts: object = {}) =>
      replaceDaily(world, { date: eve, sport, by: 'operator', ...parts }),
    /** Plays every date up to this one, as the first players of each would. */
    async play(until: DailyDate): Promise<string[]> {
      const ids: string[] = [];
      for (let date = today; date <= until; date = dayAfter(date))
        ids.push((await dailyAthlete(world, date, sport)).athlete.athleteId);
      return ids;
    },
  };
}

describe('the plan of the daily athletes', () => {
  test('foretells what the dates will have, and stores nothing', async () => {
    const { idsOf, dailies, play } = newWorld();
    const until = datePlus(today, 40);
    const expected = await idsOf(today, until);
    expect(await dailies.firstDate()).toBeUndefined();
    expect(await play(until)).toEqual(expected);
  });

  test('says which dates are stored, and fills the dates in between as players will', async () => {
    const { world, plan, idsOf, play } = newWorld();
    await dailyAthlete(world, today, sport);
    const planned = await plan(today, datePlus(today, 2));
    expect(planned.map(({ isStored }) => isStored)).toEqual([true, false, false]);
    const later = await idsOf(datePlus(today, 5), datePlus(today, 7));
    expect((await play(datePlus(today, 7))).slice(5)).toEqual(later);
  });
});

describe('a replaced date', () => {
  test('of the next round leaves the current one as it was', async () => {
    const { world, idsOf, replace, play } = newWorld(['wnba']);
    const size = dailyPool(catalogue, sport, ['wnba'], Date.parse('2026-11-22')).size;
    await dailyAthlete(world, today, sport);
    expect((await replace({ date: datePlus(today, size + 5) })).kind).toBe('replaced');
    const until = datePlus(today, size + 20);
    const expected = await idsOf(today, until);
    expect(await play(until)).toEqual(expected);
    expect(new Set(expected.slice(0, size)).size).toBe(size);
  });

  test('has somebody else, keeps who was there before, and moves no other date away', async () => {
    const { time, idsOf, replace, dailies, play } = newWorld();
    const [before] = await idsOf(eve, eve);
    const outcome = await replace();
    if (outcome.kind !== 'replaced') throw new Error(outcome.kind);
    const { athlete, replaced } = outcome.daily;
    expect(athlete.athleteId).not.toBe(before);
    expect(replaced).toEqual([{ at: time.now, by: 'operator', athleteId: before }]);
    expect(await dailies.find(eve, sport)).toEqual(outcome.daily);
    const played = await play(datePlus(eve, 5));
    expect(played[32]).toBe(athlete.athleteId);
    expect(new Set(played).size).toBe(played.length);
  });

  test('can have somebody of a league, and be replaced again', async () => {
    const { replace } = newWorld();
    const first = await replace({ league: 'wnba' });
    const second = await replace({ league: 'wnba', by: 'another' });
    if (first.kind !== 'replaced' || second.kind !== 'replaced') throw new Error('not replaced');
    expect(first.daily.league).toBe('wnba');
    expect(second.daily.athlete.athleteId).not.toBe(first.daily.athlete.athleteId);
    expect(second.daily.replaced?.map(({ by }) => by)).toEqual(['operator', 'another']);
    expect(second.daily.replaced?.[1]?.athleteId).toBe(first.daily.athlete.athleteId);
  });

  test('is refused once it has begun anywhere', async () => {
    const { time, replace } = newWorld();
    time.now = beginsAnywhere(eve) - 1;
    expect((await replace()).kind).toBe('replaced');
    time.now += 1;
    expect(await replace()).toEqual({ kind: 'begun' });
  });

  test('is refused when everybody has had a date in the round', async () => {
    const { replace } = newWorld();
    const size = dailyPool(catalogue, sport, ['wnba'], Date.parse('2026-11-22')).size;
    for (let day = 0; day < size; day += 1)
      expect((await replace({ date: datePlus(eve, day), league: 'wnba' })).kind).toBe('replaced');
    expect(await replace({ date: datePlus(eve, size), league: 'wnba' })).toEqual({
      kind: 'nobody-left',
    });
  });
});

describe('repeats', () => {
  test('are none as long as nobody has meddled', async () => {
    const { world } = newWorld();
    await dailyAthlete(world, today, sport);
    const wanted = { sport, from: dayAfter(today), until: datePlus(today, 60) } as const;
    expect(await repeatsIn(world, wanted)).toEqual([]);
  });

  test('are reported with both dates', async () => {
    const { world, dailies } = newWorld();
    const { round, ...daily } = await dailyAthlete(world, today, sport);
    const again = datePlus(today, 3);
    await dailies.replace({ ...daily, date: again, round: round + 1 });
    const wanted = { sport, from: dayAfter(today), until: datePlus(today, 14) } as const;
    expect(await repeatsIn(world, wanted)).toEqual([{ date: again, before: today }]);
  });
});
