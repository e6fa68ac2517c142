import type { Game } from '@craque/common/domain/game/game.ts';
import { isGuest } from '@craque/common/domain/ids.ts';
import type { Connection } from 'mongoose';
import type { GameStore, InsertOutcome } from '../store.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import {
  changesTo,
  contentFields,
  type GameDocument,
  type GameModel,
  gameFrom,
  gameModel,
  maybeGame,
  slotOf,
  stored,
} from './mongo-game-model.ts';
import { mongoPlayerGames } from './mongo-player-games.ts';
import { is } from './connection/mongo-query.ts';
import { mongoChallenges } from './mongo-challenges.ts';

function documentOf(game: Game): GameDocument {
  const { id, creator, createKey, sport, athlete, createdAt } = game;
  return {
    ...contentFields(game),
    _id: id,
    revision: 0,
    ...(createKey && { createSlot: slotOf(creator, createKey) }),
    sport,
    athleteId: athlete.athleteId,
    createdAt,
    settled: false,
    ofGuest: isGuest(creator),
  };
}

function insertOutcome(error: unknown): InsertOutcome {
  const index = duplicateIndex(error);
  // A link's code is one of 2^50: a clash is a bug, and no reason to draw another id.
  if (index === undefined || index === 'linkCode') throw error;
  return index === 'createSlot' ? 'key-taken' : 'id-taken';
}

const unsettled = { settled: false, touched: true } as const;

/** The queries for games that are not settled. */
function unsettledGames(
  games: GameModel,
): Pick<GameStore, 'unsettledOf' | 'unsettledBeyond' | 'unsettledSince'> {
  return {
    async unsettledOf(player, idleBefore = Number.MAX_SAFE_INTEGER) {
      const mayOwe = [{ endedAt: { $ne: null } }, { dueAt: { $exists: true } }];
      const idle = { savedAt: { $lte: idleBefore } };
      const filter = { ...unsettled, playerIds: is(player), $or: [...mayOwe, idle] };
      const order = { createdAt: 1, _id: 1 } as const;
      return (await guarded(() => games.find(filter, stored).sort(order).lean())).map(gameFrom);
    },
    async unsettledBeyond(player, { kept, limit }) {
      const filter = { playerIds: is(player), settled: false };
      const newest = { createdAt: -1, _id: -1 } as const;
      const found = await guarded(() =>
        games.find(filter, stored).sort(newest).skip(kept).limit(limit).lean(),
      );
      return found.map(gameFrom);
    },
    async unsettledSince({ endedBefore, idleBefore, limit }) {
      const owing = { settled: false, endedAt: { $lt: endedBefore } };
      const earliest = { endedAt: 1, _id: 1 } as const;
      const ended = await guarded(() =>
        games.find(owing, stored).sort(earliest).limit(limit).lean(),
      );
      const room = limit - ended.length;
      if (room === 0) return ended.map(gameFrom);
      const before = { $lt: idleBefore };
      const running = { ...unsettled, endedAt: null, createdAt: before, savedAt: before };
      const oldest = { createdAt: 1, _id: 1 } as const;
      const idle = await guarded(() => games.find(running, stored).sort(oldest).limit(room).lean());
      return [...ended, ...idle].map(gameFrom);
    },
  };
}

/** The games in the collection `games`. */
export function mongoGameStore(connection: Connection): GameStore {
  const games = gameModel(connection);
  return {
    ...mongoPlayerGames(games),
    ...mongoChallenges(games),
    ...unsettledGames(games),
    async insert(game) {
      try {
        await guarded(() => games.insertOne(documentOf(game)));
        return 'inserted';
      } catch (error) {
        return insertOutcome(error);
      }
    },
    async find(id) {
      return maybeGame(await guarded(() => games.findOne({ _id: is(id) }, stored).lean()));
    },
    async findByCreateKey(creator, key) {
      const filter = { createSlot: is(slotOf(creator, key)) };
      return maybeGame(await guarded(() => games.findOne(filter, stored).lean()));
    },
    async save(game) {
      const { id, revision } = game;
      const filter = { _id: is(id), revision: is(revision) };
      return (await guarded(() => games.updateOne(filter, changesTo(game)))).matchedCount === 1;
    },
    async recentAthletes(player, sport, limit) {
      const found = await guarded(() =>
        games
          .find({ playerIds: is(player), sport: is(sport) }, { athleteId: 1 })
          .sort({ createdAt: -1, _id: -1 })
          .limit(limit)
          .lean(),
      );
      return found.map(({ athleteId }) => athleteId);
    },
    async removeUntouched(id) {
      await guarded(() => games.deleteOne({ _id: is(id), touched: false }));
    },
    async markSettled(id) {
      await guarded(() => games.updateOne({ _id: is(id) }, { $set: { settled: true } }));
    },
    async removeStale({ untouchedBefore, untouchedDailyBefore, guestIdleBefore }) {
      const isOrdinary = { 'game.daily': { $exists: false } };
      const $or = [isOrdinary, { createdAt: { $lt: untouchedDailyBefore } }];
      const untouched = { touched: false, createdAt: { $lt: untouchedBefore }, $or };
      const before = { $lt: guestIdleBefore };
      const idle = { ofGuest: true, createdAt: before, savedAt: before };
      const first = await guarded(() => games.deleteMany(untouched));
      const second = await guarded(() => games.deleteMany(idle));
      return first.deletedCount + second.deletedCount;
    },
  };
}
