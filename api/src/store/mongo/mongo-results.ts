import { isGuest } from '@craque/common/domain/ids.ts';
import { type Connection, Schema } from 'mongoose';
import type { GameResult, ResultStore } from '../store.ts';
import { duplicateIndex, guarded } from './mongo-connection.ts';

const resultSchema = new Schema<GameResult & { ofGuest: boolean }>(
  {
    gameId: { type: Number, required: true },
    player: { type: String, required: true },
    sport: { type: String, required: true },
    won: { type: Boolean, required: true },
    score: { type: Number, required: true },
    finishedAt: { type: Number, required: true },
    ofGuest: { type: Boolean, required: true },
  },
  { collection: 'results', versionKey: false, strict: 'throw' },
);

/** The results in the collection `results`. */
export function mongoResultStore(connection: Connection): ResultStore {
  const results = connection.model('Result', resultSchema);
  return {
    async add({ gameId, player, sport, won, score, finishedAt }) {
      try {
        const row = { gameId, player, sport, won, score, finishedAt, ofGuest: isGuest(player) };
        await guarded(() => results.insertOne(row));
      } catch (error) {
        if (duplicateIndex(error) === undefined) throw error;
      }
    },
    async removeGuests(finishedBefore) {
      const old = { ofGuest: true, finishedAt: { $lt: finishedBefore } };
      return (await guarded(() => results.deleteMany(old))).deletedCount;
    },
    async streakOf(player) {
      return guarded(async () => {
        let streak = 0;
        const latest = results
          .find({ player: { $eq: player } }, { won: 1 })
          .sort({ finishedAt: -1, gameId: -1 });
        for await (const { won } of latest.lean().cursor({ batchSize: 100 })) {
          if (!won) break;
          streak += 1;
        }
        return streak;
      });
    },
  };
}
