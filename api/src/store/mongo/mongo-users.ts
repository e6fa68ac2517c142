import { lookKey } from '@craque/common/names/look-alike.ts';
import { type Connection, Schema } from 'mongoose';
import type { Account, AccountChange, UserStore } from '../account-stores.ts';
import { duplicateIndex, guarded } from './mongo-connection.ts';
import { is, isOneOf, schemaOptions } from './mongo-query.ts';

/** An account, or the record of its deletion: then only the id and `deletedAt` (ms) are left. */
type UserDocument = Omit<Account, 'id'> & { _id: string; look?: string; deletedAt?: number };

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
};

const userSchema = new Schema<UserDocument>(
  { _id: { type: String, required: true }, ...accountFields, deletedAt: { type: Number } },
  { collection: 'users', ...schemaOptions },
);

const everyField = Object.fromEntries(
  Object.keys(accountFields).map((field) => [field, 1] as const),
);

/** Defaults of fields that older accounts lack. */
const absent = { sessionsFrom: 0, claimsGuest: null, visitedAt: null, newsSince: null } as const;

function accountFrom({ _id, deletedAt: _, look: __, ...account }: UserDocument): Account {
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
      const filter = { _id: isOneOf(ids), deletedAt: null };
      return (await guarded(() => users.find(filter).lean<UserDocument[]>())).map(accountFrom);
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
