import type { Preferences } from '@craque/common/contracts/user.ts';
import { useSession } from '../../../lib/session-store.ts';

type Shown = Pick<Preferences, 'showHints' | 'showTimers'>;

const shownToGuests: Shown = { showHints: true, showTimers: true };

/** What the user wants to see of a game; a guest, and who is not known yet, sees all of it. */
export function usePreferences(): Shown {
  const session = useSession();
  return session.state === 'user' ? session.user : shownToGuests;
}
