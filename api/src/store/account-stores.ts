import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { Difficulty, Sport } from '@craque/common/domain/sport.ts';
import type { Theme } from '@craque/common/domain/theme.ts';

/** A user as kept; null where nothing was given or chosen. */
export type Account = {
  id: string;
  username: string;
  /** Unique; see `usernameKey` of the domain. */
  usernameKey: string;
  passwordHash: string;
  displayName: string | null;
  /** Never shown to others. */
  email: string | null;
  avatarUrl: string | null;
  /** Given by `npm run admin`; the names of ADMIN_USERNAMES count beside it. */
  isAdmin: boolean;
  defaultSport: Sport | null;
  defaultDifficulty: Difficulty | null;
  showHints: boolean | null;
  showTimers: boolean | null;
  language: Language | null;
  theme: Theme | null;
  /** IANA zone of the last sign-in. */
  timeZone: string | null;
  /** Sessions that began before this time (ms) are no longer live: the last change of the password; 0 before one. */
  sessionsFrom: number;
  /** The guest whose games have not all moved to this new account yet; null where there is nothing to move. */
  claimsGuest: PlayerId | null;
  /** Milliseconds since the epoch. */
  createdAt: number;
};

type Kept = 'id' | 'username' | 'usernameKey' | 'createdAt';
type OfPassword = 'passwordHash' | 'sessionsFrom';

/** Fields that may change; each is set by itself, so that two changes of different fields are both kept. */
export type AccountChange = Partial<Omit<Account, Kept | OfPassword>>;

/** From the hash that was verified to the new one; sessions that began before `sessionsFrom` (ms) end with it. */
export type PasswordChange = { from: string; to: string; sessionsFrom: number };

export type UserStore = {
  /** `name-taken`: another account has this usernameKey. */
  insert(account: Account): Promise<'inserted' | 'name-taken'>;
  find(id: string): Promise<Account | undefined>;
  findByKey(usernameKey: string): Promise<Account | undefined>;
  findMany(ids: readonly string[]): Promise<Account[]>;
  /** Accounts whose usernameKey begins so, in its order (the exact one is the first); served by an index. */
  search(keyPrefix: string, limit: number): Promise<Account[]>;
  /** Sets these fields alone and gives the account as it is then; undefined where it is gone. */
  change(id: string, fields: AccountChange): Promise<Account | undefined>;
  /** One step, and only where the stored hash still is `from`; false where it is another one or the account is gone. */
  changePassword(id: string, change: PasswordChange): Promise<boolean>;
  /** Takes the account away, frees its name and notes the deletion, in one step. False where it is gone already. */
  remove(id: string, at: number): Promise<boolean>;
  /** Deletions that are noted, the oldest first: what else the account had is removed again until they are ended. */
  deletions(): Promise<{ id: string; at: number }[]>;
  endDeletion(id: string): Promise<void>;
};

/** A sign-in on one device; times in ms. */
export type Session = {
  sid: string;
  userId: string;
  createdAt: number;
  /** When the cookie was given out last. */
  renewedAt: number;
  expiresAt: number;
};

export type SessionStore = {
  /**
   * Adds the session and ends the oldest others of the user beyond `most`, never the one that begins, though a clock
   * may have stepped back; gives the sids that ended. However many are added at once, never more than `most` of a user
   * can be found afterwards.
   */
  insert(session: Session, most: number): Promise<string[]>;
  find(sid: string): Promise<Session | undefined>;
  /** Newest first. */
  listOf(userId: string): Promise<Session[]>;
  /** False where the session has ended meanwhile: it does not come back. */
  renew(sid: string, times: { renewedAt: number; expiresAt: number }): Promise<boolean>;
  /** False where there was none. */
  remove(sid: string): Promise<boolean>;
  /** Ends all sessions of the user; gives the sids that ended. */
  removeOf(userId: string): Promise<string[]>;
  /** Removes what expired before that time; returns how many. */
  removeExpired(before: number): Promise<number>;
};
