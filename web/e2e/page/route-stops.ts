import type { Page } from '@playwright/test';
import type { Collector } from './collector.ts';
import { gameOn, shownGame } from '../screens/game-on-screen.ts';
import type { Visit } from '../product/test.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { filled, type Texts } from '../screens/texts.ts';

/** A route in one of its states. */
export type Stop = {
  where: string;
  path: string;
  /** Sets up the state and waits until it is on screen. */
  ready(page: Page): Promise<unknown>;
  /** Part of it lies over the rest on purpose. */
  isOver?: true;
};

/** A screen that is there once a text is. */
const textStop = (where: string, path: string, text: string): Stop => ({
  where,
  path,
  ready: (page) => page.getByText(text).first().waitFor(),
});

/** A screen that is there once its heading is. */
const headingStop = (where: string, path: string): Stop => ({
  where,
  path,
  ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
});

/** What everybody may see, and users see more of. */
const publicStops = ({ daily, ranking }: Texts): readonly Stop[] => [
  headingStop('landing', '/landing'),
  textStop('ranking', '/ranking', ranking.utc),
  textStop('daily athletes', '/daily', daily.streak.title),
];

/** What is the same for everybody. */
const commonStops = ({ game }: Texts): readonly Stop[] => [
  headingStop('nowhere', '/nowhere'),
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

/** The game of a guest from its start to its end: each stop goes on where the last one stopped. */
export const gameStops = (visit: Visit, texts: Texts): readonly Stop[] => {
  const { openField, hint, takenHints, field, button, dialog } = gameOn(visit.page, texts);
  const wrong = async () => wrongNames(visit.address, await shownGame(visit, texts), 5);
  const guessEach = async (names: readonly string[]) => {
    for (const name of names) await guess(visit.page, name, texts);
  };
  return [
    { where: 'guest game', path: '/', ready: () => openField.waitFor() },
    {
      where: 'game with suggestions',
      isOver: true,
      path: '/',
      ready: async () => {
        await openField.waitFor();
        const [first = '', second = '', third = ''] = await wrong();
        await guessEach([first, second]);
        await hint.click();
        await takenHints.waitFor();
        await field.fill(third.slice(0, 3));
      },
    },
    {
      where: 'help',
      path: '/',
      ready: async () => {
        await openField.waitFor();
        await button(texts.game.howToPlay).click();
        await dialog.getByText(texts.help.levels).waitFor();
      },
    },
    {
      where: 'result',
      isOver: true,
      path: '/',
      ready: async () => {
        await openField.waitFor();
        await guessEach((await wrong()).slice(2));
        await button(texts.guest.last.details).click();
        await dialog.getByText(texts.result.lost).waitFor();
      },
    },
  ];
};

export const signedOutStops = (texts: Texts): readonly Stop[] => [
  ...publicStops(texts),
  ...commonStops(texts),
  headingStop('auth', '/auth'),
  headingStop('reset', '/reset'),
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
];

const history = '/profile?tab=history';
const album = `${history}&view=album`;
const achievements = '/profile?tab=achievements';
const friends = '/profile?tab=friends';
const settings = '/profile?tab=settings';

async function openFeedbackTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

/** Every route that a signed-in user may see, with content on every tab of the profile. */
export const signedInStops = (
  { others, running }: Omit<Collector, 'user'>,
  texts: Texts,
): readonly Stop[] => [
  ...publicStops(texts),
  ...['/', `/game/${running}`].map((path) => ({
    where: `game at ${path}`,
    path,
    ready: (page: Page) => gameOn(page, texts).openField.waitFor(),
  })),
  textStop('dashboard', '/profile', texts.profile.stats.winRate),
  textStop('history', history, texts.history.resume),
  {
    where: 'album',
    path: album,
    ready: (page) => page.getByRole('progressbar', { name: texts.album.label }).waitFor(),
  },
  textStop('album of a league', `${album}&league=formula-1`, texts.album.notCollected),
  textStop('set of the week', `${album}&set=week`, texts.album.set.rule),
  textStop('achievements', achievements, texts.achievements.collected),
  {
    where: 'friends',
    path: friends,
    ready: async (page) => {
      await page.getByRole('button', { name: texts.friends.requests.decline }).first().waitFor();
      await searchFor(page, others, texts);
      await gameOn(page, texts).button(texts.friends.add.button).first().waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  textStop('settings', settings, texts.settings.deletion.button),
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
      await openFeedbackTab(page, texts.feedback.tabs.list);
      await page.getByText(texts.feedback.statuses.pending).waitFor();
    },
  },
  headingStop('placeholder of the history', '/game-history'),
  headingStop('placeholder of the achievements', '/achievements'),
  headingStop('placeholder of the friends', '/friends'),
];

/** The same for a new user. */
export const emptyStops = (texts: Texts): readonly Stop[] => [
  textStop('empty dashboard', '/profile', texts.profile.stats.winRate),
  textStop('empty history', history, texts.history.emptyTitle),
  textStop('empty album', album, texts.album.empty.text),
  textStop('empty album of a league', `${album}&league=nba`, texts.album.empty.text),
  textStop('empty set of the week', `${album}&set=week`, texts.album.set.rule),
  textStop('empty achievements', achievements, texts.achievements.collected),
  {
    where: 'empty friends',
    path: friends,
    ready: async (page) => {
      await page.getByText(texts.friends.list.none).waitFor();
      await searchFor(page, 'nobodyhasthisname', texts);
      await page.getByText(texts.friends.add.none).waitFor();
    },
  },
  {
    where: 'empty feedback list',
    path: '/feedback',
    ready: async (page) => {
      await openFeedbackTab(page, texts.feedback.tabs.list);
      await page.getByText(texts.feedback.noFeedbackYet).waitFor();
    },
  },
];

export async function searchFor(page: Page, name: string, texts: Texts): Promise<void> {
  await page.getByLabel(texts.friends.add.label, { exact: true }).fill(name);
  await gameOn(page, texts).button(texts.friends.add.search).click();
}

export const adminStops = ({ feedback }: Texts): readonly Stop[] => [
  {
    where: 'admin pointer',
    path: '/feedback',
    ready: async (page) => {
      await openFeedbackTab(page, feedback.tabs.admin);
      await page.getByRole('button', { name: feedback.admin.show, exact: true }).waitFor();
    },
  },
  {
    where: 'all feedback',
    path: '/feedback',
    ready: async (page) => {
      await openFeedbackTab(page, feedback.tabs.admin);
      await page.getByRole('button', { name: feedback.admin.show, exact: true }).click();
      await page.getByText(feedback.anonymous).first().waitFor();
    },
  },
];

/** Opens the profile menu, whoever is signed in. */
export async function openMenu(page: Page, { nav }: Texts): Promise<void> {
  await page.getByRole('button', { name: nav.menu.split('{{')[0] ?? '' }).click();
  await page.getByRole('button', { name: nav.logout }).waitFor();
}

/** The menu and the dialogs of a user with content. */
export const overlayStops = (texts: Texts): readonly Stop[] => [
  {
    where: 'menu of the header',
    path: '/game-history',
    isOver: true,
    ready: (page) => openMenu(page, texts),
  },
  {
    where: 'sign out everywhere',
    path: settings,
    ready: async (page) => {
      await gameOn(page, texts).button(texts.settings.sessions.button).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    where: 'delete account',
    path: settings,
    ready: async (page) => {
      await gameOn(page, texts).button(texts.settings.deletion.button).click();
      await gameOn(page, texts).button(texts.settings.deletion.confirm).click();
      await page.getByRole('dialog').getByText(texts.errors.password_too_short).waitFor();
    },
  },
  {
    where: 'remove a friend',
    path: friends,
    ready: async (page) => {
      const name = new RegExp(filled(texts.friends.remove.button, { name: '.+' }));
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    where: 'sticker of the album',
    path: `${album}&league=formula-1`,
    ready: async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await page.getByRole('dialog').getByText(texts.album.wins_one).waitFor();
    },
  },
];
