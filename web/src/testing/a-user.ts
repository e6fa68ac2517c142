import type { User } from '@craque/common/contracts/user.ts';

/** A signed-in user with the defaults of a new account. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: 'u1',
    username: 'lia',
    displayName: null,
    email: null,
    avatarUrl: null,
    isAdmin: false,
    defaultSport: 'soccer',
    defaultDifficulty: 'medium',
    showHints: true,
    showTimers: true,
    showInRankings: true,
    language: null,
    theme: null,
    ...overrides,
  };
}
