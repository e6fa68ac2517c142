import type { Page } from '@playwright/test';
import { gameOn, shownId } from '../screens/game-on-screen.ts';
import { guess } from '../screens/guesses.ts';
import { overlayStops, signedInStops, signedOutStops, type Stop } from '../page/route-stops.ts';
import type { Texts } from '../screens/texts.ts';
import { searchedName } from './cast.ts';
import { type Scene, sceneAt, type Setting } from './scene.ts';

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

async function hiddenName({ page, texts, cast }: Setting): Promise<string> {
  await gameOn(page, texts).openField.waitFor();
  return cast.product.storedGame(await shownId(page, texts)).athlete.name;
}

async function guessWrong(setting: Setting, count: number): Promise<void> {
  const hidden = await hiddenName(setting);
  const wrong = wellKnown.filter((name) => name !== hidden).slice(0, count);
  for (const name of wrong) await guess(setting.page, name, setting.texts);
}

async function guessThree(setting: Setting): Promise<void> {
  await guessWrong(setting, 3);
  await gameOn(setting.page, setting.texts).attempt(4, 5).waitFor();
}

async function lose(setting: Setting): Promise<void> {
  await guessWrong(setting, 5);
  await setting.page.getByText(setting.texts.game.ended.lost).first().waitFor();
  // By then the sticker has turned.
  await setting.page.waitForTimeout(1500);
}

async function win(setting: Setting): Promise<void> {
  const { page, texts } = setting;
  await guess(page, await hiddenName(setting), texts);
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

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

async function showAllFeedback({ page, texts }: Setting): Promise<void> {
  const { feedback } = texts;
  await openTab(page, feedback.tabs.list);
  await openTab(page, feedback.tabs.all);
  await page.getByRole('combobox', { name: feedback.status.filter }).waitFor();
}

const stopsOf = ({ cast, texts }: Setting): readonly Stop[] => [
  ...signedOutStops(texts),
  ...signedInStops({ others: searchedName, running: cast.running }, texts),
  ...overlayStops(texts),
];

const at = (where: string, name: string, title: string, as?: Scene['as']): Scene =>
  sceneAt(where, { name, title, ...(as && { as }) }, stopsOf);
const wholeAt = (...scene: Parameters<typeof at>): Scene => ({
  ...at(...scene),
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
  wholeAt('daily athletes', 'daily-guest', 'Daily athletes, for a guest'),
  {
    name: 'ranking-guest',
    title: 'Ranking, for a guest',
    path: '/ranking?window=all',
    ready: seeText(({ ranking: { dailies } }) => dailies),
  },
  { name: 'login', title: 'Login', path: '/login', ready: heading },
  { name: 'register', title: 'Register', path: '/register', ready: fillRegistration },
  { name: 'landing', title: 'Landing', path: '/landing', ready: heading, whole: 'everywhere' },
  at('nowhere', 'not-found', 'Not found'),
];

const ranking = wholeAt('ranking', 'ranking', 'Ranking', 'owner');

/** What an account adds. */
export const accountScenes: readonly Scene[] = [
  { name: 'home', title: 'Home', as: 'owner', path: '/home', ready: openField, whole: 'on phones' },
  wholeAt('daily athletes', 'daily', 'Daily athletes', 'owner'),
  {
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
  },
  ranking,
  {
    ...ranking,
    name: 'ranking-friends',
    title: 'Ranking among friends',
    path: '/ranking?scope=friends&window=month',
    ready: seeText(({ ranking: { ownTime } }) => ownTime),
  },
  {
    name: 'main',
    title: 'Main screen',
    as: 'owner',
    path: ({ cast }) => `/game/${cast.running}`,
    ready: openField,
  },
  {
    name: 'result',
    title: 'Result of a won game',
    as: 'owner',
    path: ({ cast, shot }) => `/game/${cast.almostWon[shot]}`,
    ready: win,
    moving: true,
  },
  wholeAt('dashboard', 'profile-dashboard', 'Profile: dashboard', 'owner'),
  wholeAt('history', 'profile-history', 'Profile: history', 'owner'),
  wholeAt('achievements', 'profile-achievements', 'Profile: achievements', 'owner'),
  wholeAt('friends', 'profile-friends', 'Profile: friends', 'owner'),
  wholeAt('settings', 'profile-settings', 'Profile: settings', 'owner'),
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
  {
    name: 'feedback-form',
    title: 'Feedback: the form',
    as: 'owner',
    path: '/feedback',
    ready: ({ page, texts }) => page.getByLabel(texts.feedback.fields.title).waitFor(),
    whole: 'on phones',
  },
  wholeAt('feedback list', 'feedback-own', 'Feedback: one’s own', 'owner'),
  {
    name: 'feedback-all',
    title: 'Feedback: all, for an admin',
    as: 'admin',
    path: '/feedback',
    ready: showAllFeedback,
    whole: 'on phones',
  },
  at('placeholder of the history', 'placeholder', 'Placeholder', 'owner'),
  at('menu of the header', 'menu', 'Menu', 'owner'),
];

/** The screens with the most words, for the language with the longest ones. */
export const wordyScenes = [...guestScenes, ...accountScenes].filter(({ name }) =>
  [
    'register',
    'landing',
    'daily',
    'daily-archive',
    'main',
    'profile-dashboard',
    'profile-settings',
    'feedback-form',
  ].includes(name),
);
