import { expect } from '@jest/globals';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { challengeWith } from '@craque/common/domain/challenge/challenge.ts';
import { aGame, aPlayer } from '@craque/common/testing/game-builders.ts';
import {
  abandoned,
  asRead,
  endedGame,
  guessed,
  idOf,
  idsOf,
  insertGames,
  staleBefore,
  touchedGame,
} from '../testing/store-builders.ts';
import type { StoreCases } from './store-case.ts';
import type { Stores } from './store.ts';

const account = 'user:someone' as PlayerId;
const another = 'guest:another' as PlayerId;

async function history({ games }: Stores, before?: number, limit = 10): Promise<number[]> {
  const page = { limit, ...(before !== undefined && { before: idOf(before) }) };
  return (await games.historyOf(aPlayer, page)).map(({ id }) => id);
}

function owned(game: Game, player: PlayerId): Game {
  return {
    ...game,
    creator: player,
    players: game.players.map((each) => ({ ...each, id: player })),
  };
}

async function inserted({ games }: Stores, game: Game): Promise<Game> {
  await games.insert(game);
  return game;
}

export const playerGameCases: StoreCases = {
  async "lists a player's touched games, newest start first, up to the limit"(stores) {
    await insertGames(stores, [touchedGame(1, 20), endedGame(2, 40), touchedGame(3, 30)]);
    await stores.games.insert(touchedGame(4, 50, { creator: another }));
    await stores.games.markSettled(idOf(2));
    expect(await history(stores)).toEqual([2, 3, 1]);
    expect(await history(stores, undefined, 2)).toEqual([2, 3]);
    expect(await stores.games.historyOf(aPlayer, { limit: 1 })).toEqual([asRead(endedGame(2, 40))]);
    expect(await stores.games.historyOf(account, { limit: 1 })).toEqual([]);
  },
  async "lists an untouched game only if it is the player's newest"(stores) {
    const untouched = (id: number, createdAt: number) => aGame({ id: idOf(id), createdAt });
    await insertGames(stores, [untouched(1, 10), touchedGame(2, 20), untouched(3, 30)]);
    expect(await history(stores)).toEqual([3, 2]);
    await stores.games.insert(untouched(4, 40));
    expect(await history(stores)).toEqual([4, 2]);
    await stores.games.insert(touchedGame(5, 50));
    expect(await history(stores)).toEqual([5, 2]);
  },
  async 'continues after a game, even within one millisecond'(stores) {
    await insertGames(stores, [touchedGame(1, 20), touchedGame(10, 30), touchedGame(9, 30)]);
    await insertGames(stores, [touchedGame(11, 30), aGame({ id: idOf(12), createdAt: 40 })]);
    expect(await history(stores, 12)).toEqual([11, 10, 9, 1]);
    expect(await history(stores, 11)).toEqual([10, 9, 1]);
    expect(await history(stores, 10, 1)).toEqual([9]);
    expect(await history(stores, 1)).toEqual([]);
  },
  async "lists nothing after a game that does not exist or is not the player's"(stores) {
    await insertGames(stores, [touchedGame(1, 20), touchedGame(2, 30, { creator: another })]);
    expect(await history(stores)).toEqual([1]);
    expect(await history(stores, 2)).toEqual([]);
    expect(await history(stores, 99)).toEqual([]);
  },
  async 'lists the games that were created since a time, newest first, touched or not'({ games }) {
    await games.insert(aGame({ id: idOf(1), createdAt: 10 }));
    await games.insert(touchedGame(2, 20));
    await games.insert(aGame({ id: idOf(3), createdAt: 20 }));
    await games.insert(aGame({ id: idOf(4), createdAt: 30, creator: another }));
    const since = async (at: number, limit: number) =>
      (await games.createdSince(aPlayer, at, limit)).map(({ id }) => id);
    expect(await since(20, 10)).toEqual([3, 2]);
    expect(await since(10, 2)).toEqual([3, 2]);
    expect(await since(10, 10)).toEqual([3, 2, 1]);
    expect(await since(21, 10)).toEqual([]);
  },
  async 'begins a game anew, which is the newest from then on'(stores) {
    const { games } = stores;
    const game = await inserted(stores, aGame({ id: idOf(1), createdAt: 10 }));
    await games.insert(aGame({ id: idOf(2), createdAt: 20 }));
    const begun = { ...game, createdAt: 30, version: game.version + 1 };
    expect(await games.restart(begun)).toBe(true);
    // Somebody else was first.
    expect(await games.restart(begun)).toBe(false);
    expect(await games.createdSince(aPlayer, 30, 10)).toEqual([asRead(begun, 1)]);
    expect((await games.createdSince(aPlayer, 0, 10)).map(({ id }) => id)).toEqual([1, 2]);
  },
  async 'reassigns a game to another player, who alone finds it from then on'(stores) {
    const { games } = stores;
    const game = await inserted(stores, touchedGame(1, 10, { createKey: 'once' }));
    expect(await games.reassign(owned(game, account))).toBe(true);
    const { createKey: _, ...given } = asRead(owned(game, account), 1);
    expect(await games.find(game.id)).toEqual(given);
    expect(await games.historyOf(account, { limit: 10 })).toEqual([given]);
    expect(await games.unsettledOf(account)).toEqual([given]);
    expect(await games.recentAthletes(account, 'soccer', 10)).toHaveLength(1);
    expect(await history(stores)).toEqual([]);
    expect(await games.unsettledOf(aPlayer)).toEqual([]);
    expect(await games.createdSince(aPlayer, 0, 10)).toEqual([]);
  },
  async 'frees the key of a game that changes hands, for the old player and the new'(stores) {
    const { games } = stores;
    const game = await inserted(stores, aGame({ createKey: 'once' }));
    await games.reassign(owned(game, account));
    expect(await games.findByCreateKey(aPlayer, 'once')).toBeUndefined();
    expect(await games.findByCreateKey(account, 'once')).toBeUndefined();
    const next = aGame({ id: 1 as GameId, createKey: 'once' });
    expect(await games.insert(next)).toBe('inserted');
  },
  async 'reassigns no game that has changed since it was read or is gone'(stores) {
    const game = await inserted(stores, aGame());
    await stores.games.save(guessed(game, 5));
    expect(await stores.games.reassign(owned(game, account))).toBe(false);
    expect((await stores.games.find(game.id))?.creator).toBe(aPlayer);
    expect(await history(stores)).toEqual([game.id]);
    expect(await stores.games.reassign(owned(aGame({ id: idOf(1) }), account))).toBe(false);
    expect(await stores.games.find(idOf(1))).toBeUndefined();
  },
  async 'treats a settled game as owing its results again once it has another player'(stores) {
    const game = await inserted(stores, abandoned(touchedGame(1, 10), 20));
    await stores.games.markSettled(game.id);
    await stores.games.reassign(owned(game, account));
    const owing = await stores.games.unsettledSince({
      endedBefore: 99,
      idleBefore: 99,
      limit: 9,
    });
    expect(owing).toEqual([asRead(owned(game, account), 1)]);
  },
  async "keeps a game that an account has taken over when guests' games are removed"(stores) {
    const game = await inserted(stores, touchedGame(1, 10));
    await stores.games.reassign(owned(game, account));
    expect(await stores.games.removeStale(staleBefore(99))).toBe(0);
  },
  async 'removes the games that only this player plays and returns their number'(stores) {
    const { games } = stores;
    const challenge = challengeWith([]);
    const shared = await inserted(stores, touchedGame(3, 10, { challenge }));
    const joined = { id: another, startedAt: 5, guesses: [], hints: [] };
    await games.save({ ...shared, players: [...shared.players, joined] });
    await insertGames(stores, [touchedGame(1, 10), aGame({ id: idOf(2) }), endedGame(5, 9)]);
    await games.insert(touchedGame(4, 10, { creator: another }));
    expect(await games.removeOf(aPlayer)).toBe(3);
    expect(await games.removeOf(aPlayer)).toBe(0);
    expect(await games.find(idOf(1))).toBeUndefined();
    expect(await history(stores)).toEqual([3]);
    expect((await games.find(idOf(4)))?.creator).toBe(another);
  },
  async 'finds what may owe results without the solo games that are being played'(stores) {
    const challenge = guessed(aGame({ id: idOf(1), createdAt: 10 }), 90);
    await insertGames(stores, [
      { ...challenge, challenge: challengeWith(['ben']) },
      touchedGame(2, 20),
      touchedGame(3, 30),
      endedGame(4, 80),
      guessed(aGame({ id: idOf(5), createdAt: 15 }), 31),
    ]);
    expect(idsOf(await stores.games.unsettledOf(aPlayer, 0))).toEqual([1, 4]);
    expect(idsOf(await stores.games.unsettledOf(aPlayer, 20))).toEqual([1, 2, 4]);
    expect(idsOf(await stores.games.unsettledOf(aPlayer, 30))).toEqual([1, 2, 3, 4]);
    expect(idsOf(await stores.games.unsettledOf(aPlayer))).toEqual([1, 5, 2, 3, 4]);
  },
  async 'finds the unsettled games behind the newest, touched or not'(stores) {
    const untouched = aGame({ id: idOf(3), createdAt: 30 });
    await insertGames(stores, [touchedGame(1, 10), touchedGame(2, 20), untouched]);
    await insertGames(stores, [touchedGame(4, 25, { creator: another }), endedGame(5, 50)]);
    await stores.games.markSettled(idOf(5));
    const beyond = async (kept: number, limit = 9) =>
      idsOf(await stores.games.unsettledBeyond(aPlayer, { kept, limit }));
    expect(await beyond(3)).toEqual([]);
    expect(await beyond(2)).toEqual([1]);
    expect(await beyond(0)).toEqual([3, 2, 1]);
    expect(await beyond(0, 2)).toEqual([3, 2]);
    const [game] = await stores.games.unsettledBeyond(aPlayer, { kept: 2, limit: 1 });
    expect(game).toEqual(asRead(touchedGame(1, 10)));
  },
  async 'finds the touched solo games that are being played, newest start first'(stores) {
    const { games } = stores;
    await insertGames(stores, [touchedGame(1, 10), touchedGame(2, 30), touchedGame(3, 20)]);
    await insertGames(stores, [aGame({ id: idOf(4), createdAt: 40 }), endedGame(5, 50)]);
    await insertGames(stores, [
      touchedGame(6, 60, { challenge: challengeWith(['ben']) }),
      touchedGame(7, 70, { creator: another }),
    ]);
    expect(idsOf(await games.runningOf(aPlayer, 10))).toEqual([2, 3, 1]);
    expect(await games.runningOf(aPlayer, 1)).toEqual([asRead(touchedGame(2, 30))]);
    await games.save(abandoned(touchedGame(2, 30), 35));
    expect(idsOf(await games.runningOf(aPlayer, 10))).toEqual([3, 1]);
    expect(await games.runningOf(account, 10)).toEqual([]);
  },
  async 'removes a game only while it is untouched'(stores) {
    await insertGames(stores, [aGame({ id: idOf(1) }), touchedGame(2, 20)]);
    for (const id of [1, 2, 99]) await stores.games.removeUntouched(idOf(id));
    expect(await stores.games.find(idOf(1))).toBeUndefined();
    expect(await history(stores)).toEqual([2]);
  },
};
