import type { Page } from '@playwright/test';
import { gameOn, shownId } from '../screens/game-on-screen.ts';
import { guess } from '../screens/guesses.ts';
import { searchFor } from '../page/route-stops.ts';
import type { Texts } from '../screens/texts.ts';
import { searchedName } from './cast.ts';
import type { Scene, Setting } from './scene.ts';

const heading = ({ page }: Setting) => page.getByRole('heading', { level: 1 }).waitFor();
/** The field is there before the game is, which brings the sticker with it. */
async function openField({ page, texts }: Setting): Promise<void> {
  await gameOn(page, texts).openField.waitFor();
  await page.locator('[data-sticker] img').waitFor();
}

/** Well-known names, in an order with different bands. */
const wellKnown = [
  'Mohamed Salah',
  'Bukayo Saka',
  'Virgil van Dijk',
  'Erling Haaland',
  'Declan Rice',
  'Cole Palmer',
];

async function guessThree({ page, texts, cast }: Setting): Promise<void> {
  await gameOn(page, texts).openField.waitFor();
  const { athlete } = cast.product.storedGame(await shownId(page, texts));
  const wrong = wellKnown.filter((name) => name !== athlete.name).slice(0, 3);
  for (const name of wrong) await guess(page, name, texts);
  await gameOn(page, texts).attempt(4, 5).waitFor();
}

async function lose({ page, texts, cast }: Setting): Promise<void> {
  await gameOn(page, texts).openField.waitFor();
  const { athlete } = cast.product.storedGame(await shownId(page, texts));
  const wrong = wellKnown.filter((name) => name !== athlete.name).slice(0, 5);
  for (const name of wrong) await guess(page, name, texts);
  await page.getByText(texts.game.ended.lost).first().waitFor();
  // By then the sticker has turned.
  await page.waitForTimeout(1500);
}

async function win({ page, texts, cast }: Setting): Promise<void> {
  await gameOn(page, texts).openField.waitFor();
  const { athlete } = cast.product.storedGame(await shownId(page, texts));
  await guess(page, athlete.name, texts);
  await gameOn(page, texts).dialog.getByText(texts.result.won).waitFor();
  // By then the confetti has spread and the foil animation has run.
  await page.waitForTimeout(700);
}

async function fillRegistration({ page, texts }: Setting): Promise<void> {
  const { fields, strength } = texts.auth;
  await page.getByLabel(fields.username, { exact: true }).fill('marina');
  await page.getByLabel(fields.password, { exact: true }).fill('vira-a-figurinha-77');
  await page.getByText(strength.label).waitFor();
  await page.getByLabel(fields.displayName).fill('Marina Duarte');
}

/** Opens the profile menu, whoever is signed in; found behind a dialog, too. */
export const menuButton = ({ page, texts }: Setting) =>
  page.getByRole('button', { name: texts.nav.menu.split('{{')[0] ?? '', includeHidden: true });

async function openMenu(setting: Setting): Promise<void> {
  const { page, texts } = setting;
  await menuButton(setting).click();
  await page.getByRole('button', { name: texts.nav.logout }).waitFor();
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

async function showAllFeedback({ page, texts }: Setting): Promise<void> {
  const { feedback } = texts;
  await openTab(page, feedback.tabs.list);
  await openTab(page, feedback.tabs.all);
  await page.getByRole('combobox', { name: feedback.status.filter }).waitFor();
}

const tabOf = (
  tab: 'dashboard' | 'history' | 'achievements' | 'friends' | 'settings',
  title: string,
  ready: Scene['ready'],
): Scene => ({
  name: `profile-${tab}`,
  title,
  as: 'owner',
  path: `/profile?tab=${tab}`,
  ready,
  whole: 'on phones',
});

const seeText =
  (choose: (texts: Texts) => string): Scene['ready'] =>
  ({ page, texts }) =>
    page.getByText(choose(texts)).first().waitFor();

/** What a visitor without an account sees. */
export const guestScenes: readonly Scene[] = [
  { name: 'guest', title: 'Guest page', path: '/', ready: openField },
  { name: 'guest-game', title: 'Guest page, a game under way', path: '/', ready: guessThree },
  { name: 'guest-lost', title: 'Guest page, a lost game', path: '/', ready: lose },
  {
    name: 'daily-guest',
    title: 'Daily athletes, for a guest',
    path: '/daily',
    ready: seeText(({ daily }) => daily.streak.title),
    whole: 'on phones',
  },
  {
    name: 'ranking-guest',
    title: 'Ranking, for a guest',
    path: '/ranking?window=all',
    ready: seeText(({ ranking: { dailies } }) => dailies),
  },
  { name: 'login', title: 'Login', path: '/login', ready: heading },
  { name: 'register', title: 'Register', path: '/register', ready: fillRegistration },
  { name: 'landing', title: 'Landing', path: '/landing', ready: heading, whole: 'everywhere' },
  { name: 'not-found', title: 'Not found', path: '/no/such/page', ready: heading },
];

const dashboard = tabOf(
  'dashboard',
  'Profile: dashboard',
  seeText(({ profile }) => profile.stats.winRate),
);
const settings = tabOf('settings', 'Profile: settings', ({ page, texts }) =>
  gameOn(page, texts).button(texts.settings.deletion.button).waitFor(),
);
const mainScreen: Scene = {
  name: 'main',
  title: 'Main screen',
  as: 'owner',
  path: ({ cast }) => `/game/${cast.running}`,
  ready: openField,
};
const dailyPage: Scene = {
  name: 'daily',
  title: 'Daily athletes',
  as: 'owner',
  path: '/daily',
  ready: seeText(({ daily }) => daily.board.friends),
  whole: 'on phones',
};
const dailyArchive: Scene = {
  name: 'daily-archive',
  title: 'Daily athletes: earlier days',
  as: 'owner',
  path: '/daily/archive',
  ready: ({ page, texts }) =>
    page
      .getByRole('grid')
      .getByText(new RegExp(texts.daily.state.solvedPlain))
      .first()
      .waitFor({ state: 'attached' }),
  whole: 'on phones',
};
const ranking: Scene = {
  name: 'ranking',
  title: 'Ranking',
  as: 'owner',
  path: '/ranking',
  ready: seeText(({ ranking: { utc } }) => utc),
  whole: 'on phones',
};
const rankingOfFriends: Scene = {
  ...ranking,
  name: 'ranking-friends',
  title: 'Ranking among friends',
  path: '/ranking?scope=friends&window=month',
  ready: seeText(({ ranking: { ownTime } }) => ownTime),
};
const feedbackForm: Scene = {
  name: 'feedback-form',
  title: 'Feedback: the form',
  as: 'owner',
  path: '/feedback',
  ready: ({ page, texts }) => page.getByLabel(texts.feedback.fields.title).waitFor(),
  whole: 'on phones',
};

/** What an account adds. */
export const accountScenes: readonly Scene[] = [
  { name: 'home', title: 'Home', as: 'owner', path: '/home', ready: openField, whole: 'on phones' },
  dailyPage,
  dailyArchive,
  ranking,
  rankingOfFriends,
  mainScreen,
  {
    name: 'result',
    title: 'Result of a won game',
    as: 'owner',
    path: ({ cast, shot }) => `/game/${cast.almostWon[shot]}`,
    ready: win,
    moving: true,
  },
  dashboard,
  tabOf(
    'history',
    'Profile: history',
    seeText(({ history }) => history.resume),
  ),
  tabOf(
    'achievements',
    'Profile: achievements',
    seeText(({ achievements }) => achievements.collected),
  ),
  tabOf('friends', 'Profile: friends', async ({ page, texts }) => {
    await searchFor(page, searchedName, texts);
    await gameOn(page, texts).button(texts.friends.add.button).first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
  }),
  settings,
  {
    name: 'delete-account',
    title: 'Deleting the account',
    as: 'owner',
    path: '/profile?tab=settings',
    ready: async ({ page, texts }) => {
      await gameOn(page, texts).button(texts.settings.deletion.button).click();
      await gameOn(page, texts).dialog.waitFor();
    },
  },
  feedbackForm,
  {
    name: 'feedback-own',
    title: 'Feedback: one’s own',
    as: 'owner',
    path: '/feedback',
    ready: async ({ page, texts }) => {
      await openTab(page, texts.feedback.tabs.list);
      await page.getByText(texts.feedback.statuses.pending).waitFor();
    },
    whole: 'on phones',
  },
  {
    name: 'feedback-all',
    title: 'Feedback: all, for an admin',
    as: 'admin',
    path: '/feedback',
    ready: showAllFeedback,
    whole: 'on phones',
  },
  { name: 'placeholder', title: 'Placeholder', as: 'owner', path: '/game-history', ready: heading },
  { name: 'menu', title: 'Menu', as: 'owner', path: '/game-history', ready: openMenu },
];

const byName = (name: string) => guestScenes.filter((scene) => scene.name === name);

/** The screens with the most words, for the language with the longest ones. */
export const wordyScenes: readonly Scene[] = [
  ...byName('register'),
  dashboard,
  settings,
  feedbackForm,
  dailyPage,
  dailyArchive,
  ...byName('landing'),
  mainScreen,
];
