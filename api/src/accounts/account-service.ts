import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { shownUsername, usernameKey } from '@craque/common/domain/username.ts';
import { AppError } from '../app-error.ts';
import type { Account, AccountChange } from '../store/account-stores.ts';
import { removeAccount } from './account-removal.ts';
import {
  type Claimed,
  type ClaimDependencies,
  claimForNewAccount,
  claimForOldAccount,
} from './guest-claim.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { LiveSession, SessionService } from './session-service.ts';

export type AccountDependencies = ClaimDependencies & {
  hasher: PasswordHasher;
  sessions: SessionService;
  newId: () => string;
};

export type Registration = {
  username: string;
  password: string;
  displayName?: string | undefined;
  email?: string | undefined;
};

/** Where a sign-in comes from: the guest it was until now, the session that it replaces, the zone of the device. */
export type Origin = {
  guest: PlayerId | undefined;
  session: LiveSession | undefined;
  timeZone: string | undefined;
};

export type SignedIn = { token: string; account: Account; isAdmin: boolean; claimed: Claimed };

const nothingClaimed: Claimed = { kept: 0, unfinished: null };

function keyOrRefuse(username: string): string {
  const key = usernameKey(username);
  if (!key.ok) throw new AppError('invalid_characters');
  return key.value;
}

const unset = {
  avatarUrl: null,
  isAdmin: false,
  defaultSport: null,
  defaultDifficulty: null,
  showHints: null,
  showTimers: null,
  language: null,
  theme: null,
} as const;

async function insertAccount(
  { stores, clock, gate, hasher, newId }: AccountDependencies,
  given: Registration,
  timeZone: string | null,
): Promise<Account> {
  const { username, password, displayName = null, email = null } = given;
  const key = keyOrRefuse(username);
  // Looked up before the costly hash; the insert below decides.
  if (await stores.users.findByKey(key)) throw new AppError('username_taken');
  const passwordHash = await hasher.hash(password);
  const names = { username: shownUsername(username), usernameKey: key, displayName, email };
  const made = { id: newId(), passwordHash, timeZone, createdAt: clock() };
  const account: Account = { ...unset, ...names, ...made };
  if (gate) await gate('user:before-insert');
  if ((await stores.users.insert(account)) === 'name-taken') throw new AppError('username_taken');
  return account;
}

async function refuseWrongPassword(
  hasher: PasswordHasher,
  { passwordHash }: Account,
  password: string,
): Promise<void> {
  if (!(await hasher.verify(password, passwordHash))) throw new AppError('wrong_password');
}

/** Accounts and their passwords. Throws AppError with the code of the contract. */
export function createAccountService(dependencies: AccountDependencies) {
  const { stores, clock, gate, hasher, sessions } = dependencies;

  async function signIn(account: Account, origin: Origin, claimed: Claimed): Promise<SignedIn> {
    if (origin.session) await sessions.end(origin.session.sid);
    const { sid, token } = await sessions.open(account.id);
    // A change of the password and a deletion end all sessions: one that begins just then must not outlive them.
    const now = await stores.users.find(account.id);
    if (now?.passwordHash !== account.passwordHash) {
      await sessions.end(sid);
      throw new AppError('wrong_credentials');
    }
    return { token, account, isAdmin: sessions.isAdmin(account), claimed };
  }

  return {
    async register(given: Registration, origin: Origin): Promise<SignedIn> {
      const account = await insertAccount(dependencies, given, origin.timeZone ?? null);
      const { guest } = origin;
      const claim = guest && { guest, user: userPlayer(account.id) };
      const claimed = claim ? await claimForNewAccount(dependencies, claim) : nothingClaimed;
      return signIn(account, origin, claimed);
    },

    /** Wrong name and wrong password are the same answer after the same time (reliability §1). */
    async login(
      { username, password }: { username: string; password: string },
      origin: Origin,
    ): Promise<SignedIn> {
      const key = usernameKey(username);
      const account = key.ok ? await stores.users.findByKey(key.value) : undefined;
      const isRight = await hasher.verify(password, account?.passwordHash);
      if (!account || !isRight) throw new AppError('wrong_credentials');
      const { guest, timeZone } = origin;
      const zoned = timeZone && (await stores.users.change(account.id, { timeZone }));
      const claim = guest && { guest, user: userPlayer(account.id) };
      const claimed = claim ? await claimForOldAccount(dependencies, claim) : nothingClaimed;
      return signIn(zoned || account, origin, claimed);
    },

    /** Sets these fields alone: two changes of different fields are both kept (reliability R21). */
    async change(id: string, fields: AccountChange): Promise<Account> {
      if (gate) await gate('prefs:before-write');
      const changed = await stores.users.change(id, fields);
      if (!changed) throw new AppError('unauthorized');
      return changed;
    },

    /** All other sessions end; this one goes on under a new token, which is given. */
    async changePassword(
      { account, sid }: LiveSession,
      passwords: { currentPassword: string; newPassword: string },
    ): Promise<string> {
      await refuseWrongPassword(hasher, account, passwords.currentPassword);
      const passwordHash = await hasher.hash(passwords.newPassword);
      if (!(await stores.users.change(account.id, { passwordHash })))
        throw new AppError('unauthorized');
      await sessions.end(sid);
      await sessions.endAll(account.id);
      return (await sessions.open(account.id)).token;
    },

    /** The password again, because this cannot be undone. */
    async remove(account: Account, password: string): Promise<void> {
      await refuseWrongPassword(hasher, account, password);
      await removeAccount(stores, account.id, { now: clock(), gate });
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
