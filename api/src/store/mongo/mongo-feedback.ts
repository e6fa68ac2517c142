import type { FeedbackStatus } from '@craque/common/domain/feedback.ts';
import { type Connection, Schema } from 'mongoose';
import type { Feedback, FeedbackStore, StatusChange } from '../social-stores.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import { is, schemaOptions } from './connection/mongo-query.ts';
import { retryOnDuplicate } from '../retry-on-duplicate.ts';

type Change = Omit<StatusChange, 'feedbackId'>;

/** The changes are embedded, so that a status and the record of who set it are one write. */
type FeedbackDocument = Omit<Feedback, 'id'> & {
  _id: string;
  /** Author and key as one text, so that one sparse index keeps it unique. */
  keySlot?: string;
  changes: Change[];
};

const changeSchema = new Schema<Change>(
  {
    actorId: { type: String },
    from: { type: String, required: true },
    to: { type: String, required: true },
    at: { type: Number, required: true },
  },
  { _id: false, ...schemaOptions },
);
const feedbackSchema = new Schema<FeedbackDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, default: null },
    type: { type: String, required: true },
    title: { type: String, required: true },
    content: { type: String, required: true },
    email: { type: String, default: null },
    status: { type: String, required: true },
    createdAt: { type: Number, required: true },
    key: { type: String },
    keySlot: { type: String },
    changes: { type: [changeSchema], required: true },
  },
  { collection: 'feedback', ...schemaOptions },
);

type Shown = Omit<FeedbackDocument, 'keySlot' | 'changes'>;
const shown = { keySlot: 0, changes: 0 } as const;
const newestFirst = { createdAt: -1, _id: -1 } as const;

const slotOf = (userId: string, key: string) => `${userId} ${key}`;
const feedbackFrom = ({ _id, ...rest }: Shown): Feedback => ({ id: _id, ...rest });
const maybeFeedback = (found: Shown | null) => (found ? feedbackFrom(found) : undefined);

function documentOf({ id, ...feedback }: Feedback): FeedbackDocument {
  const { userId, key } = feedback;
  const slot = userId !== null && key !== undefined && { keySlot: slotOf(userId, key) };
  return { _id: id, ...feedback, ...slot, changes: [] };
}

function feedbackModel(connection: Connection) {
  return connection.model('Feedback', feedbackSchema);
}

function statuses(
  feedback: ReturnType<typeof feedbackModel>,
): Pick<FeedbackStore, 'setStatus' | 'statusChanges'> {
  /**
   * Only from the status that was read, so that the records show what each change found; null if
   * another change was faster.
   */
  const changeFrom = (id: string, from: FeedbackStatus, change: Omit<Change, 'from'>) =>
    guarded(() =>
      feedback
        .findOneAndUpdate(
          { _id: is(id), status: is(from) },
          { $set: { status: change.to }, $push: { changes: { ...change, from } } },
          { returnDocument: 'after', projection: shown },
        )
        .lean<Shown>(),
    );
  return {
    async setStatus(id, status, by) {
      const changed = await retryOnDuplicate(async () => {
        const there = await guarded(() =>
          feedback.findOne({ _id: is(id) }, { status: 1 }).lean<Pick<Feedback, 'status'>>(),
        );
        if (!there) return null;
        return (await changeFrom(id, there.status, { ...by, to: status })) ?? undefined;
      });
      return maybeFeedback(changed);
    },
    async statusChanges(feedbackId) {
      const found = await guarded(() =>
        feedback
          .findOne({ _id: is(feedbackId) }, { changes: 1 })
          .lean<Pick<FeedbackDocument, 'changes'>>(),
      );
      return (found?.changes ?? []).map((change) => ({ feedbackId, ...change }));
    },
  };
}

/** The feedback in the collection `feedback`. */
export function mongoFeedbackStore(connection: Connection): FeedbackStore {
  const feedback = feedbackModel(connection);
  return {
    ...statuses(feedback),
    async insert(given) {
      try {
        await guarded(() => feedback.insertOne(documentOf(given)));
        return 'inserted';
      } catch (error) {
        if (duplicateIndex(error) === 'keySlot') return 'key-taken';
        throw error;
      }
    },
    async findByKey(userId, key) {
      const filter = { keySlot: is(slotOf(userId, key)) };
      return maybeFeedback(await guarded(() => feedback.findOne(filter, shown).lean<Shown>()));
    },
    async listOf(userId) {
      const found = await guarded(() =>
        feedback
          .find({ userId: is(userId) }, shown)
          .sort(newestFirst)
          .lean<Shown[]>(),
      );
      return found.map(feedbackFrom);
    },
    async listAll(limit) {
      const found = await guarded(() =>
        feedback.find({}, shown).sort(newestFirst).limit(limit).lean<Shown[]>(),
      );
      return found.map(feedbackFrom);
    },
    async anonymise(userId) {
      const nobody = { $set: { 'changes.$[own].actorId': '' } };
      const own = { arrayFilters: [{ 'own.actorId': is(userId) }] };
      await guarded(() => feedback.updateMany({ 'changes.actorId': is(userId) }, nobody, own));
      const bare = { $set: { userId: null, email: null }, $unset: { key: 1, keySlot: 1 } };
      const written = await guarded(() => feedback.updateMany({ userId: is(userId) }, bare));
      return written.modifiedCount;
    },
  };
}
