import assert from 'node:assert/strict';
import {
  gameOn,
  nextGame,
  requestsOf,
  seeToast,
  shownGame,
  shownId,
} from '../screens/game-on-screen.ts';
import { guessAll, guessesIn, wrongNames } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { openSignedIn, seePath } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';

test('main screen: another sport and level take effect with New Athlete, which warns on a touched game', async ({
  visit,
}) => {
  const { page, product } = visit;
  const { button, dialog, level, attempt, waits } = gameOn(page);
  const game = await openSignedIn(visit, '/dashboard');
  const created = requestsOf(page, 'POST', /^\/api\/games/);
  await button(pt.sports.tennis).click();
  await level.selectOption('easy');
  await page.getByRole('button', { name: pt.sports.tennis, pressed: true }).waitFor();
  assert.equal(await shownId(page), game.id);
  assert.equal(created.length, 0);
  await attempt(1, 5).waitFor();
  await waits.getByRole('button', { name: pt.game.newAthlete }).click();
  const next = await nextGame(visit, game.id);
  assert.deepEqual([next.sport, next.difficulty, next.league], ['tennis', 'easy', 'atp']);
  assert.equal(created.length, 1);
  assert.match(new URL(created[0]?.url() ?? '').pathname, /\/reset$/);
  await seePath(page, `/game/${next.id}`);
  await guessAll(page, await wrongNames(visit.address, next, 1));
  await button(pt.game.newAthlete).click();
  await page.getByRole('dialog', { name: pt.game.leave.title }).waitFor();
  await dialog.getByRole('button', { name: pt.game.leave.cancel }).click();
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(await shownId(page), next.id);
  await attempt(2, 7).waitFor();
  await button(pt.game.newAthlete).click();
  await dialog.getByRole('button', { name: pt.game.leave.confirm, exact: true }).click();
  await nextGame(visit, next.id);
  await seeToast(page, filled(pt.game.notice.abandoned, { name: next.athlete.name }));
  assert.equal(product.storedGame(next.id).players[0]?.end?.status, 'abandoned');
  assert.equal(guessesIn(await shownGame(visit)).length, 0);
});
