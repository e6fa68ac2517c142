import { userPlayer } from '@craque/common/domain/ids.ts';
import { lookKey } from '@craque/common/names/look-alike.ts';
import type { Account, AccountChange, PasswordChange } from '../account-stores.ts';
import { friendships as friendshipDocs, users as userDocs } from '../collections.ts';
import type { UserDoc } from '../documents.ts';
import type { AchievementStore, RecordStore } from './history.ts';
import { type Engine, first, type Rows, takenKey } from '../port.ts';
import type { Recounting } from './ranking-sums.ts';

/** The account of a document that is not the record of a deletion. */
export function accountFrom(doc: UserDoc): Account {
  const { look: _, deletedAt: __, signInKey: ___, ...account } = doc;
  return { ...account, sessionsFrom: account.sessionsFrom ?? 0 };
}
const maybeAccount = (found: UserDoc | undefined) => found && accountFrom(found);

/** Greater than every key with the prefix: this noncharacter occurs in no name. */
const endOf = (prefix: string) => `${prefix}\u{10FFFF}`;

const accountOf = (id: string) => ({ id, deletedAt: null });
const deleted = { deletedAt: { present: true } } as const;
/** What is taken away from an account that becomes the record of its deletion. */
const everything = Object.fromEntries(
  Object.keys(userDocs.fields).flatMap((field) => (field === 'id' ? [] : [[field, undefined]])),
);

type Beside = {
  records: RecordStore;
  achievements: AchievementStore;
  recounting: Recounting;
};

/** Deletion replaces the account by its record in one write, which also frees the name. */
function deletions(users: Rows<UserDoc>, recounting: Recounting) {
  return {
    /** False if the account is gone. */
    async remove(id: string, at: number) {
      const note = { ...everything, deletedAt: at };
      return (await recounting(id, () => users.change(accountOf(id), note))) === 1;
    },
    /** Deletions whose other data may not be removed yet, the oldest first. */
    async deletions() {
      const fields = ['id', 'deletedAt'] as const;
      const found = await users.find({ where: deleted, fields, order: ['deletedAt', 'id'] });
      return found.map(({ id, deletedAt = 0 }) => ({ id, at: deletedAt }));
    },
    async endDeletion(id: string) {
      await users.remove({ id, ...deleted });
    },
  };
}

function usernames(users: Rows<UserDoc>, recounting: Recounting) {
  return {
    /** `name-taken`: another account has this usernameKey, or a username that looks like this one. */
    async insert(account: Account) {
      const insertion = users.insert({ ...account, look: lookKey(account.username) });
      const taken = await takenKey(insertion);
      if (taken === 'key') throw new Error(`two accounts have the id ${account.id}`);
      return taken === undefined ? 'inserted' : 'name-taken';
    },
    findByKey: async (usernameKey: string) =>
      maybeAccount(await first(users, { where: { usernameKey } })),
    /** Whose username it was until an admin took it away. */
    findByFormerKey: async (signInKey: string) =>
      maybeAccount(await first(users, { where: { signInKey } })),
    /** A plain name in place of the username, whose first key still signs in. */
    async rename(id: string, plain: string) {
      const there = await first(users, { where: accountOf(id) });
      if (!there) return 'gone';
      const { usernameKey, signInKey = usernameKey } = there;
      const names = { username: plain, usernameKey: plain, look: lookKey(plain), signInKey };
      const where = { ...accountOf(id), usernameKey };
      const taken = await recounting(id, () => takenKey(users.change(where, names)));
      return taken === undefined ? 'renamed' : 'name-taken';
    },
    /** Whose usernames have one of these looks. */
    async lookingLike(looks: readonly string[]) {
      const found = await users.find({ where: { look: { in: looks } }, fields: ['id'] });
      return found.map(({ id }) => id);
    },
  };
}

export function createUserStore(engine: Engine, { records, achievements, recounting }: Beside) {
  const users = engine.rows(userDocs);
  const friendships = engine.rows(friendshipDocs);
  const find = async (id: string) => maybeAccount(await first(users, { where: accountOf(id) }));
  return {
    ...deletions(users, recounting),
    ...usernames(users, recounting),
    find,
    /** Those made by `npm run admin`. */
    admins: async () => (await users.find({ where: { isAdmin: true } })).map(accountFrom),
    async findMany(ids: readonly string[]) {
      if (ids.length === 0) return [];
      return (await users.find({ where: { id: { in: ids }, deletedAt: null } })).map(accountFrom);
    },
    /** What is kept about the user's history, read at once; undefined if the account is gone. */
    async standingOf(id: string) {
      const [account, kept, unlocked, friends] = await Promise.all([
        first(users, { where: accountOf(id), fields: ['id'] }),
        records.find(userPlayer(id)),
        achievements.listOf(id),
        friendships.count({ users: id, status: 'accepted' }),
      ]);
      return account && { kept, unlocked, friends };
    },
    /** Accounts whose usernameKey has this prefix, in its order; served by an index. */
    async search(keyPrefix: string, limit: number) {
      const usernameKey = { from: keyPrefix, below: endOf(keyPrefix) };
      const found = await users.find({ where: { usernameKey }, order: ['usernameKey'], limit });
      return found.map(accountFrom);
    },
    /** Sets only these fields and returns the updated account; undefined if it is gone. */
    async change(id: string, fields: AccountChange) {
      const given = Object.entries(fields).filter(([, value]) => value !== undefined);
      const write = () => users.change(accountOf(id), Object.fromEntries(given));
      if (fields.showInRankings !== undefined) await recounting(id, write);
      else if (given.length > 0) await write();
      return find(id);
    },
    /** Atomic, ends the recovery code; false if the stored hash is not `from` or the account is gone. */
    async changePassword(id: string, { from, to, sessionsFrom, recoveryHash }: PasswordChange) {
      const recovery = recoveryHash === undefined ? {} : { recoveryHash };
      const where = { ...accountOf(id), passwordHash: from, ...recovery };
      const changes = { passwordHash: to, sessionsFrom, recoveryHash: null };
      return (await users.change(where, changes)) === 1;
    },
  };
}
export type UserStore = ReturnType<typeof createUserStore>;
