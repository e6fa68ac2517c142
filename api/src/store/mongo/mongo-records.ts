import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import { type Connection, Schema } from 'mongoose';
import type { KeptRecord, RecordStore } from '../history-stores.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import { is, schemaOptions } from './connection/mongo-query.ts';

type RecordDocument = { _id: string; finishedAt: number; gameId: number; record: PlayRecord };

const recordSchema = new Schema<RecordDocument>(
  {
    _id: { type: String, required: true },
    finishedAt: { type: Number, required: true },
    gameId: { type: Number, required: true },
    record: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'records', ...schemaOptions },
);

/** The kept sums in the collection `records`, under the player's id. */
export function mongoRecordStore(connection: Connection): RecordStore {
  const records = connection.model('Record', recordSchema);
  const write = (player: string, { mark, record }: KeptRecord) =>
    guarded(() =>
      records.updateOne({ _id: is(player) }, { $set: { ...mark, record } }, { upsert: true }),
    );
  return {
    async find(player) {
      const found = await guarded(() =>
        records.findOne({ _id: is(player) }).lean<RecordDocument>(),
      );
      if (!found) return undefined;
      const { finishedAt, gameId, record } = found;
      return { mark: { finishedAt, gameId }, record };
    },
    async save(player, kept) {
      try {
        await write(player, kept);
      } catch (error) {
        // Two simultaneous upserts: the document exists now.
        if (duplicateIndex(error) === undefined) throw error;
        await write(player, kept);
      }
    },
    async remove(player) {
      await guarded(() => records.deleteOne({ _id: is(player) }));
    },
  };
}
