import type { PacedWin } from '@craque/common/domain/record/pace.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { MarkedWins, ResultStore } from '../history-stores.ts';
import type { Connection } from 'mongoose';
import { guarded } from './connection/mongo-connection.ts';
import { is } from './connection/mongo-query.ts';
import type { ResultModel } from './mongo-result-model.ts';
import { recounting } from './rankings/ranking-changes.ts';

type PaceQueries = Pick<ResultStore, 'latestWins' | 'countWins' | 'markWins' | 'markedWins'>;

const pacedFields = { _id: 0, finishedAt: 1, timeTaken: 1, guesses: 1 } as const;

const winsBetween = (player: PlayerId, from: number, to: number) => ({
  player: is(player),
  finishedAt: { $gte: from, $lte: to },
  won: true,
});

/** The queries about the pace of wins. */
export function mongoPace(connection: Connection, results: ResultModel): PaceQueries {
  return {
    async latestWins(player, upTo, limit) {
      const wins = { player: is(player), finishedAt: { $lte: upTo }, won: true };
      const newest = { finishedAt: -1, gameId: -1 } as const;
      return guarded(() =>
        results.find(wins, pacedFields).sort(newest).limit(limit).lean<PacedWin[]>(),
      );
    },
    async countWins(player, from, to) {
      return guarded(() => results.countDocuments(winsBetween(player, from, to)));
    },
    async markWins(player, from, to) {
      const marked = { $set: { markedOf: player } };
      await recounting(connection, player, () =>
        guarded(() => results.updateMany(winsBetween(player, from, to), marked)),
      );
    },
    async markedWins() {
      return guarded(() =>
        results.aggregate<MarkedWins>([
          { $match: { markedOf: { $gte: 'user:', $lt: 'user;' } } },
          {
            $group: {
              _id: '$markedOf',
              marked: { $sum: 1 },
              firstAt: { $min: '$finishedAt' },
              lastAt: { $max: '$finishedAt' },
              shortest: { $min: '$timeTaken' },
            },
          },
          {
            $project: { _id: 0, player: '$_id', marked: 1, firstAt: 1, lastAt: 1, shortest: 1 },
          },
        ]),
      );
    },
  };
}
