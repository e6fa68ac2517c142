import type { User } from '@craque/common/contracts/user.ts';
import { defaultPreferences } from '@craque/common/domain/preferences.ts';
import { session } from '../lib/session-store.ts';

export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: 'u1',
    username: 'lia',
    displayName: null,
    email: null,
    avatarUrl: null,
    avatar: null,
    isAdmin: false,
    ...defaultPreferences,
    language: null,
    theme: null,
    blocked: [],
    ...overrides,
  };
}

/** From now on this user is signed in. */
export function signIn(overrides: Partial<User> = {}): void {
  session.setState({ state: 'user', user: aUser(overrides) }, true);
}
