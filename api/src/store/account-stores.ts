import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { ChosenPreferences } from '@craque/common/domain/preferences.ts';
import type { Theme } from '@craque/common/domain/theme.ts';
import type { Standing } from './history-stores.ts';

export type Account = ChosenPreferences & {
  id: string;
  username: string;
  usernameKey: string;
  passwordHash: string;
  displayName: string | null;
  email: string | null;
  avatarUrl: string | null;
  /** Granted by `npm run admin`; ADMIN_USERNAMES names further admins. */
  isAdmin: boolean;
  language: Language | null;
  theme: Theme | null;
  timeZone: string | null;
  /**
   * Sessions begun before this time (ms), the last change of the password, are over; 0 before one.
   */
  sessionsFrom: number;
  /** The guest whose games have not all moved to this new account yet; null if none have to. */
  claimsGuest: PlayerId | null;
  /**
   * The last visit of the home page and the end of the one before (ms): `withVisit` of the domain.
   */
  visitedAt: number | null;
  newsSince: number | null;
  createdAt: number;
};

type Kept = 'id' | 'username' | 'usernameKey' | 'createdAt';
type OfPassword = 'passwordHash' | 'sessionsFrom';

/** Each is set separately: two changes of different fields are both kept. */
export type AccountChange = Partial<Omit<Account, Kept | OfPassword>>;

/** From the verified hash to the new one; sessions begun before `sessionsFrom` (ms) end. */
export type PasswordChange = { from: string; to: string; sessionsFrom: number };

export type UserStore = {
  /** `name-taken`: another account has this usernameKey, or a username that looks like this one. */
  insert(account: Account): Promise<'inserted' | 'name-taken'>;
  find(id: string): Promise<Account | undefined>;
  findByKey(usernameKey: string): Promise<Account | undefined>;
  findMany(ids: readonly string[]): Promise<Account[]>;
  hiddenAmong(ids: readonly string[]): Promise<string[]>;
  /** What is kept about the user's history, read at once; undefined if the account is gone. */
  standingOf(id: string): Promise<Standing | undefined>;
  /** Accounts whose usernameKey has this prefix, in its order; served by an index. */
  search(keyPrefix: string, limit: number): Promise<Account[]>;
  /** Sets only these fields and returns the updated account; undefined if it is gone. */
  change(id: string, fields: AccountChange): Promise<Account | undefined>;
  /** Atomic; false if the stored hash is not `from` or the account is gone. */
  changePassword(id: string, change: PasswordChange): Promise<boolean>;
  /**
   * Atomically removes the account, frees its name and records the deletion. False if it is gone.
   */
  remove(id: string, at: number): Promise<boolean>;
  /** Deletions whose other data may not be removed yet, the oldest first. */
  deletions(): Promise<{ id: string; at: number }[]>;
  endDeletion(id: string): Promise<void>;
};

/** A sign-in on one device; times in ms. */
export type Session = {
  sid: string;
  userId: string;
  createdAt: number;
  renewedAt: number;
  expiresAt: number;
};

export type FoundSession = Session & { account: Account | undefined };

export type SessionStore = {
  /**
   * Ends the user's oldest others beyond `most`, atomically, never the new one; returns the ended
   * sids.
   */
  insert(session: Session, most: number): Promise<string[]>;
  find(sid: string): Promise<FoundSession | undefined>;
  findMany(sids: readonly string[]): Promise<FoundSession[]>;
  listOf(userId: string): Promise<Session[]>;
  /** False if the session has ended meanwhile: it is not restored. */
  renew(sid: string, times: { renewedAt: number; expiresAt: number }): Promise<boolean>;
  remove(sid: string): Promise<boolean>;
  removeOf(userId: string): Promise<string[]>;
  removeExpired(before: number): Promise<number>;
};
