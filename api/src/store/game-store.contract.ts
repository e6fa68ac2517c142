import { expect } from '@jest/globals';
import type { DailyDate } from '@craque/common/domain/daily/daily-date.ts';
import { withoutDetails } from '@craque/common/domain/game/details.ts';
import { applyHint } from '@craque/common/domain/game/hinting.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { largestGameId } from '@craque/common/domain/ids.ts';
import { aChallenge } from '@craque/common/testing/challenge-steps.ts';
import { dailyKey } from '@craque/common/domain/daily/daily-game.ts';
import { aGame, aPlayer, aSnapshot } from '@craque/common/testing/game-builders.ts';
import {
  abandoned,
  asRead,
  atOnce,
  countOf,
  endedGame,
  guessed,
  idOf,
  idsOf,
  parallel,
  staleBefore,
  touchedGame,
} from '../testing/store-builders.ts';
import { playerGameCases } from './player-games.contract.ts';
import type { StoreCases } from './store-case.ts';

const anAccount = 'user:someone' as PlayerId;
const another = 'guest:another' as PlayerId;

const day = 24 * 60 * 60 * 1000;

export const gameCases: StoreCases = {
  async 'returns a game as it was inserted'({ games }) {
    const hinted = applyHint(guessed(aGame({ createKey: 'once' }), 5), aPlayer, { now: 7 });
    if (!hinted.ok) throw new Error(hinted.error);
    const game = hinted.value.game;
    expect(await games.insert(game)).toBe('inserted');
    expect(await games.find(game.id)).toEqual(asRead(game));
  },
  async 'keeps through a step what a later minor version has added to a game'({ games }) {
    const later = { addedLater: { by: 'a later version' } };
    const game = { ...aGame(), ...later };
    await games.insert(game);
    expect(await games.save(guessed((await games.find(game.id)) ?? aGame(), 5))).toBe(true);
    expect(await games.find(game.id)).toMatchObject({ revision: 1, ...later });
  },
  async 'lists in pages what is played and not over, with its players and kind'({ games }) {
    const challenge = aChallenge({ id: idOf(5), createdAt: 30 });
    for (const game of [
      touchedGame(1, 9),
      touchedGame(2, 10),
      touchedGame(3, 20, { createKey: dailyKey('2026-03-02' as DailyDate, 'soccer') }),
      endedGame(4, 20),
      challenge,
      aGame({ id: idOf(6), createdAt: 40 }),
    ])
      await games.insert(game);
    const [first, second, ...others] = await games.underWay(10, 2);
    expect([first, second]).toMatchObject([
      { id: 2, createdAt: 10, players: [aPlayer], kind: 'solo' },
      { id: 3, kind: 'daily' },
    ]);
    expect(others).toEqual([]);
    expect(await games.underWay(10, 2, second)).toMatchObject([
      { id: 5, kind: 'challenge', players: challenge.players.map(({ id }) => id) },
    ]);
  },
  async 'keeps the largest id and present-day times exactly'({ games }) {
    const game = touchedGame(largestGameId, 1_790_000_000_123, { artVariant: 2 ** 32 - 1 });
    await games.insert(game);
    expect(await games.find(idOf(largestGameId))).toEqual(asRead(game));
    expect(await games.find(idOf(largestGameId - 1))).toBeUndefined();
  },
  async 'finds settled games with their details, the first to end first, until these are removed'({
    games,
  }) {
    for (const [id, endedAt] of [
      [1, 30],
      [2, 20],
      [3, 40],
      [4, 10],
    ] as const) {
      await games.insert(abandoned(touchedGame(id, 1), endedAt));
      if (id !== 4) await games.markSettled(idOf(id));
    }
    const found = async () => idsOf(await games.detailedBefore(40, 9));
    expect(await found()).toEqual([2, 1]);
    const game = await games.find(idOf(2));
    if (!game) throw new Error('it is gone');
    expect(await games.saveBare({ ...game, revision: game.revision + 1 })).toBe(false);
    expect(await games.saveBare(withoutDetails(game))).toBe(true);
    expect(await found()).toEqual([1]);
    expect(await games.find(game.id)).toMatchObject({ detailsRemoved: true, players: [{}] });
  },
  async 'refuses a second game under the same id and keeps the first'({ games }) {
    const first = aGame({ difficulty: 'easy' });
    await games.insert(first);
    expect(await games.insert(aGame({ difficulty: 'hard' }))).toBe('id-taken');
    expect(await games.find(first.id)).toEqual(first);
  },
  async 'accepts one of 50 parallel inserts of one id'({ games }) {
    const outcomes = await atOnce(parallel, (index) => games.insert(aGame({ artVariant: index })));
    expect(countOf(outcomes, 'inserted')).toBe(1);
    expect(countOf(outcomes, 'id-taken')).toBe(parallel - 1);
  },
  async 'finds a game by its creator and key'({ games }) {
    const game = aGame({ createKey: 'once' });
    await games.insert(game);
    expect(await games.findByCreateKey(aPlayer, 'once')).toEqual(game);
    expect(await games.findByCreateKey(aPlayer, 'twice')).toBeUndefined();
    expect(await games.findByCreateKey(another, 'once')).toBeUndefined();
  },
  async 'refuses a second game of the same creator and key'({ games }) {
    await games.insert(aGame({ id: idOf(1), createKey: 'once' }));
    expect(await games.insert(aGame({ id: idOf(2), createKey: 'once' }))).toBe('key-taken');
    expect(await games.find(idOf(2))).toBeUndefined();
    expect(await games.recentAthletes(aPlayer, 'soccer', 10)).toHaveLength(1);
  },
  async 'accepts one key of two creators and many games without a key'({ games }) {
    const outcomes = [
      await games.insert(aGame({ id: idOf(1), createKey: 'once' })),
      await games.insert(aGame({ id: idOf(2), createKey: 'once', creator: another })),
      await games.insert(aGame({ id: idOf(3) })),
      await games.insert(aGame({ id: idOf(4) })),
    ];
    expect(countOf(outcomes, 'inserted')).toBe(4);
  },
  async 'stores a save under the next revision'({ games }) {
    const game = aGame();
    await games.insert(game);
    const next = guessed(game, 5);
    expect(await games.save(next)).toBe(true);
    expect(await games.find(game.id)).toEqual(asRead(next, 1));
    expect(await games.save(guessed({ ...next, revision: 1 }, 6))).toBe(true);
    expect((await games.find(game.id))?.revision).toBe(2);
  },
  async 'refuses a save of an old revision and keeps what is stored'({ games }) {
    const game = aGame();
    await games.insert(game);
    const first = guessed(game, 5);
    await games.save(first);
    expect(await games.save(guessed(game, 6))).toBe(false);
    expect(await games.find(game.id)).toEqual(asRead(first, 1));
  },
  async 'refuses a save of a removed game, and does not recreate it'({ games }) {
    expect(await games.save(aGame())).toBe(false);
    expect(await games.find(aGame().id)).toBeUndefined();
  },
  async "lists a player's latest athletes of a sport, newest first, up to the limit"({ games }) {
    for (const at of [2, 4, 1, 3]) {
      const athlete = aSnapshot({ athleteId: `athlete-${at}` });
      await games.insert(aGame({ id: idOf(at), createdAt: at, athlete }));
    }
    expect(await games.recentAthletes(aPlayer, 'soccer', 3)).toEqual([
      'athlete-4',
      'athlete-3',
      'athlete-2',
    ]);
    expect(await games.recentAthletes(aPlayer, 'soccer', 9)).toHaveLength(4);
  },
  async 'leaves out athletes of other sports and of other players'({ games }) {
    await games.insert(aGame({ id: idOf(1), sport: 'tennis', league: 'atp' }));
    await games.insert(aGame({ id: idOf(2), creator: another }));
    expect(await games.recentAthletes(aPlayer, 'soccer', 10)).toEqual([]);
    expect(await games.recentAthletes(aPlayer, 'tennis', 10)).toEqual(['ada-secretova']);
    expect(await games.recentAthletes(another, 'soccer', 10)).toEqual(['ada-secretova']);
  },
  async "lists a player's touched games that are not settled, running ones included, oldest first"({
    games,
  }) {
    await games.insert(touchedGame(1, 30));
    await games.insert(abandoned(touchedGame(2, 10), 40));
    await games.insert(touchedGame(3, 20, { creator: another }));
    await games.insert(aGame({ id: idOf(4), createdAt: 5 }));
    await games.insert(touchedGame(5, 20));
    expect(idsOf(await games.unsettledOf(aPlayer))).toEqual([2, 5, 1]);
    expect(await games.unsettledOf(another)).toEqual([
      asRead(touchedGame(3, 20, { creator: another })),
    ]);
  },
  async 'counts a game as touched from the save of its first guess on'({ games }) {
    const game = aGame();
    await games.insert(game);
    expect(await games.unsettledOf(aPlayer)).toEqual([]);
    await games.save(guessed(game, 5));
    expect(await games.unsettledOf(aPlayer)).toEqual([asRead(guessed(game, 5), 1)]);
  },
  async 'leaves out a game once it is marked as settled'({ games }) {
    await games.insert(touchedGame(1, 10));
    await games.insert(touchedGame(2, 20));
    await games.markSettled(idOf(1));
    await games.markSettled(idOf(1));
    await games.markSettled(idOf(99));
    expect(idsOf(await games.unsettledOf(aPlayer))).toEqual([2]);
    expect(
      idsOf(await games.unsettledSince({ endedBefore: 1000, idleBefore: 1000, limit: 10 })),
    ).toEqual([2]);
    expect(await games.find(idOf(1))).toEqual(asRead(touchedGame(1, 10)));
  },
  async 'returns to the sweep the touched running games unchanged since a time, oldest first, up to the limit'({
    games,
  }) {
    for (const at of [30, 10, 40, 20]) await games.insert(touchedGame(at, at));
    await games.insert(aGame({ id: idOf(1), createdAt: 1 }));
    const idleBefore = { endedBefore: 0, idleBefore: 40 };
    expect(idsOf(await games.unsettledSince({ ...idleBefore, limit: 10 }))).toEqual([10, 20, 30]);
    expect(idsOf(await games.unsettledSince({ ...idleBefore, limit: 2 }))).toEqual([10, 20]);
    await games.save(guessed(touchedGame(10, 10), 45));
    expect(idsOf(await games.unsettledSince({ ...idleBefore, limit: 10 }))).toEqual([20, 30]);
  },
  async 'returns ended games to the sweep before all others, however many are running'({ games }) {
    for (const at of [10, 20, 30]) await games.insert(touchedGame(at, at));
    await games.insert(endedGame(5, 50));
    await games.insert(endedGame(6, 45));
    const limits = { endedBefore: 60, idleBefore: 40 };
    expect(idsOf(await games.unsettledSince({ ...limits, limit: 3 }))).toEqual([6, 5, 10]);
    expect(idsOf(await games.unsettledSince({ ...limits, limit: 2 }))).toEqual([6, 5]);
    await games.markSettled(idOf(6));
    expect(idsOf(await games.unsettledSince({ ...limits, endedBefore: 50, limit: 9 }))).toEqual([
      10, 20, 30,
    ]);
  },
  async 'removes untouched games created before the limit, and returns their number'({ games }) {
    await games.insert(aGame({ id: idOf(1), createdAt: day }));
    await games.insert(aGame({ id: idOf(2), createdAt: day, creator: anAccount }));
    await games.insert(aGame({ id: idOf(3), createdAt: day + 1 }));
    await games.insert(touchedGame(4, day));
    const limits = { ...staleBefore(day + 1), guestIdleBefore: 0 };
    expect(await games.removeStale(limits)).toBe(2);
    const left = [1, 2, 3, 4].map(async (id) => (await games.find(idOf(id)))?.id);
    expect(await Promise.all(left)).toEqual([undefined, undefined, 3, 4]);
    expect(await games.recentAthletes(anAccount, 'soccer', 10)).toEqual([]);
  },
  async 'keeps untouched games of dailies up to a limit of their own'({ games }) {
    const daily = { date: '2026-03-02' as DailyDate, counts: true };
    await games.insert(aGame({ id: idOf(1), createdAt: day, daily }));
    await games.insert(aGame({ id: idOf(2), createdAt: day - 1, daily, creator: anAccount }));
    await games.insert(aGame({ id: idOf(3), createdAt: day }));
    const limits = { untouchedBefore: 2 * day, guestUntouchedBefore: 0, guestIdleBefore: 0 };
    expect(await games.removeStale({ ...limits, untouchedDailyBefore: day })).toBe(2);
    expect((await games.find(idOf(1)))?.id).toBe(1);
  },
  async "removes guests' untouched games at a limit of their own, and those of dailies not"({
    games,
  }) {
    const daily = { date: '2026-03-02' as DailyDate, counts: true };
    await games.insert(aGame({ id: idOf(1), createdAt: day }));
    await games.insert(aGame({ id: idOf(2), createdAt: day, creator: anAccount }));
    await games.insert(aGame({ id: idOf(3), createdAt: day, daily }));
    await games.insert(aGame({ id: idOf(4), createdAt: day + 1 }));
    await games.insert(touchedGame(5, day));
    const guestUntouchedBefore = day + 1;
    expect(await games.removeStale({ ...staleBefore(0), guestUntouchedBefore })).toBe(1);
    expect(await games.find(idOf(1))).toBeUndefined();
  },
  async "removes guests' games without a change since the limit and keeps those of accounts"({
    games,
  }) {
    await games.insert(touchedGame(1, day));
    await games.insert(touchedGame(2, day, { creator: anAccount }));
    await games.insert(touchedGame(3, day));
    await games.save(guessed(touchedGame(3, day), 2 * day));
    await games.markSettled(idOf(1));
    const ofGuests = (guestIdleBefore: number) => ({ ...staleBefore(0), guestIdleBefore });
    expect(await games.removeStale(ofGuests(day))).toBe(0);
    expect(await games.removeStale(ofGuests(day + 1))).toBe(1);
    expect(await games.find(idOf(1))).toBeUndefined();
    expect((await games.find(idOf(2)))?.id).toBe(2);
    expect((await games.find(idOf(3)))?.id).toBe(3);
  },
  ...playerGameCases,
};
