import assert from 'node:assert/strict';
import type { Sport } from '@craque/common/domain/sport.ts';
import { eventually } from '../screens/eventually.ts';
import {
  gameOn,
  nextFrames,
  nextGame,
  notificationsOf,
  openGame,
  requestsOf,
  seeToast,
  shownGame,
  toastsOf,
} from '../screens/game-on-screen.ts';
import { guessesIn, wrongNames } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { pt } from '../screens/texts.ts';
import { breakCreation, broken } from '../product/broken-answers.ts';

test('failure: if no sport can be created the guest page says so in place and allows a retry', async ({
  visit,
}) => {
  const { page } = visit;
  const tried = requestsOf(page, 'POST', /^\/api\/games$/);
  await breakCreation(page);
  await page.goto('/');
  const { button } = gameOn(page);
  await page.getByRole('heading', { name: pt.game.ended.ready }).waitFor();
  const sports = tried.map((request) => (request.postDataJSON() as { sport: Sport }).sport);
  assert.deepEqual(sports, ['soccer', 'basketball', 'tennis', 'formula1']);
  await button(pt.game.newGame).first().click();
  await notificationsOf(page).waitFor({ state: 'attached' });
  await eventually(() => assert.equal(tried.length, 8));
  await page.getByRole('heading', { name: pt.game.ended.ready }).waitFor();
  await page.getByRole('alert').waitFor();
  await nextFrames(page);
  assert.equal(await toastsOf(page).count(), 0);
  await page.unrouteAll();
  await button(pt.game.newGame).first().click();
  await gameOn(page).openField.waitFor();
  assert.equal((await shownGame(visit)).sport, 'soccer');
});

test('failure: a guess whose answer was lost counts once when it is sent again', async ({
  visit,
}) => {
  const { page } = visit;
  const { openField, attempt } = gameOn(page);
  const sent = requestsOf(page, 'POST', /\/guess$/);
  const game = await openGame(visit);
  const [name = ''] = await wrongNames(visit.address, game, 1);
  await page.route(new RegExp(`/api/games/${game.id}`), async (route) => {
    const isGuess = route.request().method() === 'POST';
    if (isGuess) await route.fetch();
    return route.abort('connectionreset');
  });
  await openField.fill(name);
  await openField.press('Enter');
  await seeToast(page, 'Erro', pt.game.notice.guessFailed);
  assert.equal(guessesIn(await shownGame(visit)).length, 1, 'the api has taken the guess');
  await attempt(1, 5).waitFor();
  await page.unrouteAll();
  await openField.press('Enter');
  await attempt(2, 5).waitFor();
  const keys = sent.map((request) => request.headers()['idempotency-key']);
  assert.equal(keys.length, 2);
  assert.ok(keys[0] && keys[0] === keys[1], `keys ${keys.join(', ')}`);
  assert.equal(guessesIn(await shownGame(visit)).length, 1);
});

test('failure: a hint that fails is reported and costs nothing', async ({ visit }) => {
  const { page } = visit;
  const { hint, worth } = gameOn(page);
  await openGame(visit);
  await page.route(/\/hint\?/, (route) => route.fulfill(broken));
  await hint.click();
  await seeToast(page, 'Erro', pt.game.hint.failed);
  await worth(100).waitFor();
  await page.unrouteAll();
  await hint.click();
  await worth(90).waitFor();
  await eventually(async () => assert.equal(await toastsOf(page).count(), 1));
});

test('failure: a part that cannot be loaded leaves the page whole, comes at a press, and is reported', async ({
  visit,
}) => {
  const { page } = visit;
  const help = '**/assets/help-dialog-*.js';
  await page.route(help, (route) => route.abort());
  await openGame(visit);
  const reported = page.waitForRequest('**/api/faults');
  await gameOn(page).button(pt.game.howToPlay).click();
  const torn = page.getByRole('alert').filter({ hasText: pt.app.part.failed });
  await torn.waitFor();
  assert.match((await reported).postData() ?? '', /"kind":"torn".*"place":"help-dialog-/);
  assert.equal((await (await reported).response())?.status(), 201);
  await gameOn(page).openField.fill('a name');
  await page.unroute(help);
  await torn.getByRole('button', { name: pt.app.part.retry }).click();
  await page.getByRole('dialog', { name: pt.help.title }).waitFor();
});

test('guest page: a reload asks for the chosen league, once, and finds the same game', async ({
  visit,
}) => {
  const { page } = visit;
  const first = await openGame(visit);
  await gameOn(page).league.selectOption('spanish-la-liga');
  const second = await nextGame(visit, first.id);
  const asked = requestsOf(page, 'POST', /^\/api\/games$/);
  await page.reload();
  await gameOn(page).openField.waitFor();
  await nextFrames(page);
  const shown = await shownGame(visit);
  assert.deepEqual([shown.id, shown.league], [second.id, 'spanish-la-liga']);
  assert.equal(asked.length, 1);
});

test('failure: after an update of the server the page renews itself, not with a typed name', async ({
  visit,
}) => {
  const { page } = visit;
  const { id } = await openGame(visit);
  const opened = () => page.evaluate(() => performance.timeOrigin);
  const before = await opened();
  await page.route('**/assets/help-dialog-*.js', (route) => route.abort());
  await page.route(`${visit.address}/`, (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ body: '<script type="module" src="/assets/main-later.js"></script>' }),
  );
  await gameOn(page).openField.fill('qzqz');
  const asked = page.waitForResponse(`${visit.address}/`);
  await gameOn(page).button(pt.game.howToPlay).click();
  await asked;
  await page.getByRole('alert').filter({ hasText: pt.app.part.failed }).waitFor();
  await nextFrames(page);
  assert.equal(await opened(), before);
  await gameOn(page).openField.fill('');
  const reloaded = page.waitForEvent('load');
  await gameOn(page).league.selectOption('spanish-la-liga');
  await reloaded;
  const next = await nextGame(visit, id);
  assert.equal(next.league, 'spanish-la-liga');
  assert.notEqual(await opened(), before);
});
