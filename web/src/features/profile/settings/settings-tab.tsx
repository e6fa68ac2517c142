import { useSession } from '../../../lib/session-store.ts';
import { AccountSettings } from './settings-account.tsx';
import { BlockedPlayers } from './settings-blocked.tsx';
import { DataSettings } from './settings-data.tsx';
import { GamePreferences } from './settings-preferences.tsx';
import { SecuritySettings } from './settings-security.tsx';
import { PersonalTokens } from './settings-tokens.tsx';
import { useSettings } from './use-settings.ts';

/** The tab labelled Preferences: account, game preferences, security, and the user's data. */
export function SettingsTab() {
  const settings = useSettings();
  const now = useSession();
  if (now.state !== 'user') return null;
  const { user } = now;
  return (
    <>
      <AccountSettings user={user} settings={settings} />
      <GamePreferences user={user} settings={settings} />
      {user.blocked.length > 0 && <BlockedPlayers />}
      <SecuritySettings user={user} settings={settings} />
      <PersonalTokens settings={settings} />
      <DataSettings settings={settings} />
    </>
  );
}
