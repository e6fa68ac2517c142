import type { Preferences } from '@craque/common/contracts/user.ts';
import { useSession } from '../../lib/session-store.ts';

type Shown = Pick<Preferences, 'showHints' | 'showTimers'>;

const shownToGuests: Shown = { showHints: true, showTimers: true };

/** Which parts of a game the user wants to see; guests, and users not known yet, see everything. */
export function usePreferences(): Shown {
  const session = useSession();
  return session.state === 'user' ? session.user : shownToGuests;
}
