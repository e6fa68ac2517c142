import type { Account } from '../store/account-stores.ts';

type Given = 'id' | 'username' | 'usernameKey' | 'passwordHash' | 'createdAt';

/** Initial values of an account's optional fields. */
export const blankAccount: Omit<Account, Given> = {
  displayName: null,
  email: null,
  avatarUrl: null,
  isAdmin: false,
  defaultSport: null,
  defaultDifficulty: null,
  showHints: null,
  showTimers: null,
  showInRankings: null,
  language: null,
  theme: null,
  timeZone: null,
  sessionsFrom: 0,
  claimsGuest: null,
  visitedAt: null,
  newsSince: null,
};
