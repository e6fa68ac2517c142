import { expect } from '@jest/globals';
import { type DailyDate, datePlus } from '@craque/common/domain/daily/daily-date.ts';
import { dailyKey, withoutDaily } from '@craque/common/domain/daily/daily-game.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { guestPlayer, type PlayerId, userOf, userPlayer } from '@craque/common/domain/ids.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { aGame, aPlayer, aSnapshot } from '@craque/common/testing/game-builders.ts';
import { plainBoard, withoutPeople } from '../testing/plain-board.ts';
import { aDaily, aResult, anAccount, idOf, touchedGame } from '../testing/store-builders.ts';
import type { StoreCases } from './store-case.ts';
import type { Stores } from './store.ts';

const date = '2026-03-02' as DailyDate;
const ben = 'user:ben' as PlayerId;
const named = (athleteId: string) => aSnapshot({ athleteId });

function dailyGame(id: number, overrides: Partial<Game> & { on?: DailyDate } = {}): Game {
  const { on = date, ...rest } = overrides;
  const daily = { date: on, counts: true };
  const sport: Sport = rest.sport ?? 'soccer';
  return aGame({ id: idOf(id), daily, createKey: dailyKey(on, sport), sport, ...rest });
}

const idsOf = async ({ games }: Stores, from: DailyDate, to: DailyDate, player = aPlayer) =>
  (await games.dailiesOf(player, from, to)).map(({ id }) => id);

export const dailyCases: StoreCases = {
  async 'keeps the first athlete of a date and sport'({ dailies }) {
    const daily = aDaily();
    expect(await dailies.find(date, 'soccer')).toBeUndefined();
    expect(await dailies.insert(daily)).toBe('inserted');
    expect(await dailies.insert(aDaily({ athlete: named('eve') }))).toBe('date-taken');
    expect(await dailies.find(date, 'soccer')).toEqual(daily);
    expect(await dailies.find(date, 'tennis')).toBeUndefined();
    expect(await dailies.find(datePlus(date, 1), 'soccer')).toBeUndefined();
  },
  async 'gives an athlete one date in a round of a sport'({ dailies }) {
    const next = datePlus(date, 1);
    await dailies.insert(aDaily());
    expect(await dailies.insert(aDaily({ date: next }))).toBe('athlete-taken');
    expect(await dailies.insert(aDaily({ date: next, round: 1 }))).toBe('inserted');
    expect(await dailies.insert(aDaily({ sport: 'tennis' }))).toBe('inserted');
    const athleteId = aDaily().athlete.athleteId;
    expect(await dailies.turnsOf('soccer')).toEqual([
      { date, athleteId, round: 0 },
      { date: next, athleteId, round: 1 },
    ]);
  },
  async 'replaces the athlete of a date, unless the new one has another date in the round'({
    dailies,
  }) {
    const other = aDaily({ date: datePlus(date, 1), athlete: named('eve') });
    const replaced = [{ at: 7, by: 'operator', athleteId: aDaily().athlete.athleteId }];
    const fresh = aDaily({ athlete: named('ada'), replaced });
    await dailies.insert(aDaily());
    await dailies.insert(other);
    expect(await dailies.replace(fresh)).toBe('replaced');
    expect(await dailies.find(date, 'soccer')).toEqual(fresh);
    expect(await dailies.replace(aDaily({ athlete: named('eve') }))).toBe('athlete-taken');
    expect(await dailies.find(date, 'soccer')).toEqual(fresh);
    // Who was there before is free again, and a date without an athlete gets one.
    const later = aDaily({ date: datePlus(date, 2) });
    expect(await dailies.replace(later)).toBe('replaced');
    const turns = await dailies.turnsOf('soccer');
    expect(turns.map(({ athleteId }) => athleteId)).toEqual([
      'ada',
      'eve',
      later.athlete.athleteId,
    ]);
  },
  async 'lists the turns of a sport and the first date of all, whatever the order of the inserts'({
    dailies,
  }) {
    expect(await dailies.firstDate()).toBeUndefined();
    for (const days of [3, -1, 2]) {
      const daily = aDaily({ date: datePlus(date, days), athlete: named(`athlete ${days}`) });
      await dailies.insert(daily);
    }
    await dailies.insert(aDaily({ date: datePlus(date, -2), sport: 'formula1' }));
    const turns = await dailies.turnsOf('soccer');
    expect(turns.map(({ athleteId }) => athleteId)).toEqual([
      'athlete -1',
      'athlete 2',
      'athlete 3',
    ]);
    expect(await dailies.firstDate()).toBe(datePlus(date, -2));
  },
  async "lists a player's games of the dates between two, both included"(stores) {
    const on = (days: number) => datePlus(date, days);
    await stores.games.insert(dailyGame(1, { on: on(1) }));
    await stores.games.insert(dailyGame(2, { sport: 'tennis' }));
    await stores.games.insert(dailyGame(3));
    await stores.games.insert(dailyGame(4, { on: on(31) }));
    await stores.games.insert(dailyGame(5, { creator: ben }));
    await stores.games.insert(aGame({ id: idOf(6), createKey: 'daily-2026-03-02' }));
    expect(await idsOf(stores, date, on(1))).toEqual([3, 2, 1]);
    expect(await idsOf(stores, date, date)).toEqual([3, 2]);
    expect(await idsOf(stores, on(2), on(31))).toEqual([4]);
    expect(await idsOf(stores, on(-9), on(-1))).toEqual([]);
    expect(await idsOf(stores, date, date, ben)).toEqual([5]);
  },
  async 'keeps the key of a daily for its new owner, unless they have one of the date themselves'(
    stores,
  ) {
    const played = touchedGame(1, 5, { ...dailyGame(1), createdAt: 5 });
    await stores.games.insert(played);
    const players = played.players.map((player) => ({ ...player, id: ben }));
    const claimed = { ...played, creator: ben, players };
    await stores.games.insert(dailyGame(2, { creator: ben }));
    expect(await stores.games.reassign(claimed)).toBe(false);
    expect(await idsOf(stores, date, date)).toEqual([1]);
    expect(await stores.games.reassign(withoutDaily(dailyGame(2, { creator: ben })))).toBe(true);
    expect(await idsOf(stores, date, date, ben)).toEqual([]);
    expect(await stores.games.reassign(claimed)).toBe(true);
    expect(await idsOf(stores, date, date)).toEqual([]);
    expect(await idsOf(stores, date, date, ben)).toEqual([1]);
    expect((await stores.games.findByCreateKey(ben, dailyKey(date, 'soccer')))?.id).toBe(1);
  },
  async "lists a player's finished dailies in the order of their dates"({ results: stored }) {
    const played = { dailyDate: date, dailyStartedAt: 3 };
    const next = { dailyDate: datePlus(date, 1), dailyStartedAt: 4 };
    await stored.add(aResult(1, 30, next));
    await stored.add(aResult(2, 20, { ...played, won: false, guesses: 5, hints: 2 }));
    await stored.add(aResult(3, 25));
    await stored.add(aResult(4, 40, { ...played, player: ben, timeTaken: 9 }));
    await stored.add(aResult(5, 50, { ...played, sport: 'tennis' }));
    expect(await stored.dailiesOf(aPlayer)).toMatchObject([
      { date, sport: 'soccer', startedAt: 3, finishedAt: 20, won: false, guesses: 5 },
      { date, sport: 'tennis', finishedAt: 50, won: true },
      { date: next.dailyDate, startedAt: 4, finishedAt: 30 },
    ]);
    await stored.removeOf(aPlayer);
    expect(await stored.dailiesOf(aPlayer)).toEqual([]);
  },
  async 'ranks hundreds of players as reading and sorting all of them does'(stores) {
    const ends = Array.from({ length: 300 }, (_, index) => {
      const outcome = { won: index % 4 > 0, guesses: 1 + ((index * 7) % 5), hints: index % 2 };
      const timeTaken = 8 + ((index * 7919) % 97);
      const player = index % 5 === 4 ? guestPlayer(`${index}`) : userPlayer(`u${index}`);
      const daily = { dailyDate: date, dailyStartedAt: 3 };
      return aResult(1 + index, 30, { player, ...outcome, timeTaken, ...daily });
    });
    for (const end of ends) {
      const id = userOf(end.player);
      if (id !== undefined) await stores.users.insert(anAccount({ id, usernameKey: id }));
      await stores.results.add(end);
    }
    await stores.users.change('u10', { showInRankings: false });
    const { rows, ...numbers } = plainBoard(
      ends.map((end) => ({ ...end, marked: false })),
      { isShown: (player) => /^user:u(?!10$)/.test(player), nameOf: (player) => player },
    );
    for (const player of ['u0', 'u1', 'u137', 'u298', 'u10'].map(userPlayer)) {
      const own = rows.find((row) => row.player === player);
      const board = await stores.boards.read({ date, sport: 'soccer' }, { player });
      expect(withoutPeople(board)).toEqual({ ...numbers, rows: rows.slice(0, 100), own });
    }
  },
};
