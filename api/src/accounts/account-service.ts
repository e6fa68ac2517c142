import type {
  changePassword as changePasswordCall,
  login,
  register,
  resetPassword,
} from '@craque/common/contracts/accounts.ts';
import type { BodyOf } from '@craque/common/contracts/endpoint.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { zoneNamed } from '@craque/common/domain/record/score-window.ts';
import { shownUsername, usernameKey } from '@craque/common/domain/username.ts';
import { AppError } from '../errors/app-error.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { Account, AccountChange } from '../store/account-stores.ts';
import type { Stores } from '../store/store.ts';
import { blankAccount } from './blank-account.ts';
import { removeAccount } from './account-removal.ts';
import {
  type ClaimDependencies,
  type Claiming,
  claimAtLogin,
  claimAtRegistration,
} from './guest-claim.ts';
import type { PasswordHasher } from './password-hasher.ts';
import {
  assertNotEasy,
  newRecoveryCode,
  replacePassword,
  type ResetDependencies,
} from './password-reset.ts';
import type { LiveSession, SessionService } from '../sessions/session-service.ts';
import { assertShownName, passesForStaff, type StaffNames } from '../users/assert-shown-name.ts';

export type AccountDependencies = ServiceParts &
  ClaimDependencies &
  Pick<ResetDependencies, 'resetTokens'> & {
    hasher: PasswordHasher;
    sessions: SessionService;
    namedAdmins: StaffNames;
  };

/** The session is the one that the sign-in replaces. */
export type Origin = {
  guest: PlayerId | undefined;
  session: LiveSession | undefined;
  timeZone: string | undefined;
};

export type SignedIn = Claiming & { token: string; account: Account; isAdmin: boolean };

/** Also by the name that an admin has taken away: it stays its owner's to sign in. */
const accountOfKey = async ({ users }: Stores, key: string): Promise<Account | undefined> =>
  (await users.findByKey(key)) ?? users.findByFormerKey(key);

async function insertAccount(
  dependencies: AccountDependencies,
  given: BodyOf<typeof register>,
  { guest, timeZone }: Pick<Origin, 'guest' | 'timeZone'>,
): Promise<Account> {
  const { stores, clock, hasher, newId, namedAdmins } = dependencies;
  const { username, password, displayName = null, email = null } = given;
  const key = usernameKey(username);
  if (!key.ok) throw new AppError('invalid_characters');
  // Checked before the expensive hash; the insert below decides.
  if (namedAdmins.reservedKeys.has(key.value) || (await accountOfKey(stores, key.value)))
    throw new AppError('username_taken');
  if (await passesForStaff(dependencies, username)) throw new AppError('username_taken');
  assertNotEasy(password, username);
  if (displayName !== null) await assertShownName(dependencies, displayName);
  const passwordHash = await hasher.hash(password);
  const names = { username: shownUsername(username), usernameKey: key.value, displayName, email };
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

/** Undefined if the verified password is no longer the account's. */
async function openFor(
  { stores, sessions }: AccountDependencies,
  verified: Account,
): Promise<{ token: string; account: Account } | undefined> {
  const { sid, token } = await sessions.open(verified);
  // A session that begins during a password change or a deletion must not survive it.
  const account = await stores.users.find(verified.id);
  if (account?.passwordHash === verified.passwordHash) return { token, account };
  await sessions.end(sid);
  return undefined;
}

type Passwords = BodyOf<typeof changePasswordCall>;

/**
 * Ends all other sessions and returns this one's new token. One write sets the hash and the time
 * from which sessions are live, so that no crash leaves an old session alive.
 */
async function changePassword(
  dependencies: AccountDependencies,
  { account }: LiveSession,
  passwords: Passwords,
): Promise<string> {
  const { stores, clock, hasher, sessions } = dependencies;
  await refuseWrongPassword(hasher, account, passwords.currentPassword);
  assertNotEasy(passwords.newPassword, account.username);
  const { id, passwordHash: from } = account;
  const to = await hasher.hash(passwords.newPassword);
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

/** Only these fields, so that simultaneous changes of others are kept. */
async function changeAccount(
  dependencies: AccountDependencies,
  { account, isAdmin }: LiveSession,
  fields: AccountChange,
): Promise<Account> {
  const { users } = dependencies.stores;
  const { displayName: name, showInRankings } = fields;
  if (name && name !== account.displayName && !isAdmin)
    await assertShownName(dependencies, name, account.id);
  if (account.isClosed && showInRankings) throw new AppError('social_closed');
  const changed = await users.change(account.id, fields);
  if (!changed) throw new AppError('unauthorized');
  if (!(changed.isClosed && showInRankings)) return changed;
  // Closed meanwhile, perhaps before this was stored.
  await users.change(account.id, { showInRankings: false });
  throw new AppError('social_closed');
}

export function createAccountService(dependencies: AccountDependencies) {
  const { stores, clock, hasher, sessions } = dependencies;

  async function signIn(verified: Account, origin: Origin) {
    if (origin.session) await sessions.end(origin.session.sid);
    const opened = await openFor(dependencies, verified);
    if (!opened) throw new AppError('wrong_credentials');
    return { ...opened, isAdmin: sessions.isAdmin(opened.account) };
  }

  return {
    async register(given: BodyOf<typeof register>, origin: Origin): Promise<SignedIn> {
      const account = await insertAccount(dependencies, given, origin);
      const claimed = await claimAtRegistration(dependencies, account);
      return { ...(await signIn(account, origin)), ...claimed };
    },

    /** A wrong name and a wrong password get the same answer after the same time. */
    async login({ username, password }: BodyOf<typeof login>, origin: Origin): Promise<SignedIn> {
      const key = usernameKey(username);
      const account = key.ok ? await accountOfKey(stores, key.value) : undefined;
      const isRight = await hasher.verify(password, account?.passwordHash);
      if (!account || !isRight) throw new AppError('wrong_credentials');
      const { guest } = origin;
      // An unknown zone does not replace a known one.
      const timeZone = zoneNamed(origin.timeZone);
      if (timeZone) await stores.users.change(account.id, { timeZone });
      const claimed = await claimAtLogin(dependencies, account, guest);
      return { ...(await signIn(account, origin)), ...claimed };
    },

    change: (session: LiveSession, fields: AccountChange): Promise<Account> =>
      changeAccount(dependencies, session, fields),

    changePassword: (session: LiveSession, passwords: Passwords): Promise<string> =>
      changePassword(dependencies, session, passwords),

    /** Replaces the one before. */
    async recoveryCode(account: Account, password: string): Promise<string> {
      await refuseWrongPassword(hasher, account, password);
      const { code, recoveryHash } = newRecoveryCode();
      if (!(await stores.users.change(account.id, { recoveryHash })))
        throw new AppError('unauthorized');
      return code;
    },

    resetPassword: (given: BodyOf<typeof resetPassword>): Promise<void> => {
      const named = async (username: string) => {
        const key = usernameKey(username);
        return key.ok ? accountOfKey(stores, key.value) : undefined;
      };
      return replacePassword(dependencies, named, given);
    },

    async remove(account: Account, password: string): Promise<void> {
      await refuseWrongPassword(hasher, account, password);
      await removeAccount(stores, account.id, clock());
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
