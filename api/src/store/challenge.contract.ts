import { expect } from '@jest/globals';
import { closingTime, idleLimit, applyDeadlines } from '@craque/common/domain/game/ending.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import {
  cancelGame,
  declineInvitation,
  joinByLink,
  leaveGame,
  challengeWith,
} from '@craque/common/domain/challenge/challenge.ts';
import { accepted, aChallenge, ana, ben } from '@craque/common/testing/challenge-steps.ts';
import {
  asRead,
  atOnce,
  countOf,
  endedGame,
  guessed,
  idOf,
  insertGames,
  joined,
  linked,
  parallel,
  staleBefore,
  touchedGame,
} from '../testing/store-builders.ts';
import type { StoreCases } from './store-case.ts';
import type { Stores } from './store.ts';

const guest = 'guest:visitor' as PlayerId;

async function inserted({ games }: Stores, game: Game): Promise<Game> {
  expect(await games.insert(game)).toBe('inserted');
  return game;
}

async function change({ games }: Stores, id: number, step: (game: Game) => Game): Promise<Game> {
  const stored = await games.find(idOf(id));
  if (!stored) throw new Error(`no game ${id}`);
  const next = step(stored);
  expect(await games.save(next)).toBe(true);
  return asRead(next, stored.revision + 1);
}

/** Two of them at the same time. */
const ofThreeTimes = Object.entries({ 1: 20, 9: 30, 10: 30, 2: 40 }).map(([id, createdAt]) =>
  aChallenge({ id: idOf(Number(id)), createdAt }),
);

async function invitedTo({ games }: Stores, userId: string): Promise<number[]> {
  return (await games.invitedTo(userId)).map(({ id }) => id);
}

const allDue = { time: Number.MAX_SAFE_INTEGER, limit: 100 };

async function dueBefore({ games }: Stores, { time, limit } = allDue): Promise<number[]> {
  return (await games.dueBefore(time, limit)).map(({ id }) => id);
}

export const challengeCases: StoreCases = {
  async 'returns a challenge as it was inserted and as it was saved, with nothing new in it'(
    stores,
  ) {
    const game = await inserted(stores, guessed(aChallenge(), 5));
    expect(await stores.games.find(game.id)).toEqual(asRead(game));
    const next = joined(asRead(game), 'ben', 6);
    expect(next.loadedVersion).toBe(1);
    await stores.games.save(next);
    expect(await stores.games.find(game.id)).toEqual({ ...next, revision: 1, loadedVersion: 2 });
  },
  async 'uses the stored version as the version last read, whatever the saved game says'(stores) {
    const game = await inserted(stores, { ...aChallenge(), version: 3, loadedVersion: 7 });
    expect((await stores.games.find(game.id))?.loadedVersion).toBe(3);
    expect(await stores.games.save({ ...game, version: 4, loadedVersion: 99 })).toBe(true);
    expect((await stores.games.find(game.id))?.loadedVersion).toBe(4);
  },
  async 'reads a game stored before there were challenges'(stores) {
    const { loadedVersion: _, ...old } = { ...touchedGame(1, 10), shared: false };
    await inserted(stores, old as unknown as Game);
    expect(await stores.games.find(idOf(1))).toEqual({ ...old, loadedVersion: 1 });
    expect(await stores.games.dueBefore(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  },
  async 'lists the games to which a user is invited, newest first, even within one millisecond'(
    stores,
  ) {
    await insertGames(stores, ofThreeTimes);
    await inserted(stores, aChallenge({ id: idOf(3), challenge: challengeWith(['cleo']) }));
    expect(await invitedTo(stores, 'ben')).toEqual([2, 10, 9, 1]);
    expect((await stores.games.invitedTo('ben', 3)).map(({ id }) => id)).toEqual([2, 10, 9]);
    expect(await stores.games.invitedTo('cleo')).toContainEqual(
      aChallenge({ id: idOf(1), createdAt: 20 }),
    );
    expect(await invitedTo(stores, 'ana')).toEqual([]);
  },
  async 'no longer lists a game for whoever has joined or declined, but still for the others'(
    stores,
  ) {
    const { id } = await inserted(stores, aChallenge());
    const withBen = await change(stores, id, (game) => joined(game, 'ben', 5));
    expect(await invitedTo(stores, 'ben')).toEqual([]);
    expect(await stores.games.invitedTo('cleo')).toEqual([withBen]);
    await change(stores, id, (game) => accepted(declineInvitation(game, 'cleo', 6)));
    expect(await invitedTo(stores, 'cleo')).toEqual([]);
  },
  async 'lists the challenges that a player plays since a time, newest first, without solo games'(
    stores,
  ) {
    await insertGames(stores, ofThreeTimes);
    await inserted(stores, touchedGame(3, 35, { creator: ana }));
    const since = async (at: number, limit = 9) =>
      (await stores.games.challengesOf(ana, at, limit)).map(({ id }) => id);
    expect(await since(0)).toEqual([2, 10, 9, 1]);
    expect(await since(30)).toEqual([2, 10, 9]);
    expect(await since(0, 2)).toEqual([2, 10]);
    expect(await since(41)).toEqual([]);
    expect(await stores.games.challengesOf(ben, 0, 9)).toEqual([]);
    const withBen = await change(stores, 9, (game) => joined(game, 'ben', 35));
    expect(await stores.games.challengesOf(ben, 0, 9)).toEqual([withBen]);
  },
  async 'still lists a challenge that is over among those of its players'(stores) {
    const { id } = await inserted(stores, aChallenge());
    const over = await change(stores, id, (game) => accepted(cancelGame(game, ana, 5)));
    expect(await stores.games.challengesOf(ana, 0, 9)).toEqual([over]);
  },
  async 'lists a game among those of the players who have joined it'(stores) {
    const { id } = await inserted(stores, aChallenge());
    const shared = await change(stores, id, (game) => joined(game, 'ben', 5));
    for (const player of [ana, ben]) {
      expect(await stores.games.historyOf(player, { limit: 9 })).toEqual([shared]);
      expect(await stores.games.unsettledOf(player)).toEqual([shared]);
    }
  },
  async "finds a game by its link's code, from its creation or from a later save on"(stores) {
    const first = await inserted(stores, linked(aChallenge({ id: idOf(1) }), 'FIRST'));
    await inserted(stores, aChallenge({ id: idOf(2) }));
    expect(await stores.games.findByLink('SECOND')).toBeUndefined();
    const second = await change(stores, 2, (game) => linked(game, 'SECOND'));
    expect(await stores.games.findByLink('FIRST')).toEqual(first);
    expect(await stores.games.findByLink('SECOND')).toEqual(second);
    expect(await stores.games.findByLink('')).toBeUndefined();
  },
  async 'throws for a code that another game has, and keeps what is stored'(stores) {
    await inserted(stores, linked(aChallenge({ id: idOf(1) }), 'CODE'));
    const other = await inserted(stores, aChallenge({ id: idOf(2) }));
    await expect(stores.games.save(linked(joined(other, 'ben', 5), 'CODE'))).rejects.toThrow();
    expect(await stores.games.find(other.id)).toEqual(other);
    expect(await invitedTo(stores, 'ben')).toEqual([2, 1]);
    const third = linked(aChallenge({ id: idOf(3) }), 'CODE');
    await expect(stores.games.insert(third)).rejects.toThrow();
    expect(await stores.games.find(third.id)).toBeUndefined();
  },
  async 'lists challenges whose deadline has passed, earliest first, up to the limit'(stores) {
    for (const [id, createdAt] of Object.entries({ 3: 30, 11: 10, 10: 10, 2: 20 }))
      await inserted(stores, aChallenge({ id: idOf(Number(id)), createdAt }));
    await inserted(stores, touchedGame(1, 5));
    const time = 20 + idleLimit;
    expect(await dueBefore(stores, { time, limit: 9 })).toEqual([10, 11, 2]);
    expect(await dueBefore(stores, { time: time - 1, limit: 9 })).toEqual([10, 11]);
    expect(await dueBefore(stores, { time, limit: 1 })).toEqual([10]);
    expect(await stores.games.dueBefore(10 + idleLimit, 1)).toEqual([
      aChallenge({ id: idOf(10), createdAt: 10 }),
    ]);
  },
  async 'follows the deadlines of a game from save to save, until it is over'(stores) {
    const { id } = await inserted(
      stores,
      aChallenge({ challenge: { ...challengeWith(['ben']), start: { at: 0, version: 0 } } }),
    );
    const isDueAt = async (time: number) => (await dueBefore(stores, { time, limit: 9 })).length;
    await change(stores, id, (game) => joined(game, 'ben', 100));
    expect(await isDueAt(idleLimit)).toBe(1);
    await change(stores, id, (game) => guessed(game, 50));
    expect(await isDueAt(idleLimit + 49)).toBe(0);
    expect(await isDueAt(idleLimit + 50)).toBe(1);
    await change(stores, id, (game) => accepted(leaveGame(game, ana, 60)));
    expect(await isDueAt(idleLimit + 99)).toBe(0);
    expect(await isDueAt(idleLimit + 100)).toBe(1);
    await change(stores, id, (game) => applyDeadlines(game, closingTime));
    expect(await dueBefore(stores)).toEqual([]);
  },
  async 'treats a challenge as owing its results once it is over for all, and not before'(stores) {
    const { id } = await inserted(stores, aChallenge());
    const owing = async () =>
      (await stores.games.unsettledSince({ endedBefore: 999, idleBefore: 0, limit: 9 })).length;
    await change(stores, id, (game) => accepted(leaveGame(joined(game, 'ben', 5), ana, 6)));
    await change(stores, id, (game) => accepted(declineInvitation(game, 'cleo', 7)));
    expect(await owing()).toBe(0);
    await change(stores, id, (game) => accepted(leaveGame(game, ben, 8)));
    expect(await owing()).toBe(1);
    await stores.games.markSettled(id);
    expect(await owing()).toBe(0);
  },
  async 'accepts one of 50 parallel saves of one revision of a challenge, and indexes that one'(
    stores,
  ) {
    const { games } = stores;
    const game = await inserted(stores, aChallenge());
    const nexts = Array.from({ length: parallel }, (_, index) => {
      const kinds = [
        () => joined(game, 'ben', index),
        () => accepted(declineInvitation(game, 'ben', index)),
        () => joined(game, 'cleo', index),
        () => linked(guessed(game, index), `CODE${index}`),
        () => accepted(cancelGame(game, ana, index)),
      ];
      return (kinds[index % kinds.length] ?? (() => game))();
    });
    const saved = await atOnce(parallel, (index) => games.save(nexts[index] ?? game));
    expect(countOf(saved, true)).toBe(1);
    const winner = nexts[saved.indexOf(true)] ?? game;
    expect(await games.find(game.id)).toEqual(asRead(winner, 1));
    for (const { userId, status } of winner.challenge?.invitations ?? []) {
      expect(await invitedTo(stores, userId)).toEqual(status === 'pending' ? [game.id] : []);
      const own = await games.historyOf(userPlayer(userId), { limit: 9 });
      expect(own).toHaveLength(status === 'joined' ? 1 : 0);
    }
    const found = await atOnce(parallel, (index) => games.findByLink(`CODE${index}`));
    expect(found.filter(Boolean)).toHaveLength(winner.challenge?.link ? 1 : 0);
    expect(await dueBefore(stores)).toEqual(winner.challenge?.finish ? [] : [game.id]);
  },
  async 'admits 50 people to one game by its link if each retries until it succeeds'(stores) {
    const { games } = stores;
    const { id } = await inserted(
      stores,
      linked(aChallenge({ challenge: challengeWith([]) }), 'CODE'),
    );
    const enter = async (player: PlayerId): Promise<void> => {
      const game = await games.find(id);
      if (!game) throw new Error('the game is gone');
      const next = joinByLink(game, player, { now: 5 });
      if (next.ok && !(await games.save(next.value))) await enter(player);
    };
    await atOnce(parallel, (index) => enter(userPlayer(`visitor-${index}`)));
    const stored = await games.find(id);
    expect(stored?.players).toHaveLength(8);
    expect(stored?.revision).toBe(7);
    for (const player of stored?.players ?? []) {
      expect(await games.historyOf(player.id, { limit: 9 })).toEqual([stored]);
    }
  },
  async 'reassigns a challenge from a guest to their account, and keeps its creator, key and other players'(
    stores,
  ) {
    const { games } = stores;
    const { id } = await inserted(stores, linked(aChallenge({ createKey: 'once' }), 'CODE'));
    const entered = await change(stores, id, (game) =>
      accepted(joinByLink(game, guest, { now: 5, nickname: 'Visitor' })),
    );
    await games.markSettled(id);
    const players = entered.players.map((each) =>
      each.id === guest ? { ...each, id: ben } : each,
    );
    expect(await games.reassign({ ...entered, players })).toBe(true);
    const given = asRead({ ...entered, players }, 2);
    expect(await games.find(id)).toEqual(given);
    expect(await games.findByCreateKey(ana, 'once')).toEqual(given);
    expect(await games.findByLink('CODE')).toEqual(given);
    expect(await games.historyOf(ana, { limit: 9 })).toEqual([given]);
    expect(await games.unsettledOf(ben)).toEqual([given]);
    expect(await games.historyOf(guest, { limit: 9 })).toEqual([]);
    expect(await games.challengesOf(ben, 0, 9)).toEqual([given]);
    expect(await games.challengesOf(guest, 0, 9)).toEqual([]);
    expect(await invitedTo(stores, 'cleo')).toEqual([id]);
    expect(await dueBefore(stores)).toEqual([id]);
    expect(await games.reassign({ ...entered, players })).toBe(false);
  },
  async 'keeps challenges when it removes stale games, whether untouched or finished'(stores) {
    await inserted(stores, aChallenge({ id: idOf(1) }));
    await inserted(stores, accepted(cancelGame(aChallenge({ id: idOf(2) }), ana, 5)));
    const entered = linked(aChallenge({ id: idOf(3), challenge: challengeWith([]) }), 'CODE');
    await inserted(stores, accepted(joinByLink(entered, guest, { now: 5 })));
    await inserted(stores, endedGame(4, 5));
    expect(await stores.games.removeStale(staleBefore(999))).toBe(1);
    expect(await stores.games.find(idOf(4))).toBeUndefined();
    expect(await invitedTo(stores, 'ben')).toEqual([1]);
  },
  async 'removes a challenge that nobody has joined together with its player and its index entries'(
    stores,
  ) {
    const { games } = stores;
    await inserted(stores, linked(aChallenge({ id: idOf(1) }), 'FIRST'));
    await inserted(stores, linked(joined(aChallenge({ id: idOf(2) }), 'ben', 5), 'SECOND'));
    expect(await games.removeOf(ana)).toBe(1);
    expect(await invitedTo(stores, 'cleo')).toEqual([2]);
    expect(await games.findByLink('FIRST')).toBeUndefined();
    expect(await dueBefore(stores)).toEqual([2]);
    expect(await games.insert(linked(aChallenge({ id: idOf(1) }), 'FIRST'))).toBe('inserted');
  },
};
