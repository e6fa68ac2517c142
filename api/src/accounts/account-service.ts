import type { PlayerId } from '@craque/common/domain/ids.ts';
import { zoneNamed } from '@craque/common/domain/record/score-window.ts';
import { shownUsername, usernameKey } from '@craque/common/domain/username.ts';
import { AppError } from '../errors/app-error.ts';
import type { Account, AccountChange } from '../store/account-stores.ts';
import { blankAccount } from './blank-account.ts';
import { claimAtLogin, claimAtRegistration } from './account-claim.ts';
import { removeAccount } from './account-removal.ts';
import type { Claimed, ClaimDependencies } from './guest-claim.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { LiveSession, SessionService } from '../sessions/session-service.ts';

export type AccountDependencies = ClaimDependencies & {
  hasher: PasswordHasher;
  sessions: SessionService;
  newId: () => string;
  /** Username keys that nobody can register. */
  reservedKeys: ReadonlySet<string>;
};

export type Registration = {
  username: string;
  password: string;
  displayName?: string | undefined;
  email?: string | undefined;
};

/** Origin of a sign-in: the guest so far, the session that it replaces, the device's time zone. */
export type Origin = {
  guest: PlayerId | undefined;
  session: LiveSession | undefined;
  timeZone: string | undefined;
};

/**
 * `keepsGuest`: some of the guest's games have yet to move or stay the guest's, so the guest cookie is
 * kept beside the session.
 */
export type SignedIn = {
  token: string;
  account: Account;
  isAdmin: boolean;
  claimed: Claimed;
  keepsGuest: boolean;
};

function keyOrRefuse(username: string): string {
  const key = usernameKey(username);
  if (!key.ok) throw new AppError('invalid_characters');
  return key.value;
}

async function insertAccount(
  { stores, clock, hasher, newId, reservedKeys }: AccountDependencies,
  given: Registration,
  { guest, timeZone }: Pick<Origin, 'guest' | 'timeZone'>,
): Promise<Account> {
  const { username, password, displayName = null, email = null } = given;
  const key = keyOrRefuse(username);
  if (reservedKeys.has(key)) throw new AppError('username_taken');
  // Checked before the expensive hash; the insert below decides.
  if (await stores.users.findByKey(key)) throw new AppError('username_taken');
  const passwordHash = await hasher.hash(password);
  const names = { username: shownUsername(username), usernameKey: key, displayName, email };
  const origin = { claimsGuest: guest ?? null, timeZone: zoneNamed(timeZone) ?? null };
  const made = { id: newId(), passwordHash, createdAt: clock() };
  const account: Account = { ...blankAccount, ...names, ...origin, ...made };
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

/**
 * A new session of the account whose password was right; undefined if that password is no longer
 * the account's.
 */
async function openFor(
  { stores, sessions }: AccountDependencies,
  verified: Account,
): Promise<{ token: string; account: Account } | undefined> {
  const { sid, token } = await sessions.open(verified);
  // A password change or a deletion ends all sessions: one that begins at that moment must not
  // survive.
  const account = await stores.users.find(verified.id);
  if (account?.passwordHash === verified.passwordHash) return { token, account };
  await sessions.end(sid);
  return undefined;
}

type Passwords = { currentPassword: string; newPassword: string };

/**
 * Ends all other sessions; this one continues under a new token, which is returned. The hash and
 * the time from which sessions are live are one write, so that no crash leaves an old session
 * alive. Of two simultaneous changes one succeeds.
 */
async function changePassword(
  dependencies: AccountDependencies,
  { account }: LiveSession,
  passwords: Passwords,
): Promise<string> {
  const { stores, clock, hasher, sessions } = dependencies;
  await refuseWrongPassword(hasher, account, passwords.currentPassword);
  const { id, passwordHash: from } = account;
  const to = await hasher.hash(passwords.newPassword);
  // Later than every session that has begun so far, even in this millisecond.
  const sessionsFrom = Math.max(clock(), account.sessionsFrom) + 1;
  if (!(await stores.users.changePassword(id, { from, to, sessionsFrom }))) {
    const isThere = (await stores.users.find(id)) !== undefined;
    throw new AppError(isThere ? 'wrong_password' : 'unauthorized');
  }
  await sessions.endAll(id);
  const opened = await openFor(dependencies, { ...account, passwordHash: to, sessionsFrom });
  if (!opened) throw new AppError('unauthorized');
  return opened.token;
}

/** Accounts and their passwords. Throws AppError with the code of the contract. */
export function createAccountService(dependencies: AccountDependencies) {
  const { stores, clock, hasher, sessions } = dependencies;

  async function signIn(
    verified: Account,
    origin: Origin,
  ): Promise<Omit<SignedIn, 'claimed' | 'keepsGuest'>> {
    if (origin.session) await sessions.end(origin.session.sid);
    const opened = await openFor(dependencies, verified);
    if (!opened) throw new AppError('wrong_credentials');
    const isAdmin = sessions.isAdmin(opened.account);
    return { ...opened, isAdmin };
  }

  return {
    async register(given: Registration, origin: Origin): Promise<SignedIn> {
      const account = await insertAccount(dependencies, given, origin);
      const claimed = await claimAtRegistration(dependencies, account);
      const signedIn = await signIn(account, origin);
      return { ...signedIn, ...claimed };
    },

    /** A wrong name and a wrong password give the same answer after the same time. */
    async login(
      { username, password }: { username: string; password: string },
      origin: Origin,
    ): Promise<SignedIn> {
      const key = usernameKey(username);
      const account = key.ok ? await stores.users.findByKey(key.value) : undefined;
      const isRight = await hasher.verify(password, account?.passwordHash);
      if (!account || !isRight) throw new AppError('wrong_credentials');
      const { guest } = origin;
      // An unknown zone does not replace a known one.
      const timeZone = zoneNamed(origin.timeZone);
      if (timeZone) await stores.users.change(account.id, { timeZone });
      const claimed = await claimAtLogin(dependencies, account, guest);
      return { ...(await signIn(account, origin)), ...claimed };
    },

    /** Sets only these fields, so that two changes of different fields are both kept. */
    async change(id: string, fields: AccountChange): Promise<Account> {
      const changed = await stores.users.change(id, fields);
      if (!changed) throw new AppError('unauthorized');
      return changed;
    },

    changePassword: (session: LiveSession, passwords: Passwords): Promise<string> =>
      changePassword(dependencies, session, passwords),

    /** Asks for the password again, because this cannot be undone. */
    async remove(account: Account, password: string): Promise<void> {
      await refuseWrongPassword(hasher, account, password);
      await removeAccount(stores, account.id, clock());
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
