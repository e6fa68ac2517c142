import assert from 'node:assert/strict';
import type { GameView } from '@craque/common/contracts/games.ts';
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
import { openSignedIn, seePath, signIn } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';
import { breakCreation } from '../product/broken-answers.ts';

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

test('main screen: another league starts a new game at once; on failure nothing changes', async ({
  visit,
}) => {
  const { page } = visit;
  const { league } = gameOn(page);
  const wanted = 'spanish-la-liga';
  const first = await openSignedIn(visit, '/home');
  await league.getByRole('option', { name: /^La Liga espanhola$/ }).waitFor({ state: 'attached' });
  await league.selectOption(wanted);
  const second = await nextGame(visit, first.id);
  await seePath(page, '/home');
  assert.equal(await league.inputValue(), wanted);
  await breakCreation(page);
  await league.selectOption('english-premier-league');
  await seeToast(page, 'Erro', 'Falha ao criar novo jogo');
  assert.equal(await shownId(page), second.id);
  assert.equal(await league.inputValue(), wanted);
});

test('main screen: if no sport can be created the general message is shown', async ({ page }) => {
  await signIn(page);
  await breakCreation(page);
  await page.goto('/dashboard');
  await seeToast(
    page,
    'Erro',
    'Não foi possível iniciar um novo jogo. Todas as APIs externas estão temporariamente indisponíveis. Tente mais tarde.',
  );
});
