import type { DatabaseSync } from 'node:sqlite';
import type { Correction, CorrectionStore } from '../correction-store.ts';
import { type Columns, insertInto, selected, valuesOf } from './schema/sqlite-columns.ts';
import { guarded, transaction } from './sqlite-database.ts';

const columns: Columns<Correction> = {
  id: 'id',
  athleteId: 'athlete_id',
  league: 'league',
  field: 'field',
  text: 'text',
  reports: 'reports',
  status: 'status',
  value: 'value',
  note: 'note',
  firstAt: 'first_at',
  lastAt: 'last_at',
  decidedAt: 'decided_at',
  decidedBy: 'decided_by',
};

const correctionFrom = (row: unknown): Correction => ({ ...(row as Correction) });
const maybeCorrection = (row: unknown) => (row ? correctionFrom(row) : undefined);

function prepare(database: DatabaseSync) {
  const all = selected(columns);
  return {
    find: database.prepare(`SELECT ${all} FROM corrections WHERE id = ?`),
    insert: database.prepare(`${insertInto('corrections', columns)} ON CONFLICT (id) DO NOTHING`),
    addReporter: database.prepare(
      'INSERT INTO correction_reporters (user_id, correction_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    count: database.prepare(
      'UPDATE corrections SET reports = reports + 1, last_at = MAX(last_at, ?) WHERE id = ?',
    ),
    listOf: database.prepare(
      `SELECT ${selected(columns, 'own')}, reporter.at AS "at" FROM correction_reporters AS reporter
       JOIN corrections AS own ON own.id = reporter.correction_id
       WHERE reporter.user_id = ?`,
    ),
    listAll: database.prepare(
      `SELECT ${all} FROM corrections
       ORDER BY decided_at IS NOT NULL, reports DESC, last_at DESC, id LIMIT ?`,
    ),
    listAccepted: database.prepare(
      `SELECT ${all} FROM corrections WHERE status = 'accepted' ORDER BY decided_at, id`,
    ),
    decide: database.prepare(
      `UPDATE corrections SET status = ?, value = ?, note = ?, decided_by = ?, decided_at = ?
       WHERE id = ? RETURNING ${all}`,
    ),
    forget: database.prepare('DELETE FROM correction_reporters WHERE user_id = ?'),
    disown: database.prepare('UPDATE corrections SET decided_by = NULL WHERE decided_by = ?'),
  };
}

const unanswered = {
  status: 'open',
  value: null,
  note: null,
  decidedAt: null,
  decidedBy: null,
} as const;

/** The corrections in the table `corrections`, who reported them in `correction_reporters`. */
export function sqliteCorrectionStore(database: DatabaseSync): CorrectionStore {
  const statements = prepare(database);
  return {
    async report(subject, { userId, at }) {
      return transaction(database, () => {
        const first = { ...subject, ...unanswered, reports: 0, firstAt: at, lastAt: at };
        statements.insert.run(valuesOf(columns, first));
        if (statements.addReporter.run(userId, subject.id, at).changes > 0)
          statements.count.run(at, subject.id);
        return correctionFrom(statements.find.get(subject.id));
      });
    },
    async find(id) {
      return maybeCorrection(guarded(() => statements.find.get(id)));
    },
    async listOf(userId) {
      const rows = guarded(() => statements.listOf.all(userId)) as (Correction & { at: number })[];
      return rows
        .map(({ at, ...correction }) => ({ correction, at }))
        .toSorted((a, b) => b.at - a.at || (a.correction.id < b.correction.id ? -1 : 1));
    },
    async listAll(limit) {
      return guarded(() => statements.listAll.all(limit)).map(correctionFrom);
    },
    async listAccepted() {
      return guarded(() => statements.listAccepted.all()).map(correctionFrom);
    },
    async decide(id, { status, value, note, actorId, at }) {
      return maybeCorrection(
        guarded(() => statements.decide.get(status, value, note, actorId, at, id)),
      );
    },
    async anonymise(userId) {
      transaction(database, () => {
        statements.forget.run(userId);
        statements.disown.run(userId);
      });
    },
  };
}
