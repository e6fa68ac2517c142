import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import {
  gameOn,
  nextGame,
  openGame,
  seeToast,
  shownId,
  textOf,
  toastsOf,
} from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { openSignedIn, seePath } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

/** Takes a hint, so that the game on screen counts. */
async function touch(page: Page): Promise<number> {
  const id = await shownId(page);
  await gameOn(page).hint.click();
  await gameOn(page).takenHints.waitFor();
  return id;
}

const goOn = (page: Page) =>
  toastsOf(page).getByRole('button', { name: pt.waits.continue, exact: true });

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
});
