import { forEachSwitch } from '@craque/common/domain/preferences.ts';
import type { Account } from '../store/account-stores.ts';

type Given = 'id' | 'username' | 'usernameKey' | 'passwordHash' | 'createdAt';

export const blankAccount: Omit<Account, Given> = {
  recoveryHash: null,
  displayName: null,
  email: null,
  avatarUrl: null,
  avatar: null,
  isAdmin: false,
  defaultSport: null,
  defaultDifficulty: null,
  ...forEachSwitch(null),
  language: null,
  theme: null,
  timeZone: null,
  sessionsFrom: 0,
  claimsGuest: null,
  visitedAt: null,
  newsSince: null,
  isClosed: null,
};
