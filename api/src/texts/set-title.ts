import { type SetTheme, setThemes, themeId } from '@craque/common/domain/record/set-theme.ts';
import { leagueName } from '@craque/common/domain/sport.ts';
import type { Texts } from './texts.ts';

/** As an album prints it on top of the page. */
export function setTitle({ t, nation, language }: Texts, theme: SetTheme): string {
  const { key, ...values } = theme;
  if (key === 'slam') return t(`sets.slam.${theme.slam}`);
  return t(`sets.${key}`, {
    ...values,
    ...('decade' in theme && { end: theme.decade + 9 }),
    ...('league' in theme && { league: leagueName(theme.league, language) }),
    ...('country' in theme && { country: nation(theme.country) }),
    ...('teams' in theme && { one: theme.teams[0], other: theme.teams[1] }),
  });
}

/** Of the theme that a game was drawn from; undefined if it is no longer in the list. */
export function keptSetTitle(texts: Texts, id: string): string | undefined {
  const theme = setThemes.find((each) => themeId(each) === id);
  return theme && setTitle(texts, theme);
}
