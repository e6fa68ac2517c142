import { defaultPreferences, type Preferences } from '@craque/common/domain/preferences.ts';
import { useSession } from '../../lib/session-store.ts';

/** What the user wants to see of a game; guests, and users not known yet, have the defaults. */
export function usePreferences(): Preferences {
  const session = useSession();
  return session.state === 'user' ? session.user : defaultPreferences;
}
