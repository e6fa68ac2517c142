import { changePassword, endAllSessions } from '@craque/common/contracts/accounts.ts';
import type { User } from '@craque/common/contracts/user.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session-store.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TabSection } from '../../../ui/form/tab-section.tsx';
import { stack } from '../../../ui/layout.ts';
import { media } from '../../../ui/tokens.ts';
import { RecoveryCode } from './recovery-code.tsx';
import { SettingsLine, SettingsText, useCheckedSubmit } from './settings-field.tsx';
import type { Settings } from './use-settings.ts';

type SecuritySettingsProps = { user: User; settings: Settings };

export function SecuritySettings({ user, settings }: SecuritySettingsProps) {
  const { t } = useTranslation();
  const { pending, run } = settings;
  const [asking, setAsking] = useState(false);
  const endSessions = async () => {
    await call(endAllSessions);
    session.become(null);
  };
  return (
    <TabSection title={t('settings.security.title')}>
      <PasswordForm user={user} settings={settings} />
      <RecoveryCode settings={settings} />
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
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void run('sessions', endSessions);
          }}
        />
      )}
    </TabSection>
  );
}

/** The hidden username tells password managers whose password changes. */
function PasswordForm({ user, settings }: SecuritySettingsProps) {
  const { t } = useTranslation();
  const { pending, run } = settings;
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const body = { currentPassword, newPassword };
  const form = useCheckedSubmit(async () => {
    const done = await run('password', () => call(changePassword, { body }), body);
    if (done) {
      setCurrent('');
      setNew('');
    }
    return done;
  });
  return (
    <Fields {...form}>
      <input hidden readOnly name="username" autoComplete="username" value={user.username} />
      <SettingsText
        settings={settings}
        field="currentPassword"
        label={t('settings.password.current')}
        value={currentPassword}
        onChange={setCurrent}
        secret
        autoComplete="current-password"
      />
      <SettingsText
        settings={settings}
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
    </Fields>
  );
}

/** The fields side by side where there is room, with the button below. */
const Fields = styled.form`
  ${stack(4)}
  button[type='submit'] {
    justify-self: start;
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > button {
      grid-column: 1 / -1;
    }
  }
`;
