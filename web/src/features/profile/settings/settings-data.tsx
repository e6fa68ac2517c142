import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useTranslation } from '../../../lib/translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { color, space } from '../../../ui/tokens.ts';
import { StoreField } from './settings-field.tsx';
import { SettingsLine } from './settings-line.tsx';
import type { SettingsStore } from './settings-store.ts';
import { TabSection } from '../../../ui/form/tab-section.tsx';

/** Your data: the export as a file, and the deletion of the account. */
export function DataSettings({ store }: { store: SettingsStore }) {
  const { t } = useTranslation();
  const pending = useStore(store, (state) => state.pending);
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
        onPress={() => void store.exportData()}
      />
      <SettingsLine
        title={t('settings.deletion.title')}
        text={t('settings.deletion.text')}
        label={t('settings.deletion.button')}
        disabled={disabled}
        grave
        onPress={() => setLeaving(true)}
      />
      {leaving && <DeletionDialog store={store} onCancel={() => setLeaving(false)} />}
    </TabSection>
  );
}

const lost = ['games', 'stickers', 'achievements', 'friends', 'profile'] as const;

/** Lists what is lost and asks for the password. */
function DeletionDialog({ store, onCancel }: { store: SettingsStore; onCancel: () => void }) {
  const { t } = useTranslation();
  const pending = useStore(store, (state) => state.pending);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Cannot be cancelled while the request is running.
  const cancel = () => {
    if (pending !== undefined) return;
    store.clearError('lastPassword');
    onCancel();
  };
  const confirm = async () => {
    if (!(await store.deleteAccount(password))) field.current?.focus();
  };
  return (
    <ConfirmDialog
      title={t('settings.deletion.ask')}
      description={t('settings.deletion.warning')}
      confirmLabel={t('settings.deletion.confirm')}
      cancelLabel={t('settings.cancel')}
      closeLabel={t('game.close')}
      grave
      busy={pending === 'deletion'}
      onCancel={cancel}
      onConfirm={() => void confirm()}
    >
      <Lost aria-label={t('settings.deletion.lost.label')}>
        {lost.map((part) => (
          <li key={part}>
            <Icon name="close" size={16} />
            {t(`settings.deletion.lost.${part}`)}
          </li>
        ))}
      </Lost>
      <StoreField
        store={store}
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

const Lost = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0 0 ${space[5]};
  padding: 0;
  list-style: none;
  font-weight: 600;
  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  svg {
    flex: none;
    color: ${color.far};
  }
`;
