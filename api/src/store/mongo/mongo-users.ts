import { lookKey } from '@craque/common/names/look-alike.ts';
import type { PlayRecord } from '@craque/common/domain/record/totals.ts';
import { type Connection, Schema } from 'mongoose';
import type { Account, AccountChange, UserStore } from '../account-stores.ts';
import type { ResultMark, Standing, UnlockedAchievement } from '../history-stores.ts';
import { duplicateIndex, guarded } from './connection/mongo-connection.ts';
import { is, isOneOf, schemaOptions } from './connection/mongo-query.ts';
import { changeShown } from './rankings/ranking-changes.ts';

/** An account, or the record of its deletion: then only the id and `deletedAt` (ms) are left. */
export type UserDocument = Omit<Account, 'id'> & {
  _id: string;
  look?: string;
  deletedAt?: number;
};

type Note = { _id: string; deletedAt: number };

const text = { type: String, default: null };
const time = { type: Number, default: null };
const flag = { type: Boolean, default: null };

const accountFields = {
  username: { type: String, required: true },
  usernameKey: { type: String, required: true },
  passwordHash: { type: String, required: true },
  displayName: text,
  email: text,
  avatarUrl: text,
  isAdmin: { type: Boolean, required: true },
  defaultSport: text,
  defaultDifficulty: text,
  showHints: flag,
  showTimers: flag,
  showInRankings: flag,
  language: text,
  theme: text,
  timeZone: text,
  sessionsFrom: { type: Number, default: 0 },
  claimsGuest: text,
  visitedAt: time,
  newsSince: time,
  createdAt: { type: Number, required: true },
  /** Missing if an older account looks alike. */
  look: { type: String },
  /** Missing before the first game: see `rankings/kept-sums.ts`. No account needs it. */
  ranking: { type: Schema.Types.Mixed, select: false },
};

const userSchema = new Schema<UserDocument>(
  { _id: { type: String, required: true }, ...accountFields, deletedAt: { type: Number } },
  { collection: 'users', ...schemaOptions },
);

const everyField = Object.fromEntries(
  Object.keys(accountFields).map((field) => [field, 1] as const),
);

/** Defaults of fields that older accounts lack. */
const absent = {
  sessionsFrom: 0,
  claimsGuest: null,
  visitedAt: null,
  newsSince: null,
  showInRankings: null,
} as const;

/** The account of a document that is not the record of a deletion. */
export function accountFrom(document: UserDocument): Account {
  const { _id, deletedAt: _, look: __, ...account } = document;
  return { id: _id, ...absent, ...account };
}

const maybeAccount = (found: UserDocument | null) => (found ? accountFrom(found) : undefined);

/** The account with that id, unless it has been deleted. */
const accountOf = (id: string) => ({ _id: is(id), deletedAt: null });
const noted = { deletedAt: { $exists: true } };

/** Greater than every key with the prefix: this noncharacter occurs in no name. */
const endOf = (prefix: string) => `${prefix}\u{10FFFF}`;

function userModel(connection: Connection) {
  return connection.model('User', userSchema);
}

/** Deletion replaces the account by its record in one write, which also frees the name. */
function deletions(
  users: ReturnType<typeof userModel>,
): Pick<UserStore, 'remove' | 'deletions' | 'endDeletion'> {
  return {
    async remove(id, at) {
      const note = { $set: { deletedAt: at }, $unset: everyField };
      return (await guarded(() => users.updateOne(accountOf(id), note))).matchedCount === 1;
    },
    async deletions() {
      const found = await guarded(() =>
        users.find(noted, { deletedAt: 1 }).sort({ deletedAt: 1 }).lean<Note[]>(),
      );
      return found.map(({ _id, deletedAt }) => ({ id: _id, at: deletedAt }));
    },
    async endDeletion(id) {
      await guarded(() => users.deleteOne({ _id: is(id), ...noted }));
    },
  };
}

type StandingDocument = {
  records: (ResultMark & { record: PlayRecord })[];
  unlocked: UnlockedAchievement[];
  friends: number;
};

/** A user's account with everything that is kept about their history, each by an index. */
const withStanding = [
  { $addFields: { player: { $concat: ['user:', '$_id'] } } },
  { $lookup: { from: 'records', localField: 'player', foreignField: '_id', as: 'records' } },
  {
    $lookup: { from: 'achievements', localField: '_id', foreignField: 'userId', as: 'unlocked' },
  },
  {
    $lookup: { from: 'friendships', localField: '_id', foreignField: 'users', as: 'friendships' },
  },
  {
    $project: {
      records: 1,
      unlocked: 1,
      friends: {
        $size: {
          $filter: {
            input: '$friendships',
            as: 'each',
            cond: { $eq: ['$$each.status', 'accepted'] },
          },
        },
      },
    },
  },
];

function standingFrom({ records: [kept], unlocked, friends }: StandingDocument): Standing {
  return {
    kept: kept && {
      mark: { finishedAt: kept.finishedAt, gameId: kept.gameId },
      record: kept.record,
    },
    unlocked: unlocked.map(({ userId, key, unlockedAt, seen }) => {
      return { userId, key, unlockedAt, seen };
    }),
    friends,
  };
}

/** The accounts in the collection `users`. */
export function mongoUserStore(connection: Connection): UserStore {
  const users = userModel(connection);
  const findOne = async (id: string) =>
    maybeAccount(await guarded(() => users.findOne(accountOf(id)).lean<UserDocument>()));
  return {
    ...deletions(users),
    find: findOne,
    async insert({ id, ...account }) {
      try {
        const look = lookKey(account.username);
        await guarded(() => users.insertOne({ _id: id, ...account, look }));
        return 'inserted';
      } catch (error) {
        if (['usernameKey', 'look'].includes(duplicateIndex(error) ?? '')) return 'name-taken';
        throw error;
      }
    },
    async findByKey(usernameKey) {
      const filter = { usernameKey: is(usernameKey) };
      return maybeAccount(await guarded(() => users.findOne(filter).lean<UserDocument>()));
    },
    async findMany(ids) {
      if (ids.length === 0) return [];
      const filter = { _id: isOneOf(ids), deletedAt: null };
      return (await guarded(() => users.find(filter).lean<UserDocument[]>())).map(accountFrom);
    },
    async hiddenAmong(ids) {
      const hidden = { _id: isOneOf(ids), showInRankings: false };
      const found = await guarded(() => users.find(hidden, { _id: 1 }).lean<{ _id: string }[]>());
      return found.map(({ _id }) => _id);
    },
    async standingOf(id) {
      const [found] = await guarded(() =>
        users.aggregate<StandingDocument>([{ $match: accountOf(id) }, ...withStanding]),
      );
      return found && standingFrom(found);
    },
    async search(keyPrefix, limit) {
      const filter = { usernameKey: { $gte: keyPrefix, $lt: endOf(keyPrefix) } };
      const found = await guarded(() =>
        users.find(filter).sort({ usernameKey: 1 }).limit(limit).lean<UserDocument[]>(),
      );
      return found.map(accountFrom);
    },
    async changePassword(id, { from, to, sessionsFrom }) {
      const update = { $set: { passwordHash: to, sessionsFrom } };
      const filter = { ...accountOf(id), passwordHash: is(from) };
      return (await guarded(() => users.updateOne(filter, update))).matchedCount === 1;
    },
    async change(id, fields: AccountChange) {
      const given = Object.entries(fields).filter(([, value]) => value !== undefined);
      if (given.length === 0) return findOne(id);
      if (fields.showInRankings !== undefined) {
        await changeShown(connection, id, Object.fromEntries(given));
        return findOne(id);
      }
      const update = { $set: Object.fromEntries(given) };
      const options = { returnDocument: 'after' } as const;
      return maybeAccount(
        await guarded(() =>
          users.findOneAndUpdate(accountOf(id), update, options).lean<UserDocument>(),
        ),
      );
    },
  };
}
