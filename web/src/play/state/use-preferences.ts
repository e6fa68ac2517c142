import { defaultPreferences, type Preferences } from '@craque/common/domain/preferences.ts';
import { useSession } from '../../lib/session-store.ts';

/** The user's display preferences; the defaults for guests and while the user is unknown. */
export function usePreferences(): Preferences {
  const session = useSession();
  return session.state === 'user' ? session.user : defaultPreferences;
}
