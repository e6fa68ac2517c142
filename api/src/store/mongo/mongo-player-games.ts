import { dailyKeys } from '@craque/common/domain/daily/daily-game.ts';
import { type GameId, isGuest, type PlayerId } from '@craque/common/domain/ids.ts';
import type { GameStore } from '../store.ts';
import { handedOver } from '../game-columns.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import {
  changesTo,
  type GameModel,
  gameFrom,
  slotOf,
  type Stored,
  stored,
} from './mongo-game-model.ts';
import { is } from './connection/mongo-query.ts';

type PlayerGames = Pick<
  GameStore,
  'historyOf' | 'createdSince' | 'dailiesOf' | 'runningOf' | 'reassign' | 'removeOf'
>;
type Start = { _id: number; createdAt: number };

const newestFirst = { createdAt: -1, _id: -1 } as const;

/** The first condition limits the index scan, the second decides within the same millisecond. */
const behind = ({ _id, createdAt }: Start) => [
  { createdAt: { $lte: createdAt } },
  { $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: _id } }] },
];

/** A duplicate is the daily that the new owner has already. */
function reassignment(games: GameModel): GameStore['reassign'] {
  return async (reassigned) => {
    const game = handedOver(reassigned);
    // The new player has no result yet, whatever the old one had: the game owes one again.
    const { createKey, creator, daily } = game;
    const owner = {
      ...{ ofGuest: isGuest(creator), settled: false },
      ...(daily && createKey !== undefined && { createSlot: slotOf(creator, createKey) }),
    };
    const update = changesTo(game, owner, createKey === undefined ? { createSlot: 1 } : {});
    const filter = { _id: is(game.id), revision: is(game.revision) };
    try {
      return (await guarded(() => games.updateOne(filter, update))).matchedCount === 1;
    } catch (error) {
      if (duplicateIndex(error) === undefined) throw error;
      return false;
    }
  };
}

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
    async dailiesOf(player, from, to) {
      const { first, last } = dailyKeys(from, to);
      const slots = { $gt: slotOf(player, first), $lt: slotOf(player, last) };
      const found = await guarded(() =>
        games.find({ createSlot: slots }, stored).sort({ createSlot: 1 }).lean(),
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
    reassign: reassignment(games),
    async removeOf(player) {
      const alone = { playerIds: is(player), $and: [{ playerIds: { $size: 1 } }] };
      return (await guarded(() => games.deleteMany(alone))).deletedCount;
    },
  };
}
