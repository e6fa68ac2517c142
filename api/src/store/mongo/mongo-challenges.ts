import type { GameStore } from '../store.ts';
import { guarded } from './connection/mongo-connection.ts';
import { type GameModel, gameFrom, maybeGame, stored } from './mongo-game-model.ts';
import { is } from './connection/mongo-query.ts';

type Challenges = Pick<GameStore, 'invitedTo' | 'challengesOf' | 'findByLink' | 'dueBefore'>;

const newestFirst = { createdAt: -1, _id: -1 } as const;
const earliestFirst = { dueAt: 1, _id: 1 } as const;

/**
 * Queries by what only challenges have; the few games that an index yields are sorted in memory.
 */
export function mongoChallenges(games: GameModel): Challenges {
  return {
    async invitedTo(userId, limit = 0) {
      const filter = { invitedIds: is(userId) };
      const found = await guarded(() =>
        games.find(filter, stored).sort(newestFirst).limit(limit).lean(),
      );
      return found.map(gameFrom);
    },
    async challengesOf(player, since, limit) {
      const filter = { challengerIds: is(player), challengedAt: { $gte: since } };
      const latest = { challengedAt: -1, _id: -1 } as const;
      const found = await guarded(() =>
        games.find(filter, stored).sort(latest).limit(limit).lean(),
      );
      return found.map(gameFrom);
    },
    async findByLink(code) {
      return maybeGame(await guarded(() => games.findOne({ linkCode: is(code) }, stored).lean()));
    },
    async dueBefore(time, limit) {
      const filter = { dueAt: { $lte: time } };
      const found = await guarded(() =>
        games.find(filter, stored).sort(earliestFirst).limit(limit).lean(),
      );
      return found.map(gameFrom);
    },
  };
}
