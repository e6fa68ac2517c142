import type { User } from '@craque/common/contracts/user.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FieldStack, SaveLine, StoreField, useCheckedSubmit } from './settings-field.tsx';
import type { SettingsStore } from './settings-store.ts';
import { TabSection } from '../../../ui/form/tab-section.tsx';

/** Account Settings: display name and picture. */
export function AccountSettings({ user, store }: { user: User; store: SettingsStore }) {
  const { t } = useTranslation();
  const pending = useStore(store, (state) => state.pending);
  const [displayName, setDisplayName] = useState(user.displayName ?? '');
  const [avatarUrl, setAvatarUrl] = useState(user.avatarUrl ?? '');
  const form = useCheckedSubmit(() => store.saveProfile({ displayName, avatarUrl }));
  return (
    <TabSection title={t('settings.account.title')}>
      <Fields {...form}>
        <StoreField
          store={store}
          field="displayName"
          label={t('settings.account.displayName')}
          hint={t('settings.account.displayNameHint')}
          value={displayName}
          onChange={setDisplayName}
          placeholder={user.username}
          autoComplete="nickname"
        />
        <StoreField
          store={store}
          field="avatarUrl"
          label={t('settings.account.avatarUrl')}
          hint={t('settings.account.avatarUrlHint')}
          value={avatarUrl}
          onChange={setAvatarUrl}
          placeholder="https://"
          type="url"
          inputMode="url"
          autoComplete="photo"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <SaveLine>
          <Button type="submit" busy={pending === 'profile'} disabled={pending !== undefined}>
            {t('settings.account.save')}
          </Button>
          <span>{t('settings.account.saved')}</span>
        </SaveLine>
      </Fields>
    </TabSection>
  );
}

/** The picture's address below the name at every width: few have one. */
const Fields = styled(FieldStack)`
  && {
    grid-template-columns: minmax(0, 1fr);
  }
`;
