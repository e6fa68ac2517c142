import { deleteAccount } from '@craque/common/contracts/accounts.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session-store.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { TabSection } from '../../../ui/form/tab-section.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { List, Row } from '../../../ui/layout.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { color, space } from '../../../ui/tokens.ts';
import { SettingsLine, SettingsText } from './settings-field.tsx';
import type { Settings } from './use-settings.ts';

/** Makes the browser download everything stored about the user, in a file named by user and day. */
async function saveExport(): Promise<void> {
  // Loaded on demand: the contract lists everything that can be exported, and is as large.
  const { exportAccount } = await import('@craque/common/contracts/account-export.ts');
  const data = await call(exportAccount);
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(file, `craque-${data.user.username}-${data.exportedAt.slice(0, 10)}.json`);
}

export function DataSettings({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const { pending, run } = settings;
  const [leaving, setLeaving] = useState(false);
  const disabled = pending !== undefined;
  return (
    <TabSection title={t('settings.data.title')}>
      <SettingsLine
        title={t('settings.export.title')}
        text={t('settings.export.text')}
        label={t('settings.export.button')}
        disabled={disabled}
        busy={pending === 'export'}
        onPress={() => void run('export', saveExport)}
      />
      <SettingsLine
        title={t('settings.deletion.title')}
        text={t('settings.deletion.text')}
        label={t('settings.deletion.button')}
        disabled={disabled}
        grave
        onPress={() => setLeaving(true)}
      />
      {leaving && <DeletionDialog settings={settings} onCancel={() => setLeaving(false)} />}
    </TabSection>
  );
}

const lost = ['games', 'stickers', 'achievements', 'friends', 'profile'] as const;

/** Lists what is lost and asks for the password. Afterwards the start page is opened. */
function DeletionDialog({ settings, onCancel }: { settings: Settings; onCancel: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pending, run, clearError } = settings;
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isGone = useRef(false);
  // Signed out only when this page is left: any sooner the gate would redirect to /auth.
  useEffect(
    () => () => {
      if (isGone.current) session.become(null);
    },
    [],
  );
  // Cannot be cancelled while the request is running.
  const cancel = () => {
    if (pending !== undefined) return;
    clearError('lastPassword');
    onCancel();
  };
  const confirm = async () => {
    const send = () => call(deleteAccount, { body: { password } });
    isGone.current = await run('deletion', send, { lastPassword: password });
    if (isGone.current) await navigate('/', { replace: true });
    else field.current?.focus();
  };
  return (
    <ConfirmDialog
      title={t('settings.deletion.ask')}
      description={t('settings.deletion.warning')}
      confirmLabel={t('settings.deletion.confirm')}
      cancelLabel={t('settings.cancel')}
      grave
      busy={pending === 'deletion'}
      onCancel={cancel}
      onConfirm={() => void confirm()}
    >
      <Lost $gap={2} aria-label={t('settings.deletion.lost.label')}>
        {lost.map((part) => (
          <Row as="li" key={part}>
            <Icon name="close" size={16} />
            {t(`settings.deletion.lost.${part}`)}
          </Row>
        ))}
      </Lost>
      <SettingsText
        settings={settings}
        ref={field}
        field="lastPassword"
        label={t('settings.deletion.password')}
        value={password}
        onChange={setPassword}
        secret
        autoComplete="current-password"
      />
    </ConfirmDialog>
  );
}

const Lost = styled(List)`
  margin-bottom: ${space[5]};
  font-weight: 600;
  svg {
    color: ${color.far};
  }
`;
