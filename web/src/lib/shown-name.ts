import type { User } from '@craque/common/contracts/user.ts';
import { avatarAddress } from '@craque/common/domain/avatar.ts';
import { session } from './session-store.ts';
import { texts } from './translation.ts';

export type Named = {
  username: string;
  displayName?: string | null | undefined;
  avatarUrl?: string | null | undefined;
};

/** Whether the user does not want to see who it is. */
export function isBlocked({ username }: Named): boolean {
  const now = session.getState();
  return now.state === 'user' && now.user.blocked.includes(username);
}

export function shownName(player: Named): string {
  if (isBlocked(player)) return texts().t('people.somebody');
  return player.displayName ?? player.username;
}

export function shownPicture(player: Named): string | null | undefined {
  return isBlocked(player) ? null : player.avatarUrl;
}

/** One's own is shown to oneself, whatever others see of it. */
export function ownPicture({ avatarUrl, avatar }: Pick<User, 'avatarUrl' | 'avatar'>) {
  return avatarUrl ?? (avatar && avatarAddress(avatar));
}
