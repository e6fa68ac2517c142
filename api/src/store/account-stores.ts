import type { Avatar } from '@craque/common/domain/avatar.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import type { Language } from '@craque/common/domain/language.ts';
import type { ChosenPreferences } from '@craque/common/domain/preferences.ts';
import type { Theme } from '@craque/common/domain/theme.ts';
import type { TokenScope } from '@craque/common/domain/token-scope.ts';

export type Account = ChosenPreferences & {
  id: string;
  username: string;
  usernameKey: string;
  passwordHash: string;
  /** Of the code that replaces a forgotten password once; null without one. */
  recoveryHash: string | null;
  displayName: string | null;
  email: string | null;
  avatarUrl: string | null;
  avatar: Avatar | null;
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
  /** An admin has closed what the account shares with others; null stands for false. */
  isClosed: boolean | null;
};

type Kept = 'id' | 'username' | 'usernameKey' | 'createdAt';
type OfPassword = 'passwordHash' | 'sessionsFrom';

/** Each is set separately: two changes of different fields are both kept. */
export type AccountChange = Partial<Omit<Account, Kept | OfPassword>>;

/**
 * From the verified hash to the new one; sessions begun before `sessionsFrom` (ms) end, and so does
 * the recovery code. With a `recoveryHash` only while it is the account's.
 */
export type PasswordChange = {
  from: string;
  to: string;
  sessionsFrom: number;
  recoveryHash?: string | null;
};

/** A sign-in on one device; times in ms. */
export type Session = {
  sid: string;
  userId: string;
  createdAt: number;
  renewedAt: number;
  expiresAt: number;
};

/** A key for bots and tools; only a hash of it is kept. Times in ms. */
export type PersonalToken = {
  id: string;
  userId: string;
  tokenHash: string;
  name: string;
  scope: TokenScope;
  createdAt: number;
  expiresAt: number | null;
  /** The beginning of the UTC day: coarse, so that it is written once a day. */
  usedOn: number | null;
};

export type FoundSession = Session & { account: Account | undefined };
