import { useTranslation } from '../../lib/translation.ts';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Select } from '../../ui/form/select.tsx';
import { line } from '../../ui/layout.ts';
import { type ThemeChoice, theme, themeChoices, useThemeChoice } from '../theme/theme-choice.ts';

const icons: Record<ThemeChoice, IconName> = { light: 'sun', dark: 'moon', system: 'device' };

/** `named` shows the chosen theme's name beside its icon. */
export function ThemeSwitcher({ named = false }: { named?: boolean }) {
  const { t } = useTranslation();
  const choice = useThemeChoice();
  return (
    <Select
      bare={!named}
      label={t('theme.label')}
      value={choice}
      options={themeChoices.map((each) => ({ value: each, label: t(`theme.${each}`) }))}
      onChange={theme.choose}
      face={
        <Sign>
          <Icon name={icons[choice]} />
          {named && t(`theme.${choice}`)}
        </Sign>
      }
    />
  );
}

const Sign = styled.span`
  ${line(2)}
`;
