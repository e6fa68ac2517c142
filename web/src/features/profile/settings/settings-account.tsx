import { updateProfile } from '@craque/common/contracts/accounts.ts';
import type { User } from '@craque/common/contracts/user.ts';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session-store.ts';
import { shownName } from '../../../lib/shown-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TabSection } from '../../../ui/form/tab-section.tsx';
import { Row, Stack } from '../../../ui/layout.ts';
import { Text } from '../../../ui/type.ts';
import { AvatarChoice } from './avatar-choice.tsx';
import { SettingsText, useCheckedSubmit } from './settings-field.tsx';
import type { Settings } from './use-settings.ts';

export function AccountSettings({ user, settings }: { user: User; settings: Settings }) {
  const { t } = useTranslation();
  const { pending } = settings;
  const [displayName, setDisplayName] = useState(user.displayName ?? '');
  const [avatarUrl, setAvatarUrl] = useState(user.avatarUrl ?? '');
  const [avatar, setAvatar] = useState(user.avatar);
  const form = useCheckedSubmit(() => {
    const texts = { displayName: displayName.trim() || null, avatarUrl: avatarUrl.trim() || null };
    const send = async () =>
      session.update(await call(updateProfile, { body: { ...texts, avatar } }));
    return settings.run('profile', send, texts);
  });
  return (
    <TabSection title={t('settings.account.title')}>
      <Stack as="form" $gap={4} {...form}>
        <SettingsText
          settings={settings}
          field="displayName"
          label={t('settings.account.displayName')}
          hint={t('settings.account.displayNameHint')}
          value={displayName}
          onChange={setDisplayName}
          placeholder={user.username}
          autoComplete="nickname"
        />
        <AvatarChoice name={shownName(user)} value={avatar} onChange={setAvatar} />
        <SettingsText
          settings={settings}
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
        <Row $gap={4}>
          <Button type="submit" busy={pending === 'profile'} disabled={pending !== undefined}>
            {t('settings.account.save')}
          </Button>
          <Text as="span" $step={2} $quiet>
            {t('settings.account.saved')}
          </Text>
        </Row>
      </Stack>
    </TabSection>
  );
}
