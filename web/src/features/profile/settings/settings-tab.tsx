import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { call } from '../../../lib/api.ts';
import { session, useSession } from '../../../lib/session-store.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { AccountSettings } from './settings-account.tsx';
import { DataSettings } from './settings-data.tsx';
import { saveExport } from './settings-file.ts';
import { settingsToast } from './settings-notice.ts';
import { GamePreferences } from './settings-preferences.tsx';
import { SecuritySettings } from './settings-security.tsx';
import { createSettingsStore, type SettingsStore } from './settings-store.ts';

/** The tab labelled Preferences: account, game preferences, security, and the user's data. */
export function SettingsTab() {
  const { i18n } = useTranslation();
  const now = useSession();
  const [store] = useState(() =>
    createSettingsStore({
      call,
      update: session.update,
      signOut: () => session.become(null),
      save: saveExport,
      notify: (notice) => showToast(settingsToast(i18n.t, notice)),
    }),
  );
  useExitAfterDeletion(store);
  if (now.state !== 'user') return null;
  return (
    <>
      <AccountSettings user={now.user} store={store} />
      <GamePreferences user={now.user} store={store} />
      <SecuritySettings user={now.user} store={store} />
      <DataSettings store={store} />
    </>
  );
}

/**
 * After the account is deleted: to the start page, and signed out only when this page is left. Any
 * sooner the gate would redirect to /auth.
 */
function useExitAfterDeletion(store: SettingsStore): void {
  const navigate = useNavigate();
  const isGone = useStore(store, (state) => state.isGone);
  useEffect(() => {
    if (isGone) void navigate('/', { replace: true });
  }, [isGone, navigate]);
  useEffect(
    () => () => {
      if (store.getState().isGone) session.become(null);
    },
    [store],
  );
}
