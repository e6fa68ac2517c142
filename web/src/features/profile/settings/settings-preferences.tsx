import type { User } from '@craque/common/contracts/user.ts';
import { levels } from '@craque/common/domain/level.ts';
import { type Preferences, preferencesOf, switchNames } from '@craque/common/domain/preferences.ts';
import { difficulties, sports } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { color, space } from '../../../ui/tokens.ts';
import { SaveLine, useCheckedSubmit } from './settings-field.tsx';
import type { SettingsStore } from './settings-store.ts';
import { SettingsTiles } from '../../../ui/form/tiles.tsx';
import { TabSection } from '../../../ui/form/tab-section.tsx';

/** Game Preferences: sport and level of the first game, hints and timers. */
export function GamePreferences({ user, store }: { user: User; store: SettingsStore }) {
  const { t } = useTranslation();
  const pending = useStore(store, (state) => state.pending);
  const [wish, setWish] = useState<Preferences>(() => preferencesOf(user));
  const change = (part: Partial<Preferences>) => setWish({ ...wish, ...part });
  const form = useCheckedSubmit(() => store.savePreferences(wish));
  return (
    <TabSection title={t('settings.preferences.title')}>
      <Stack {...form}>
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
        <Switches>
          {switchNames.map((name) => (
            <Switch
              key={name}
              label={t(`settings.preferences.${name}`)}
              hint={t(`settings.preferences.${name}Hint`)}
              checked={wish[name]}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </Switches>
        <SaveLine>
          <Button type="submit" busy={pending === 'preferences'} disabled={pending !== undefined}>
            {t('settings.preferences.save')}
          </Button>
          <span>{t('settings.preferences.saved')}</span>
        </SaveLine>
      </Stack>
    </TabSection>
  );
}

const Stack = styled.form`
  display: grid;
  gap: ${space[5]};
`;

const Switches = styled.div`
  > * + * {
    border-top: 1px dashed ${color.rule};
  }
`;
