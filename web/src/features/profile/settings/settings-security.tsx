import type { User } from '@craque/common/contracts/user.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { FieldStack, StoreField, useCheckedSubmit } from './settings-field.tsx';
import { SettingsLine } from './settings-line.tsx';
import type { SettingsStore } from './settings-store.ts';
import { TabSection } from '../../../ui/form/tab-section.tsx';

/** Security: changing the password, and signing out everywhere. */
export function SecuritySettings({ user, store }: { user: User; store: SettingsStore }) {
  const { t } = useTranslation();
  const pending = useStore(store, (state) => state.pending);
  const [asking, setAsking] = useState(false);
  return (
    <TabSection title={t('settings.security.title')}>
      <PasswordForm user={user} store={store} />
      <SettingsLine
        title={t('settings.sessions.title')}
        text={t('settings.sessions.text')}
        label={t('settings.sessions.button')}
        disabled={pending !== undefined}
        busy={pending === 'sessions'}
        onPress={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          title={t('settings.sessions.ask')}
          description={t('settings.sessions.text')}
          confirmLabel={t('settings.sessions.button')}
          cancelLabel={t('settings.cancel')}
          closeLabel={t('game.close')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void store.endSessions();
          }}
        />
      )}
    </TabSection>
  );
}

/** The hidden username tells password managers whose password changes. */
function PasswordForm({ user, store }: { user: User; store: SettingsStore }) {
  const { t } = useTranslation();
  const pending = useStore(store, (state) => state.pending);
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const form = useCheckedSubmit(async () => {
    const done = await store.changePassword({ currentPassword, newPassword });
    if (done) {
      setCurrent('');
      setNew('');
    }
    return done;
  });
  return (
    <FieldStack {...form}>
      <input hidden readOnly name="username" autoComplete="username" value={user.username} />
      <StoreField
        store={store}
        field="currentPassword"
        label={t('settings.password.current')}
        value={currentPassword}
        onChange={setCurrent}
        secret
        autoComplete="current-password"
      />
      <StoreField
        store={store}
        field="newPassword"
        label={t('settings.password.new')}
        hint={t('settings.password.hint')}
        value={newPassword}
        onChange={setNew}
        secret
        autoComplete="new-password"
      />
      <Button
        type="submit"
        variant="paper"
        busy={pending === 'password'}
        disabled={pending !== undefined}
      >
        {t('settings.password.button')}
      </Button>
    </FieldStack>
  );
}
