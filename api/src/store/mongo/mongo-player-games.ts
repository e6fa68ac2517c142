import { type GameId, isGuest, type PlayerId } from '@craque/common/domain/ids.ts';
import type { GameStore } from '../store.ts';
import { handedOver } from '../game-columns.ts';
import { guarded } from './connection/mongo-connection.ts';
import { changesTo, type GameModel, gameFrom, type Stored, stored } from './mongo-game-model.ts';
import { is } from './connection/mongo-query.ts';

type PlayerGames = Pick<
  GameStore,
  'historyOf' | 'createdSince' | 'runningOf' | 'reassign' | 'removeOf'
>;
type Start = { _id: number; createdAt: number };

const newestFirst = { createdAt: -1, _id: -1 } as const;

/** A player's games: lists of them, and their reassignment or removal. */
export function mongoPlayerGames(games: GameModel): PlayerGames {
  const startOf = (player: PlayerId, id: GameId) =>
    guarded(() =>
      games.findOne({ _id: is(id), playerIds: is(player) }, { createdAt: 1 }).lean<Start>(),
    );
  const newestOf = (player: PlayerId) =>
    guarded(() =>
      games
        .findOne({ playerIds: is(player) }, { ...stored, touched: 1 })
        .sort(newestFirst)
        .lean<Stored & { touched: boolean }>(),
    );
  /** The first condition limits the index scan, the second decides within the same millisecond. */
  const behind = ({ _id, createdAt }: Start) => [
    { createdAt: { $lte: createdAt } },
    { $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: _id } }] },
  ];
  return {
    async historyOf(player, { before, limit }) {
      const start = before === undefined ? null : await startOf(player, before);
      if (before !== undefined && !start) return [];
      const filter = {
        playerIds: is(player),
        touched: true,
        ...(start && { $and: behind(start) }),
      };
      const touched = guarded(() =>
        games.find(filter, stored).sort(newestFirst).limit(limit).lean(),
      );
      // The newest game is on the first page only.
      const [newest, found] = await Promise.all([start ? null : newestOf(player), touched]);
      if (!newest || newest.touched) return found.map(gameFrom);
      // It may have been touched between the two reads.
      const others = found.filter(({ game }) => game.id !== newest.game.id);
      return [newest, ...others].slice(0, limit).map(gameFrom);
    },
    async createdSince(player, since, limit) {
      const filter = { playerIds: is(player), createdAt: { $gte: since } };
      const found = await guarded(() =>
        games.find(filter, stored).sort(newestFirst).limit(limit).lean(),
      );
      return found.map(gameFrom);
    },
    async runningOf(player, limit) {
      // Only challenges have a deadline beside the game.
      const solo = { dueAt: { $exists: false } };
      const filter = {
        playerIds: is(player),
        settled: false,
        touched: true,
        endedAt: null,
        ...solo,
      };
      const found = await guarded(() =>
        games.find(filter, stored).sort(newestFirst).limit(limit).lean(),
      );
      return found.map(gameFrom);
    },
    async reassign(reassigned) {
      const game = handedOver(reassigned);
      // The new player has no result yet, whatever the old one had: the game owes one again.
      const owner = { ofGuest: isGuest(game.creator), settled: false };
      const update = changesTo(game, owner, game.createKey === undefined ? { createSlot: 1 } : {});
      const filter = { _id: is(game.id), revision: is(game.revision) };
      return (await guarded(() => games.updateOne(filter, update))).matchedCount === 1;
    },
    async removeOf(player) {
      const alone = { playerIds: is(player), $and: [{ playerIds: { $size: 1 } }] };
      return (await guarded(() => games.deleteMany(alone))).deletedCount;
    },
  };
}
