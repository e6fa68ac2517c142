import { updatePreferences } from '@craque/common/contracts/accounts.ts';
import type { User } from '@craque/common/contracts/user.ts';
import { levels } from '@craque/common/domain/level.ts';
import { type Preferences, preferencesOf, switchNames } from '@craque/common/domain/preferences.ts';
import { difficulties, sports } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { forgetChoice } from '../../../play/state/game-choice.ts';
import { session } from '../../../lib/session-store.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Row, Stack } from '../../../ui/layout.ts';
import { Text } from '../../../ui/type.ts';
import { useCheckedSubmit } from './settings-field.tsx';
import type { Settings } from './use-settings.ts';
import { SettingsTiles } from '../../../ui/form/tiles.tsx';
import { TabSection } from '../../../ui/form/tab-section.tsx';

/** Game Preferences: sport and level of the first game, hints and timers. */
export function GamePreferences({ user, settings }: { user: User; settings: Settings }) {
  const { t } = useTranslation();
  const { pending, run } = settings;
  const [wish, setWish] = useState<Preferences>(() => preferencesOf(user));
  const change = (part: Partial<Preferences>) => setWish({ ...wish, ...part });
  const form = useCheckedSubmit(() =>
    run('preferences', async () => {
      session.update(await call(updatePreferences, { body: wish }));
      forgetChoice();
    }),
  );
  return (
    <TabSection title={t('settings.preferences.title')}>
      <Stack as="form" $gap={5} {...form}>
        <SettingsTiles
          legend={t('settings.preferences.sport')}
          tiles={sports.map((sport) => ({
            value: sport,
            label: t(`sports.${sport}`),
            sign: <Icon name={sport} size={28} />,
          }))}
          value={wish.defaultSport}
          onChange={(defaultSport) => change({ defaultSport })}
          sporty
        />
        <SettingsTiles
          legend={t('settings.preferences.level')}
          tiles={difficulties.map((level) => ({
            value: level,
            label: t(`levels.${level}`),
            note: t('settings.preferences.guesses', { count: levels[level].guesses }),
          }))}
          value={wish.defaultDifficulty}
          onChange={(defaultDifficulty) => change({ defaultDifficulty })}
        />
        <div>
          {switchNames.map((name) => (
            <Switch
              key={name}
              label={t(`settings.preferences.${name}`)}
              hint={t(`settings.preferences.${name}Hint`)}
              checked={wish[name]}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </div>
        <Row $gap={4}>
          <Button type="submit" busy={pending === 'preferences'} disabled={pending !== undefined}>
            {t('settings.preferences.save')}
          </Button>
          <Text as="span" $step={2} $quiet>
            {t('settings.preferences.saved')}
          </Text>
        </Row>
      </Stack>
    </TabSection>
  );
}
