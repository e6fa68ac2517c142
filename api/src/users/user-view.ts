import type { Preferences, User } from '@craque/common/contracts/user.ts';
import type { Account } from '../store/account-stores.ts';

/** Default preferences. */
export const defaultPreferences: Preferences = {
  defaultSport: 'soccer',
  defaultDifficulty: 'medium',
  showHints: true,
  showTimers: true,
  showInRankings: true,
};

export function preferencesOf(account: Account): Preferences {
  return {
    defaultSport: account.defaultSport ?? defaultPreferences.defaultSport,
    defaultDifficulty: account.defaultDifficulty ?? defaultPreferences.defaultDifficulty,
    showHints: account.showHints ?? defaultPreferences.showHints,
    showTimers: account.showTimers ?? defaultPreferences.showTimers,
    showInRankings: account.showInRankings ?? defaultPreferences.showInRankings,
  };
}

/** The account as its own user sees it; nobody else gets this view. */
export function userView(account: Account, isAdmin: boolean): User {
  const { id, username, displayName, email, avatarUrl, language, theme } = account;
  const own = { id, username, displayName, email, avatarUrl, isAdmin, language, theme };
  return { ...own, ...preferencesOf(account) };
}
