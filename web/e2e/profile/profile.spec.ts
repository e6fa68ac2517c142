import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { AccountExport } from '@craque/common/contracts/account-export.ts';
import type { Page } from '@playwright/test';
import { authOn, sendForm } from '../screens/account-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, openGame, seeToast, shownGame, textOf } from '../screens/game-on-screen.ts';
import { guessAll, wrongNames } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { accountPassword, freshName, register } from '../product/new-account.ts';
import { openProfile, profileOn } from '../screens/profile-on-screen.ts';
import { logIn, openSignedIn, seePath, signIn } from '../screens/signed-in.ts';
import { pt, textsIn } from '../screens/texts.ts';
import { chooseTheme, themeOf, noteFirstTheme } from '../screens/theme-on-screen.ts';
import { broken } from '../product/broken-answers.ts';

const { settings } = pt;

/** This page has no session: opening a protected page asks to sign in. */
async function seeSignedOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await authOn(page, 'login').title.waitFor();
}

/** Two devices of one user, the first at the settings. */
async function twoDevices(page: Page, other: Page): Promise<string> {
  const { username } = await signIn(page);
  await logIn(other, username);
  await Promise.all([openProfile(page, 'settings'), openProfile(other)]);
  return username;
}

test('profile: an unfinished game of the history is resumed', async ({ visit }) => {
  const { page } = visit;
  const game = await openSignedIn(visit, '/home');
  await guessAll(page, await wrongNames(visit.address, game, 1));
  await openProfile(page, 'history');
  const row = profileOn(page).games.filter({ hasText: pt.history.unknownAthlete });
  await row.waitFor();
  assert.ok((await textOf(row)).includes(pt.history.running));
  await row.getByRole('link', { name: pt.history.resume }).click();
  await seePath(page, `/game/${game.id}`);
  await gameOn(page).attempt(2, 5).waitFor();
  await seeToast(page, pt.game.notice.loaded);
});

test('settings: display name and picture are saved, or their errors are shown', async ({
  page,
}) => {
  await signIn(page);
  await openProfile(page, 'settings');
  const { account } = profileOn(page);
  const name = account.getByLabel(settings.account.displayName);
  const picture = account.getByLabel(settings.account.avatarUrl);
  const save = account.getByRole('button', { name: settings.account.save });
  await name.fill('Li');
  await picture.fill('http://example.com/a.png');
  await save.click();
  await page.getByText(pt.errors.display_name_too_short).waitFor();
  await page.getByText(pt.errors.invalid_avatar_url).waitFor();
  await name.fill('Lia Costa');
  await picture.fill('');
  await save.click();
  await seeToast(page, settings.done.profile.title);
  await page.getByRole('heading', { name: 'Lia Costa', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Lia Costa', level: 1 }).waitFor();
});

test('settings: the preferences decide sport, level, hints and clock of the next game', async ({
  visit,
}) => {
  const { page } = visit;
  await signIn(page);
  await openProfile(page, 'settings');
  const { preferences } = profileOn(page);
  const toggle = (name: string) => preferences.getByRole('switch', { name }).click();
  const choose = (name: string) =>
    preferences.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
  await choose(pt.sports.tennis);
  await choose(pt.levels.hard);
  await toggle(settings.preferences.showHints);
  await toggle(settings.preferences.showTimers);
  const save = preferences.getByRole('button', { name: settings.preferences.save });
  await page.route('**/api/user/preferences', (route) => route.fulfill(broken));
  await save.click();
  await seeToast(page, 'Erro', settings.failed.preferences);
  await page.unrouteAll();
  await save.click();
  await seeToast(page, settings.done.preferences.title, settings.done.preferences.text);
  const { attempt, hint } = gameOn(page);
  const game = await openGame(visit, '/home');
  assert.deepEqual([game.sport, game.difficulty], ['tennis', 'hard']);
  await page.reload();
  await attempt(1, 3).waitFor();
  assert.equal(await hint.count(), 0);
  assert.equal(await page.getByRole('timer').count(), 0);
  await page.goto('/');
  await attempt(1, 3).waitFor();
  assert.equal((await shownGame(visit)).sport, 'tennis');
});

test.describe(() => {
  test.use({ colorScheme: 'light' });
  test('settings: language and theme of the account apply on a new device', async ({
    page,
    elsewhere,
  }) => {
    const { username } = await signIn(page);
    await openProfile(page);
    await chooseTheme(page, 'dark');
    await page.getByRole('combobox', { name: pt.language.label }).selectOption('en');
    await eventually(async () => {
      const user = await (await page.request.get('/api/user')).json();
      assert.deepEqual([user.language, user.theme], ['en', 'dark']);
    });
    const device = await elsewhere();
    await device.goto('/login');
    assert.equal(await themeOf(device), 'light');
    await sendForm(device, 'login', { username, password: accountPassword });
    await gameOn(device, textsIn('en')).openField.waitFor();
    await eventually(async () => assert.equal(await themeOf(device), 'dark'));
    assert.equal(await device.evaluate(() => document.documentElement.lang), 'en');
    await device.addInitScript(noteFirstTheme);
    await device.reload();
    const first = await device.evaluate(() => Reflect.get(window, 'firstTheme') as unknown);
    assert.deepEqual(first, { theme: 'dark', body: false, paints: 0 });
    await gameOn(device, textsIn('en')).openField.waitFor();
  });
});

test('settings: a new password ends the other sessions and replaces the old one', async ({
  page,
  elsewhere,
}) => {
  const other = await elsewhere();
  const username = await twoDevices(page, other);
  const { security, button } = profileOn(page);
  const current = security.getByLabel(settings.password.current, { exact: true });
  const wanted = security.getByLabel(settings.password.new, { exact: true });
  await current.fill('errada-123');
  await wanted.fill('outra-senha-9');
  await button(settings.password.button).click();
  await security.getByText(pt.errors.wrong_password).waitFor();
  await current.fill(accountPassword);
  await button(settings.password.button).click();
  await seeToast(page, settings.done.password.title, settings.done.password.text);
  assert.equal(await current.inputValue(), '');
  await seeSignedOut(other);
  await openProfile(page, 'settings');
  await logIn(other, username, 'outra-senha-9');
  const old = { username, password: accountPassword };
  assert.equal((await other.request.post('/api/login', { data: old })).status(), 401);
});

test('settings: signing out everywhere ends this session and all others', async ({
  page,
  elsewhere,
}) => {
  const other = await elsewhere();
  await twoDevices(page, other);
  await profileOn(page).button(settings.sessions.button).click();
  const dialog = page.getByRole('dialog', { name: settings.sessions.ask });
  await dialog.getByRole('button', { name: settings.cancel }).click();
  await dialog.waitFor({ state: 'hidden' });
  await profileOn(page).button(settings.sessions.button).click();
  await dialog.getByRole('button', { name: settings.sessions.button }).click();
  await authOn(page, 'login').title.waitFor();
  await seeToast(page, settings.done.sessions.title);
  await seeSignedOut(other);
});

test('settings: all stored data is downloaded as one file', async ({ visit }) => {
  const { page } = visit;
  const { username } = await register(page.request, { email: 'lia@example.com' });
  const game = await openGame(visit, '/home');
  await guessAll(page, await wrongNames(visit.address, game, 1));
  await openProfile(page, 'settings');
  const download = page.waitForEvent('download');
  await profileOn(page).button(settings.export.button).click();
  const file = await download;
  assert.match(file.suggestedFilename(), new RegExp(`^craque-${username}-[\\d-]+\\.json$`));
  const text = await readFile(await file.path(), 'utf8');
  const held = JSON.parse(text) as AccountExport;
  assert.equal(held.user.email, 'lia@example.com');
  assert.deepEqual(
    held.games.map(({ id }) => id),
    [game.id],
  );
  assert.equal(text.includes(game.athlete.name), false, 'the game is not over');
  assert.doesNotMatch(text, /passwordHash|\$2b\$/);
  await seeToast(page, settings.done.export.title);
});

test('settings: an account is deleted with its password; its name is free and it cannot sign in', async ({
  page,
  elsewhere,
}) => {
  const { username } = await register(page.request, { username: freshName('tchau') });
  await openProfile(page, 'settings');
  await profileOn(page).button(settings.deletion.button).click();
  const dialog = page.getByRole('dialog', { name: settings.deletion.ask });
  await dialog.getByText(settings.deletion.lost.games).waitFor();
  const password = dialog.getByLabel(settings.deletion.password, { exact: true });
  const confirm = dialog.getByRole('button', { name: settings.deletion.confirm });
  await password.fill('errada-123');
  await confirm.click();
  await dialog.getByText(pt.errors.wrong_password).waitFor();
  await password.fill(accountPassword);
  await confirm.click();
  await seeToast(page, settings.done.deletion.title, settings.done.deletion.text);
  await seePath(page, '/');
  await page.getByText(pt.guest.badge, { exact: true }).waitFor();
  await page.goto('/login');
  await sendForm(page, 'login', { username, password: accountPassword });
  await seeToast(page, pt.auth.login.failed, pt.errors.wrong_credentials);
  await register((await elsewhere()).request, { username: username.toUpperCase() });
});
