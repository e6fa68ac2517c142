import assert from 'node:assert/strict';
import type { GameView } from '@craque/common/contracts/games.ts';
import {
  gameOn,
  nextGame,
  openGame,
  requestsOf,
  seeToast,
  shownGame,
  shownId,
  toastsOf,
} from '../screens/game-on-screen.ts';
import { guessAll, guessesIn, wrongNames } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { openSignedIn, seePath, signIn } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';
import { breakCreation, broken } from '../product/broken-answers.ts';

function startsAt(path: string): void {
  test(`main screen: ${path} starts a game and the address follows`, async ({ visit }) => {
    const { page } = visit;
    const game = await openSignedIn(visit, path);
    await seePath(page, `/game/${game.id}`);
    assert.deepEqual([game.sport, game.difficulty], ['soccer', 'medium']);
    assert.equal(await toastsOf(page).count(), 0);
    await gameOn(page).league.waitFor();
    assert.equal(await page.getByText(pt.guest.badge, { exact: true }).count(), 0);
  });
}

function loadsAt(base: string): void {
  test(`main screen: ${base}/{id} loads a running game and says so`, async ({ visit }) => {
    const { page } = visit;
    const game = await openSignedIn(visit, '/dashboard');
    const [name = ''] = await wrongNames(visit.address, game, 1);
    await guessAll(page, [name]);
    const again = await openGame(visit, `${base}/${game.id}`);
    assert.equal(again.id, game.id);
    await seeToast(page, pt.game.notice.loaded);
    await gameOn(page).attempt(2, 5).waitFor();
    await gameOn(page).history.getByText(name).first().waitFor();
  });
}

test("main screen: somebody else's game is not found and a new one replaces it", async ({
  visit,
}) => {
  const { page, address } = visit;
  const reply = await fetch(`${address}/api/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  const foreign = (await reply.json()) as GameView;
  const game = await openSignedIn(visit, `/game/${foreign.id}`);
  assert.notEqual(game.id, foreign.id);
  await seeToast(page, pt.game.notice.notFound);
  await seePath(page, `/game/${game.id}`);
});

test('main screen: another sport and level take effect with New Athlete', async ({ visit }) => {
  const { page } = visit;
  const { button, level, attempt, waits } = gameOn(page);
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
});

test('main screen: New Athlete warns on a touched game and then names the athlete', async ({
  visit,
}) => {
  const { page, product } = visit;
  const { button, dialog, attempt } = gameOn(page);
  const game = await openSignedIn(visit, '/dashboard');
  await guessAll(page, await wrongNames(visit.address, game, 1));
  await button(pt.game.newAthlete).click();
  await page.getByRole('dialog', { name: pt.game.leave.title }).waitFor();
  await dialog.getByRole('button', { name: pt.game.leave.cancel }).click();
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(await shownId(page), game.id);
  await attempt(2, 5).waitFor();
  await button(pt.game.newAthlete).click();
  await dialog.getByRole('button', { name: pt.game.leave.confirm, exact: true }).click();
  await nextGame(visit, game.id);
  await seeToast(page, filled(pt.game.notice.abandoned, { name: game.athlete.name }));
  assert.equal(product.storedGame(game.id).players[0]?.end?.status, 'abandoned');
  assert.equal(guessesIn(await shownGame(visit)).length, 0);
});

test('main screen: New Athlete that fails is reported and the game stays', async ({ visit }) => {
  const { page } = visit;
  const { button, openField } = gameOn(page);
  const game = await openSignedIn(visit, '/dashboard');
  await page.route(/\/reset$/, (route) => route.fulfill(broken));
  await button(pt.game.newAthlete).click();
  await seeToast(page, 'Erro', pt.game.notice.resetFailed);
  await openField.waitFor();
  assert.equal(await shownId(page), game.id);
});

test('main screen: if no sport can be created the general message is shown', async ({ page }) => {
  await signIn(page);
  await breakCreation(page, () => true);
  await page.goto('/dashboard');
  await seeToast(
    page,
    'Erro',
    'Não foi possível iniciar um novo jogo. Todas as APIs externas estão temporariamente indisponíveis. Tente mais tarde.',
  );
});

startsAt('/dashboard');
startsAt('/game/abc');
startsAt('/games/12x');
loadsAt('/game');
loadsAt('/games');
