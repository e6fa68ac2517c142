import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { ChosenPreferences } from '@craque/common/domain/preferences.ts';
import type { Theme } from '@craque/common/domain/theme.ts';
import type { Standing } from './history-stores.ts';

/** A stored user; null for values that were not given. */
export type Account = ChosenPreferences & {
  id: string;
  username: string;
  /** Unique; see `usernameKey` of the domain. */
  usernameKey: string;
  passwordHash: string;
  displayName: string | null;
  /** Never shown to others. */
  email: string | null;
  avatarUrl: string | null;
  /** Granted by `npm run admin`; ADMIN_USERNAMES names further admins. */
  isAdmin: boolean;
  language: Language | null;
  theme: Theme | null;
  /** IANA zone of the last sign-in. */
  timeZone: string | null;
  /**
   * Sessions that began before this time (ms) are no longer live: the last change of the password;
   * 0 before one.
   */
  sessionsFrom: number;
  /** The guest whose games have not all moved to this new account yet; null if none have to. */
  claimsGuest: PlayerId | null;
  /**
   * When the user was last on their home page, and when the visit before ended (ms); see `withVisit`
   * of the domain.
   */
  visitedAt: number | null;
  newsSince: number | null;
  /** Milliseconds since the epoch. */
  createdAt: number;
};

type Kept = 'id' | 'username' | 'usernameKey' | 'createdAt';
type OfPassword = 'passwordHash' | 'sessionsFrom';

/**
 * Fields that may change; each is set separately, so that two changes of different fields are both
 * kept.
 */
export type AccountChange = Partial<Omit<Account, Kept | OfPassword>>;

/**
 * From the verified hash to the new one; sessions that began before `sessionsFrom` (ms) end with
 * it.
 */
export type PasswordChange = { from: string; to: string; sessionsFrom: number };

export type UserStore = {
  /** `name-taken`: another account has this usernameKey, or a username that looks like this one. */
  insert(account: Account): Promise<'inserted' | 'name-taken'>;
  find(id: string): Promise<Account | undefined>;
  findByKey(usernameKey: string): Promise<Account | undefined>;
  findMany(ids: readonly string[]): Promise<Account[]>;
  /** Those of them who are not shown in rankings, in no order. */
  hiddenAmong(ids: readonly string[]): Promise<string[]>;
  /** What is kept about the user's history, read at once; undefined if the account is gone. */
  standingOf(id: string): Promise<Standing | undefined>;
  /**
   * Accounts whose usernameKey has this prefix, in its order (an exact match is the first); served
   * by an index.
   */
  search(keyPrefix: string, limit: number): Promise<Account[]>;
  /** Sets only these fields and returns the updated account; undefined if it is gone. */
  change(id: string, fields: AccountChange): Promise<Account | undefined>;
  /**
   * Atomic, and only if the stored hash still is `from`; false if it is another one or the account
   * is gone.
   */
  changePassword(id: string, change: PasswordChange): Promise<boolean>;
  /**
   * Removes the account, frees its name and records the deletion, atomically. False if it is gone
   * already.
   */
  remove(id: string, at: number): Promise<boolean>;
  /**
   * Recorded deletions, the oldest first: the other data of the account is removed repeatedly until
   * they are ended.
   */
  deletions(): Promise<{ id: string; at: number }[]>;
  endDeletion(id: string): Promise<void>;
};

/** A sign-in on one device; times in ms. */
export type Session = {
  sid: string;
  userId: string;
  createdAt: number;
  /** When the cookie was last set. */
  renewedAt: number;
  expiresAt: number;
};

/** A session and, read with it, its account; undefined if that is gone. */
export type FoundSession = Session & { account: Account | undefined };

export type SessionStore = {
  /**
   * Adds the session and ends the user's oldest others beyond `most`, never the new one, even if a
   * clock has stepped back; returns the ended sids. However many are added at once, no more than
   * `most` of a user can be found afterwards.
   */
  insert(session: Session, most: number): Promise<string[]>;
  find(sid: string): Promise<FoundSession | undefined>;
  /** Those that there are, in no order. */
  findMany(sids: readonly string[]): Promise<FoundSession[]>;
  /** Newest first. */
  listOf(userId: string): Promise<Session[]>;
  /** False if the session has ended meanwhile: it is not restored. */
  renew(sid: string, times: { renewedAt: number; expiresAt: number }): Promise<boolean>;
  /** False if there was none. */
  remove(sid: string): Promise<boolean>;
  /** Ends all sessions of the user; returns the ended sids. */
  removeOf(userId: string): Promise<string[]>;
  /** Removes sessions that expired before that time (ms); returns their number. */
  removeExpired(before: number): Promise<number>;
};
