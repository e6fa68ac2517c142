import type { Page } from '@playwright/test';
import { pt } from './texts.ts';

export type ProfileTab = Exclude<keyof typeof pt.profile.tabs, 'label'>;

/** Opens the profile at a tab, and waits until the tab is shown. */
export async function openProfile(page: Page, tab: ProfileTab = 'dashboard'): Promise<void> {
  await page.goto(`/profile?tab=${tab}`);
  await profileOn(page).content(tab).waitFor();
}

/** The elements of the profile's tabs, by role and name. */
export function profileOn(page: Page) {
  const { profile, history, settings } = pt;
  const part = (title: string) => page.getByRole('region', { name: title, exact: true });
  return {
    part,
    /** A tab's content: friends have no tab of their own where the index tabs name them. */
    content: (name: ProfileTab) =>
      page.getByRole('tabpanel', { name: profile.tabs[name], exact: true }),
    tab: (name: ProfileTab, selected?: boolean) =>
      page.getByRole('tab', {
        name: profile.tabs[name],
        exact: true,
        ...(selected !== undefined && { selected }),
      }),
    games: page.getByRole('region', { name: history.label, exact: true }).getByRole('listitem'),
    achievements: page.getByRole('tabpanel').getByRole('listitem'),
    scores: part(profile.scores.title),
    stats: part(profile.stats.title).getByRole('listitem'),
    sports: part(profile.sports.title).getByRole('listitem'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    account: part(settings.account.title),
    preferences: part(settings.preferences.title),
    security: part(settings.security.title),
  };
}
