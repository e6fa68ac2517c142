import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { shownUsername, usernameKey } from '@craque/common/domain/username.ts';
import { AppError } from '../app-error.ts';
import type { Account, AccountChange } from '../store/account-stores.ts';
import { StoreUnavailable } from '../store/store.ts';
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

/** `keepsGuest`: games of the guest have yet to move, so that the guest's cookie goes on beside the session. */
export type SignedIn = {
  token: string;
  account: Account;
  isAdmin: boolean;
  claimed: Claimed;
  keepsGuest: boolean;
};

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
  sessionsFrom: 0,
} as const;

async function insertAccount(
  { stores, clock, gate, hasher, newId }: AccountDependencies,
  given: Registration,
  { guest: claimsGuest = null, timeZone = null }: Origin,
): Promise<Account> {
  const { username, password, displayName = null, email = null } = given;
  const key = keyOrRefuse(username);
  // Looked up before the costly hash; the insert below decides.
  if (await stores.users.findByKey(key)) throw new AppError('username_taken');
  const passwordHash = await hasher.hash(password);
  const names = { username: shownUsername(username), usernameKey: key, displayName, email };
  const made = { id: newId(), passwordHash, timeZone, claimsGuest, createdAt: clock() };
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

/** A claim that only has to be tried again. */
function isPassing(error: unknown): boolean {
  return error instanceof StoreUnavailable || (error instanceof AppError && error.code === 'busy');
}

/** Moves the games that were the guest's at the registration; the account is marked until all of them have moved (D36). */
async function claimMarked(
  dependencies: AccountDependencies,
  { id, claimsGuest }: Account,
): Promise<Claimed> {
  if (!claimsGuest) return nothingClaimed;
  const claim = { guest: claimsGuest, user: userPlayer(id) };
  const claimed = await claimForNewAccount(dependencies, claim);
  await dependencies.stores.users.change(id, { claimsGuest: null });
  return claimed;
}

/** What a new account gets at once; undefined where the store does not let it: the next login claims it then. */
async function claimAtOnce(
  dependencies: AccountDependencies,
  account: Account,
): Promise<Claimed | undefined> {
  try {
    return await claimMarked(dependencies, account);
  } catch (error) {
    if (isPassing(error)) return undefined;
    throw error;
  }
}

/** What an account gets at a login: what its registration has left, and the game on this guest's screen. */
async function claimAtLogin(
  dependencies: AccountDependencies,
  account: Account,
  guest: PlayerId | undefined,
): Promise<Claimed> {
  const marked = await claimMarked(dependencies, account);
  if (!guest) return marked;
  const onScreen = await claimForOldAccount(dependencies, { guest, user: userPlayer(account.id) });
  return {
    kept: marked.kept + onScreen.kept,
    unfinished: onScreen.unfinished ?? marked.unfinished,
  };
}

/** Accounts and their passwords. Throws AppError with the code of the contract. */
export function createAccountService(dependencies: AccountDependencies) {
  const { stores, clock, gate, hasher, sessions } = dependencies;

  /** A session of the account whose password was right; undefined where that password is the account's no more. */
  async function openFor(verified: Account): Promise<{ token: string; account: Account } | undefined> {
    const { sid, token } = await sessions.open(verified);
    // A change of the password and a deletion end all sessions: one that begins just then must not outlive them.
    const account = await stores.users.find(verified.id);
    if (account?.passwordHash === verified.passwordHash) return { token, account };
    await sessions.end(sid);
    return undefined;
  }

  async function signIn(verified: Account, origin: Origin): Promise<Omit<SignedIn, 'claimed'>> {
    if (origin.session) await sessions.end(origin.session.sid);
    const opened = await openFor(verified);
    if (!opened) throw new AppError('wrong_credentials');
    const isAdmin = sessions.isAdmin(opened.account);
    return { ...opened, isAdmin, keepsGuest: false };
  }

  return {
    async register(given: Registration, origin: Origin): Promise<SignedIn> {
      const account = await insertAccount(dependencies, given, origin);
      const claimed = await claimAtOnce(dependencies, account);
      const signedIn = await signIn(account, origin);
      return claimed
        ? { ...signedIn, claimed }
        : { ...signedIn, claimed: nothingClaimed, keepsGuest: true };
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
      if (timeZone) await stores.users.change(account.id, { timeZone });
      const claimed = await claimAtLogin(dependencies, account, guest);
      return { ...(await signIn(account, origin)), claimed };
    },

    /** Sets these fields alone: two changes of different fields are both kept (reliability R21). */
    async change(id: string, fields: AccountChange): Promise<Account> {
      if (gate) await gate('prefs:before-write');
      const changed = await stores.users.change(id, fields);
      if (!changed) throw new AppError('unauthorized');
      return changed;
    },

    /**
     * All other sessions end; this one goes on under a new token, which is given. The hash and the time from which sessions
     * are live are one write, so that no crash leaves an old session alive; of two changes at once one is made.
     */
    async changePassword(
      { account }: LiveSession,
      passwords: { currentPassword: string; newPassword: string },
    ): Promise<string> {
      await refuseWrongPassword(hasher, account, passwords.currentPassword);
      const { id, passwordHash: from } = account;
      const to = await hasher.hash(passwords.newPassword);
      // Later than every session that began until now, also in this millisecond.
      const sessionsFrom = Math.max(clock(), account.sessionsFrom) + 1;
      if (gate) await gate('password:before-write');
      if (!(await stores.users.changePassword(id, { from, to, sessionsFrom }))) {
        const isThere = (await stores.users.find(id)) !== undefined;
        throw new AppError(isThere ? 'wrong_password' : 'unauthorized');
      }
      await sessions.endAll(id);
      const opened = await openFor({ ...account, passwordHash: to, sessionsFrom });
      if (!opened) throw new AppError('unauthorized');
      return opened.token;
    },

    /** The password again, because this cannot be undone. */
    async remove(account: Account, password: string): Promise<void> {
      await refuseWrongPassword(hasher, account, password);
      await removeAccount(stores, account.id, { now: clock(), gate });
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
