import type { FeedbackItem } from '@craque/common/contracts/feedback.ts';
import type { User } from '@craque/common/contracts/user.ts';
import { feedbackStatuses } from '@craque/common/domain/feedback.ts';
import type { Page } from '@playwright/test';
import type { Collector } from './collector.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { type Texts, pt } from '../screens/texts.ts';

/** A route in one of its states. */
export type Stop = {
  where: string;
  path: string;
  /** Sets up the state and waits until it is on screen. */
  ready(page: Page): Promise<unknown>;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** The dailies, which everybody has. */
const dailyStops = ({ daily, game }: Texts): readonly Stop[] => [
  {
    where: 'daily athletes',
    path: '/daily',
    ready: (page) => page.getByText(daily.streak.title, { exact: true }).waitFor(),
  },
  {
    where: 'archive of the dailies',
    path: '/daily/archive',
    ready: (page) => page.getByRole('grid').waitFor(),
  },
  {
    where: 'daily game',
    path: '/daily/tennis',
    ready: (page) =>
      page.getByRole('combobox', { name: game.form.title, disabled: false }).waitFor(),
  },
  {
    where: 'daily that has not begun',
    path: '/daily/tennis/2999-01-01',
    ready: (page) => page.getByRole('alert').waitFor(),
  },
];

/** The rankings, which everybody may see. */
const rankingStop = ({ ranking }: Texts): Stop => ({
  where: 'ranking',
  path: '/ranking',
  ready: (page) => page.getByText(ranking.utc, { exact: true }).waitFor(),
});

export const signedOutStops = (texts: Texts = pt): readonly Stop[] => [
  { where: 'guest game', path: '/', ready: (page) => gameOn(page, texts).openField.waitFor() },
  { where: 'landing', path: '/landing', ready: heading },
  ...dailyStops(texts),
  rankingStop(texts),
  { where: 'auth', path: '/auth', ready: heading },
  {
    where: 'login with violations',
    path: '/login',
    ready: async (page) => {
      await gameOn(page, texts).button(texts.auth.login.submit).click();
      await page.getByText(texts.errors.username_too_short).waitFor();
    },
  },
  {
    where: 'register with violations',
    path: '/register',
    ready: async (page) => {
      await page.getByLabel(texts.auth.fields.password, { exact: true }).fill('segredo');
      await page.getByText(texts.auth.strength.label).waitFor();
      await page.getByLabel(texts.auth.fields.email).fill('nenhum');
      await gameOn(page, texts).button(texts.auth.register.submit).click();
      await page.getByText(texts.errors.invalid_email).waitFor();
    },
  },
  { where: 'nowhere', path: '/nowhere', ready: heading },
];

/** Every route that a signed-in user may see; `busy` is the profile with content on every tab. */
export const signedInStops = (
  { others, running }: Collector,
  texts: Texts = pt,
): readonly Stop[] => [
  {
    where: 'game of the account',
    path: '/',
    ready: (page) => gameOn(page, texts).openField.waitFor(),
  },
  {
    where: 'main game screen',
    path: `/game/${running}`,
    ready: (page) => gameOn(page, texts).openField.waitFor(),
  },
  { where: 'landing', path: '/landing', ready: heading },
  ...dailyStops(texts),
  {
    where: 'dashboard',
    path: '/profile',
    ready: (page) => page.getByText(texts.profile.stats.winRate, { exact: true }).waitFor(),
  },
  {
    where: 'history',
    path: '/profile?tab=history',
    ready: (page) => page.getByRole('link', { name: texts.history.resume }).first().waitFor(),
  },
  {
    where: 'album',
    path: '/profile?tab=history&view=album',
    ready: (page) => page.getByRole('progressbar', { name: texts.album.label }).waitFor(),
  },
  {
    where: 'album of a league',
    path: '/profile?tab=history&view=album&league=formula-1',
    ready: (page) => page.getByText(texts.album.notCollected).first().waitFor(),
  },
  {
    where: 'achievements',
    path: '/profile?tab=achievements',
    ready: (page) => page.getByText(texts.achievements.collected).waitFor(),
  },
  {
    where: 'friends',
    path: '/profile?tab=friends',
    ready: async (page) => {
      await page.getByRole('button', { name: texts.friends.requests.decline }).waitFor();
      await searchFor(page, others, texts);
      await page.getByRole('button', { name: texts.friends.add.button, exact: true }).waitFor();
    },
  },
  {
    where: 'settings',
    path: '/profile?tab=settings',
    ready: (page) => gameOn(page, texts).button(texts.settings.deletion.button).waitFor(),
  },
  {
    where: 'feedback form',
    path: '/feedback',
    ready: async (page) => {
      await gameOn(page, texts).button(texts.feedback.submit).click();
      await page.getByText(texts.errors.content_required).waitFor();
    },
  },
  {
    where: 'feedback list',
    path: '/feedback',
    ready: async (page) => {
      await page.getByRole('tab', { name: texts.feedback.tabs.list }).click();
      await page.getByText(texts.feedback.statuses.pending).waitFor();
    },
  },
  { where: 'placeholder of the history', path: '/game-history', ready: heading },
  { where: 'placeholder of the achievements', path: '/achievements', ready: heading },
  { where: 'placeholder of the friends', path: '/friends', ready: heading },
  { where: 'nowhere', path: '/nowhere', ready: heading },
];

/** The same for a new user. */
export const emptyStops: readonly Stop[] = [
  {
    where: 'empty dashboard',
    path: '/profile',
    ready: (page) => page.getByText(pt.profile.stats.winRate, { exact: true }).waitFor(),
  },
  {
    where: 'empty history',
    path: '/profile?tab=history',
    ready: (page) => page.getByText(pt.history.emptyTitle).waitFor(),
  },
  {
    where: 'empty album',
    path: '/profile?tab=history&view=album',
    ready: (page) => page.getByText(pt.album.empty.text).waitFor(),
  },
  {
    where: 'empty album of a league',
    path: '/profile?tab=history&view=album&league=nba',
    ready: (page) => page.getByText(pt.album.empty.text).waitFor(),
  },
  {
    where: 'empty achievements',
    path: '/profile?tab=achievements',
    ready: (page) => page.getByText(pt.achievements.collected).waitFor(),
  },
  {
    where: 'empty friends',
    path: '/profile?tab=friends',
    ready: async (page) => {
      await page.getByText(pt.friends.list.none).waitFor();
      await searchFor(page, 'nobodyhasthisname', pt);
      await page.getByText(pt.friends.add.none).waitFor();
    },
  },
  {
    where: 'empty feedback list',
    path: '/feedback',
    ready: async (page) => {
      await page.getByRole('tab', { name: pt.feedback.tabs.list }).click();
      await page.getByText(pt.feedback.noFeedbackYet).waitFor();
    },
  },
];

export async function searchFor(page: Page, name: string, texts: Texts): Promise<void> {
  await page.getByLabel(texts.friends.add.label, { exact: true }).fill(name);
  await gameOn(page, texts).button(texts.friends.add.search).click();
}

/**
 * Makes the page treat its user as an admin, with a feedback entry in every state and one without
 * an author.
 */
export async function becomeAdmin(page: Page, user: User): Promise<void> {
  const items = feedbackStatuses.map(
    (status, index): FeedbackItem => ({
      id: `f${index}`,
      type: 'bug',
      title: `A tela some no celular ${index}`,
      content: 'Ao girar o aparelho.',
      email: null,
      userId: null,
      status,
      createdAt: '2026-11-20T10:00:00.000Z',
      user: index === 0 ? null : { ...user },
    }),
  );
  await page.route('**/api/user', (route) => route.fulfill({ json: { ...user, isAdmin: true } }));
  await page.route('**/api/feedback/all', (route) => route.fulfill({ json: items }));
}

const openList = async (page: Page) => {
  await page.getByRole('tab', { name: pt.feedback.tabs.admin }).click();
  await gameOn(page).button(pt.feedback.admin.show).click();
  await page.getByText(pt.feedback.anonymous).first().waitFor();
};

export const adminStops: readonly Stop[] = [
  {
    where: 'admin pointer',
    path: '/feedback',
    ready: async (page) => {
      await page.getByRole('tab', { name: pt.feedback.tabs.admin }).click();
      await gameOn(page).button(pt.feedback.admin.show).waitFor();
    },
  },
  { where: 'all feedback', path: '/feedback', ready: openList },
];

async function openMenu(page: Page): Promise<void> {
  const name = pt.nav.menu.split('{{')[0] ?? '';
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: pt.nav.logout }).waitFor();
}

async function openDialog(page: Page, button: string): Promise<void> {
  await gameOn(page).button(button).click();
  await gameOn(page).dialog.waitFor();
}

/** Overlays of a page: menus and dialogs. */
export const overlayStops: readonly Stop[] = [
  { where: 'menu of the header', path: '/game-history', ready: openMenu },
  {
    where: 'sign out everywhere',
    path: '/profile?tab=settings',
    ready: (page) => openDialog(page, pt.settings.sessions.button),
  },
  {
    where: 'delete account',
    path: '/profile?tab=settings',
    ready: async (page) => {
      await openDialog(page, pt.settings.deletion.button);
      await gameOn(page).button(pt.settings.deletion.confirm).click();
      await gameOn(page).dialog.getByText(pt.errors.password_too_short).waitFor();
    },
  },
  {
    where: 'remove a friend',
    path: '/profile?tab=friends',
    ready: async (page) => {
      const first = pt.friends.remove.button.split('{{')[0] ?? '';
      await page.getByRole('button', { name: first }).click();
      await gameOn(page).dialog.waitFor();
    },
  },
];
