import assert from 'node:assert/strict';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Page } from '@playwright/test';
import { registerStranger } from './collector.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, openGame, seeToast, shownGame } from '../screens/game-on-screen.ts';
import { wrongNames } from '../screens/guesses.ts';
import { type Visit, test } from '../product/test.ts';
import { accountPassword, freshName } from '../product/new-account.ts';
import { seePath } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';
import { focused, seeFocusKeptInDialog, seeFocusOn, tabTo } from '../screens/focus.ts';

async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function pressOn(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}

/** An arrow key to the neighbour in a group, which must show its focus. */
async function arrowTo(page: Page, name: string, key = 'ArrowRight'): Promise<void> {
  await page.keyboard.press(key);
  await seeFocusOn(page, name);
  assert.ok((await focused(page)).hasRing, `"${name}" shows no focus`);
}

async function registerByKeys(page: Page, username: string): Promise<void> {
  const { fields, login, register } = pt.auth;
  await page.goto('/auth');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, login.tab);
  await arrowTo(page, register.tab);
  await page.getByLabel(fields.displayName).waitFor();
  await typeInto(page, fields.username, username);
  await typeInto(page, fields.password, accountPassword);
  await typeInto(page, fields.displayName, 'Bia das Teclas');
  await pressOn(page, register.submit);
  await seeToast(page, register.success, filled(register.welcome, { name: 'Bia das Teclas' }));
}

/** Loses a game that is open. */
async function loseByKeys(visit: Visit): Promise<Game> {
  const { page, address } = visit;
  const { attempt, openField } = gameOn(page);
  await openField.waitFor();
  const game = await shownGame(visit);
  const wrong = await wrongNames(address, game, 5);
  await tabTo(page, pt.game.form.title);
  for (const [index, name] of wrong.entries()) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    if (index === 4) break;
    await attempt(index + 2, 5).waitFor();
    await openField.waitFor();
    await eventually(async () => assert.equal(await openField.inputValue(), ''));
    await seeFocusOn(page, pt.game.form.title);
  }
  return game;
}

async function seeFocusOnEnd(page: Page, { athlete }: Game): Promise<void> {
  await eventually(async () => {
    const { name } = await focused(page);
    assert.ok(name.includes(athlete.name), `the end has the focus, not "${name}"`);
  });
}

/** A dialog takes the focus, keeps it, and gives it back to what opened it. */
async function lookIntoDialog(page: Page, opener: string): Promise<void> {
  const { dialog } = gameOn(page);
  await pressOn(page, opener);
  await dialog.waitFor();
  assert.ok((await focused(page)).inDialog);
  await seeFocusKeptInDialog(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await seeFocusOn(page, opener);
}

test('keyboard: a guest skips to the content, reads the help, plays a game and reads its result by keyboard only', async ({
  visit,
}) => {
  const { page } = visit;
  await openGame(visit);
  await page.keyboard.press('Tab');
  const link = await focused(page);
  assert.equal(link.name, pt.app.skip);
  assert.ok(link.hasRing && link.onScreen);
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'content');
  await lookIntoDialog(page, pt.game.howToPlay);
  await page.reload();
  const game = await loseByKeys(visit);
  await page.getByRole('heading', { name: pt.game.ended.lost }).waitFor();
  await seeFocusOnEnd(page, game);
  await lookIntoDialog(page, pt.guest.last.details);
  await pressOn(page, pt.game.newGame, 'Shift+Tab');
  await gameOn(page).attempt(1, 5).waitFor();
  await gameOn(page).openField.waitFor();
});

/** From the first tab of the profile to the friends, checking the content of each on the way. */
async function walkTabs(page: Page): Promise<void> {
  const { tabs } = pt.profile;
  await page.getByRole('tab', { name: tabs.dashboard }).waitFor();
  await tabTo(page, tabs.dashboard);
  await arrowTo(page, tabs.history);
  await page.getByText(pt.history.lost, { exact: true }).waitFor();
  await arrowTo(page, pt.nav.album);
  await arrowTo(page, tabs.achievements);
  await page.getByText(pt.achievements.collected).waitFor();
  await pressOn(page, pt.nav.friends, 'Shift+Tab');
  await page.getByText(pt.friends.list.none).waitFor();
}

async function addFriendByKeys(page: Page, username: string): Promise<void> {
  await typeInto(page, pt.friends.add.label, username);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: pt.friends.add.button, exact: true }).waitFor();
  await pressOn(page, pt.friends.add.button);
  await seeToast(page, pt.friends.done.sent.title, pt.friends.done.sent.text);
  await page.getByText(pt.friends.add.requested).waitFor();
  await seeFocusOn(page, pt.friends.add.title);
}

async function changePreferencesByKeys(page: Page): Promise<void> {
  const { preferences } = pt.settings;
  await pressOn(page, pt.nav.profile, 'Shift+Tab');
  // A Tab before that may reach what is about to go.
  await page.getByRole('tab', { name: pt.profile.tabs.dashboard, selected: true }).waitFor();
  await tabTo(page, pt.profile.tabs.dashboard);
  const { history, achievements, friends, settings } = pt.profile.tabs;
  for (const tab of [history, pt.nav.album, achievements, friends, settings])
    await arrowTo(page, tab);
  await page.getByRole('button', { name: preferences.save }).waitFor();
  await tabTo(page, pt.sports.soccer);
  await arrowTo(page, pt.sports.basketball);
  await tabTo(page, pt.levels.medium);
  await arrowTo(page, pt.levels.easy, 'ArrowLeft');
  await tabTo(page, preferences.showHints);
  await page.keyboard.press('Space');
  await pressOn(page, preferences.save);
  await seeToast(page, pt.settings.done.preferences.title, pt.settings.done.preferences.text);
}

async function sendFeedbackByKeys(page: Page): Promise<void> {
  const { fields, types, submit, success, tabs } = pt.feedback;
  await pressOn(page, filled(pt.nav.menu, { name: 'Bia das Teclas' }), 'Shift+Tab');
  await pressOn(page, pt.nav.feedback);
  await seePath(page, '/feedback');
  await page.getByRole('heading', { name: pt.feedback.title, level: 1 }).waitFor();
  await tabTo(page, tabs.form);
  await tabTo(page, types.feedback);
  await arrowTo(page, types.suggestion);
  await typeInto(page, fields.title, 'Teclas');
  await typeInto(page, fields.content, 'Tudo funciona sem mouse.');
  await pressOn(page, submit);
  await page.getByRole('heading', { name: success.title }).waitFor();
  await tabTo(page, success.again);
  await tabTo(page, tabs.form, 'Shift+Tab');
  await arrowTo(page, tabs.list);
  await page.getByText('Tudo funciona sem mouse.').waitFor();
}

async function logOutByKeys(page: Page): Promise<void> {
  const menu = filled(pt.nav.menu, { name: 'Bia das Teclas' });
  const logout = page.getByRole('button', { name: pt.nav.logout });
  await pressOn(page, menu, 'Shift+Tab');
  await logout.waitFor();
  await page.keyboard.press('Escape');
  await logout.waitFor({ state: 'hidden' });
  await seeFocusOn(page, menu);
  await page.keyboard.press('Enter');
  await logout.waitFor();
  await pressOn(page, pt.nav.logout);
  await seePath(page, '/auth');
  await seeToast(page, pt.nav.loggedOut.title, pt.nav.loggedOut.text);
}

test('keyboard: register, play, visit the profile, add a friend, set preferences, send feedback and log out by keyboard only', async ({
  visit,
}) => {
  const { page } = visit;
  const other = await registerStranger(visit, freshName('teo'));
  await registerByKeys(page, freshName('bia'));
  const game = await loseByKeys(visit);
  const { dialog } = gameOn(page);
  await dialog.getByText(pt.result.lost).waitFor();
  assert.ok((await focused(page)).inDialog, 'the result has the focus');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await seeFocusOnEnd(page, game);
  await pressOn(page, pt.nav.profile, 'Shift+Tab');
  await seePath(page, '/profile');
  await walkTabs(page);
  await addFriendByKeys(page, other.username);
  await changePreferencesByKeys(page);
  await sendFeedbackByKeys(page);
  await logOutByKeys(page);
});
