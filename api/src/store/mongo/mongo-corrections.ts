import { type Connection, Schema } from 'mongoose';
import type { Correction, CorrectionStore } from '../correction-store.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import { is, schemaOptions } from './connection/mongo-query.ts';
import { retryOnDuplicate } from '../retry-on-duplicate.ts';

type Reporter = { userId: string; at: number };
/** The reporters are embedded, so that one write both counts a report and names its author. */
type CorrectionDocument = Omit<Correction, 'id'> & {
  _id: string;
  isDecided: boolean;
  reporters: Reporter[];
};

const reporterSchema = new Schema<Reporter>(
  { userId: { type: String, required: true }, at: { type: Number, required: true } },
  { _id: false, ...schemaOptions },
);
const correctionSchema = new Schema<CorrectionDocument>(
  {
    _id: { type: String, required: true },
    athleteId: { type: String, required: true },
    league: { type: String, required: true },
    field: { type: String, required: true },
    text: { type: String, required: true },
    reports: { type: Number, required: true },
    status: { type: String, required: true },
    value: { type: String, default: null },
    note: { type: String, default: null },
    firstAt: { type: Number, required: true },
    lastAt: { type: Number, required: true },
    decidedAt: { type: Number, default: null },
    decidedBy: { type: String, default: null },
    isDecided: { type: Boolean, required: true },
    reporters: { type: [reporterSchema], required: true },
  },
  { collection: 'corrections', ...schemaOptions },
);

type Shown = Omit<CorrectionDocument, 'reporters' | 'isDecided'>;
const shown = { reporters: 0, isDecided: 0 } as const;
const correctionFrom = ({ _id, ...rest }: Shown): Correction => ({ id: _id, ...rest });
const maybeCorrection = (found: Shown | null | undefined) =>
  found ? correctionFrom(found) : undefined;

const fresh = {
  status: 'open',
  value: null,
  note: null,
  decidedAt: null,
  decidedBy: null,
} as const;

const correctionModel = (connection: Connection) =>
  connection.model('Correction', correctionSchema);
type CorrectionModel = ReturnType<typeof correctionModel>;

const findIn = (corrections: CorrectionModel, id: string, more: object = {}) =>
  guarded(() => corrections.findOne({ _id: is(id), ...more }, shown).lean<Shown>());

/** Who has reported what. */
function reportsIn(
  corrections: CorrectionModel,
): Pick<CorrectionStore, 'report' | 'listOf' | 'anonymise'> {
  return {
    async report({ id, athleteId, league, field, text }, { userId, at }) {
      const subject = { athleteId, league, field, text };
      // Undefined if somebody else has inserted it meanwhile.
      const found = await retryOnDuplicate(async () => {
        const there = await guarded(() =>
          corrections
            .findOneAndUpdate(
              { _id: is(id), 'reporters.userId': { $ne: userId } },
              {
                $inc: { reports: 1 },
                $max: { lastAt: at },
                $push: { reporters: { userId, at } },
              },
              { returnDocument: 'after', projection: shown },
            )
            .lean<Shown>(),
        );
        const known = there ?? (await findIn(corrections, id, { 'reporters.userId': is(userId) }));
        if (known) return known;
        const first = { ...subject, ...fresh, reports: 1, firstAt: at, lastAt: at };
        try {
          await guarded(() =>
            corrections.insertOne({
              ...{ _id: id, ...first, isDecided: false },
              reporters: [{ userId, at }],
            }),
          );
        } catch (error) {
          if (duplicateIndex(error) === undefined) throw error;
          return undefined;
        }
        return { _id: id, ...first };
      });
      return correctionFrom(found);
    },
    async listOf(userId) {
      const found = await guarded(() =>
        corrections
          .find({ 'reporters.userId': is(userId) }, { isDecided: 0 })
          .lean<Omit<CorrectionDocument, 'isDecided'>[]>(),
      );
      return found
        .map(({ reporters, ...rest }) => ({
          correction: correctionFrom(rest),
          at: reporters.find((each) => each.userId === userId)?.at ?? rest.firstAt,
        }))
        .toSorted((a, b) => b.at - a.at || (a.correction.id < b.correction.id ? -1 : 1));
    },
    async anonymise(userId) {
      const own = { 'reporters.userId': is(userId) };
      await guarded(() =>
        corrections.updateMany(own, { $pull: { reporters: { userId: is(userId) } } }),
      );
      const decided = { decidedBy: is(userId) };
      await guarded(() => corrections.updateMany(decided, { $set: { decidedBy: null } }));
    },
  };
}

/** The corrections in the collection `corrections`. */
export function mongoCorrectionStore(connection: Connection): CorrectionStore {
  const corrections = correctionModel(connection);
  return {
    ...reportsIn(corrections),
    async find(id) {
      return maybeCorrection(await findIn(corrections, id));
    },
    async listAll(limit) {
      const byWeight = { isDecided: 1, reports: -1, lastAt: -1, _id: 1 } as const;
      const found = await guarded(() =>
        corrections.find({}, shown).sort(byWeight).limit(limit).lean<Shown[]>(),
      );
      return found.map(correctionFrom);
    },
    async listAccepted() {
      const found = await guarded(() =>
        corrections
          .find({ status: is('accepted') }, shown)
          .sort({ decidedAt: 1, _id: 1 })
          .lean<Shown[]>(),
      );
      return found.map(correctionFrom);
    },
    async decide(id, { status, value, note, actorId, at }) {
      const decision = { status, value, note, decidedBy: actorId, decidedAt: at, isDecided: true };
      const changed = await guarded(() =>
        corrections
          .findOneAndUpdate(
            { _id: is(id) },
            { $set: decision },
            { returnDocument: 'after', projection: shown },
          )
          .lean<Shown>(),
      );
      return maybeCorrection(changed);
    },
  };
}
