import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import {
  gameOn,
  nextGame,
  openGame,
  seeToast,
  shownGame,
  shownId,
  textOf,
  toastsOf,
} from '../screens/game-on-screen.ts';
import { guess, guessAll, wrongNames } from '../screens/guesses.ts';
import { test, type Visit } from '../product/test.ts';
import { openSignedIn, seePath } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

/** Takes a hint, so that the game on screen counts. */
async function touch(page: Page): Promise<number> {
  const id = await shownId(page);
  await gameOn(page).hint.click();
  await gameOn(page).takenHints.waitFor();
  return id;
}

const isRunning = ({ product }: Visit, id: number) =>
  product.storedGame(id).players[0]?.end === undefined;

const goOn = (page: Page) =>
  toastsOf(page).getByRole('button', { name: pt.waits.continue, exact: true });

test('a touched game: another league says that it waits, and leads back to it', async ({
  visit,
}) => {
  const { page } = visit;
  await openSignedIn(visit, '/dashboard');
  const id = await touch(page);
  await gameOn(page).league.selectOption('spanish-la-liga');
  await nextGame(visit, id);
  await seeToast(page, pt.waits.title);
  assert.ok(isRunning(visit, id));
  await goOn(page).click();
  await seePath(page, `/game/${id}`);
  await eventually(async () => assert.equal(await shownId(page), id));
  await gameOn(page).takenHints.waitFor();
});

test('a touched game: Play keeps the name that was begun, from the game and from the home page', async ({
  visit,
}) => {
  const { page } = visit;
  await openSignedIn(visit, '/dashboard');
  const id = await touch(page);
  const play = page.getByRole('link', { name: pt.nav.play, exact: true });
  await gameOn(page).field.fill('Moham');
  await play.click();
  await seePath(page, `/game/${id}`);
  await gameOn(page).openField.waitFor();
  assert.equal(await gameOn(page).field.inputValue(), 'Moham');
  await page.getByRole('link', { name: pt.nav.start, exact: true }).click();
  await seePath(page, '/home');
  await gameOn(page).openField.waitFor();
  await gameOn(page).field.fill('Bukay');
  await play.click();
  await seePath(page, `/game/${id}`);
  await gameOn(page).openField.waitFor();
  await eventually(async () => assert.equal(await gameOn(page).field.inputValue(), 'Bukay'));
});

test('a touched game: leaving it by a link says so once, and Play continues it', async ({
  visit,
}) => {
  const { page } = visit;
  await openSignedIn(visit, '/dashboard');
  const id = await touch(page);
  await page.goto('/dashboard');
  await seePath(page, `/game/${id}`);
  await seeToast(page, pt.game.notice.loaded);
  assert.match(await textOf(toastsOf(page)), /(hoje|amanhã) às \d\d:\d\d/);
  const toProfile = page.getByRole('link', { name: pt.nav.profile, exact: true });
  await toProfile.click();
  await seeToast(page, pt.waits.title);
  await goOn(page).click();
  await seePath(page, `/game/${id}`);
  await seeToast(page, pt.game.notice.loaded);
  await toProfile.click();
  await seePath(page, '/profile');
  assert.doesNotMatch(await textOf(toastsOf(page)), new RegExp(pt.waits.title));
});

test('a touched game: a streak is named as what waits with it', async ({ visit }) => {
  const { page } = visit;
  const won = await openSignedIn(visit, '/dashboard');
  await guess(page, won.athlete.name);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await gameOn(page).button(pt.game.ended.play).click();
  await nextGame(visit, won.id);
  await touch(page);
  await page.goto('/dashboard');
  await seeToast(page, pt.game.notice.loaded, pt.waits.streak.split('{{')[0] ?? '');
});

test('a touched game: a guest finds it again after a reload and after another sport', async ({
  visit,
}) => {
  const { page } = visit;
  await openGame(visit);
  const id = await touch(page);
  await page.reload();
  await gameOn(page).takenHints.waitFor();
  assert.equal(await shownId(page), id);
  await seeToast(page, pt.game.notice.loaded);
  await gameOn(page).button(pt.sports.tennis).click();
  await nextGame(visit, id);
  await seeToast(page, pt.waits.title);
  await goOn(page).click();
  await eventually(async () => assert.equal(await shownId(page), id));
  assert.ok(isRunning(visit, id));
});

test('a touched game: is given up by New Athlete alone, and then nothing waits', async ({
  visit,
}) => {
  const { page } = visit;
  const { button, dialog } = gameOn(page);
  await openSignedIn(visit, '/dashboard');
  const id = await touch(page);
  await button(pt.game.newAthlete).click();
  await dialog.getByRole('button', { name: pt.game.leave.confirm, exact: true }).click();
  const next = await nextGame(visit, id);
  assert.equal(isRunning(visit, id), false);
  await page.goto('/dashboard');
  await gameOn(page).openField.waitFor();
  assert.notEqual(await shownId(page), next.id);
  assert.notEqual(await shownId(page), id);
});

test('a finished game: opening it says nothing of going on', async ({ visit }) => {
  const { page, address } = visit;
  const game = await openSignedIn(visit, '/dashboard');
  const [last = '', ...wrong] = await wrongNames(address, game, 5);
  await guessAll(page, wrong);
  await guess(page, last);
  await page.getByRole('dialog').waitFor();
  await page.goto(`/game/${game.id}`);
  await page.getByText(game.athlete.name).first().waitFor();
  const said = await textOf(toastsOf(page));
  assert.ok(!said.includes(pt.game.notice.loadedText), said);
});

test('a selector that waits says so beside it, with the press to do it', async ({ visit }) => {
  const { page } = visit;
  const { button, dialog } = gameOn(page);
  await openSignedIn(visit, '/dashboard');
  const id = await touch(page);
  await button(pt.sports.tennis).click();
  const note = page.getByRole('status').filter({ hasText: pt.sports.tennis });
  await note.waitFor();
  await note.getByRole('button', { name: pt.game.newAthlete, exact: true }).click();
  await dialog.getByRole('button', { name: pt.game.leave.cancel }).click();
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(await shownId(page), id);
  await note.getByRole('button', { name: pt.game.newAthlete, exact: true }).click();
  await dialog.getByRole('button', { name: pt.game.leave.confirm, exact: true }).click();
  await nextGame(visit, id);
  assert.equal((await shownGame(visit)).sport, 'tennis');
  await note.waitFor({ state: 'detached' });
});
