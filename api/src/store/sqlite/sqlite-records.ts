import type { DatabaseSync } from 'node:sqlite';
import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import type { RecordStore } from '../history-stores.ts';
import { guarded } from './sqlite-database.ts';

type RecordRow = { finished_at: number; game_id: number; record: string };

/** The kept sums in the table `records`. */
export function sqliteRecordStore(database: DatabaseSync): RecordStore {
  const find = database.prepare(
    'SELECT finished_at, game_id, record FROM records WHERE player = ?',
  );
  const save = database.prepare(
    'INSERT OR REPLACE INTO records (player, finished_at, game_id, record) VALUES (?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM records WHERE player = ?');
  return {
    async find(player) {
      const row = guarded(() => find.get(player)) as RecordRow | undefined;
      if (!row) return undefined;
      const mark = { finishedAt: row.finished_at, gameId: row.game_id };
      return { mark, record: JSON.parse(row.record) as PlayRecord };
    },
    async save(player, { mark, record }) {
      guarded(() => save.run(player, mark.finishedAt, mark.gameId, JSON.stringify(record)));
    },
    async remove(player) {
      guarded(() => remove.run(player));
    },
  };
}
