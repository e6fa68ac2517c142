import assert from 'node:assert/strict';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextGame, shownId } from '../screens/game-on-screen.ts';
import { guessAll, wrongNames } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { openSignedIn, seePath } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

test('home: has a live game, which comes first on a phone, keeps its address and offers the game again', async ({
  visit,
}) => {
  const { page, address } = visit;
  const game = await openSignedIn(visit, '/home');
  await seePath(page, '/home');
  await page.setViewportSize({ width: 360, height: 640 });
  for (const part of [gameOn(page).field, gameOn(page).sticker]) {
    const box = await part.boundingBox();
    assert.ok(box && box.y + box.height <= 640, JSON.stringify(box));
  }
  await guessAll(page, await wrongNames(address, game, 1));
  await gameOn(page).attempt(2, 5).waitFor();
  await page.reload();
  await gameOn(page).attempt(2, 5).waitFor();
  assert.equal(await shownId(page), game.id);
  await seePath(page, '/home');
  await page.getByText(/Dá para continuar até (hoje|amanhã) às \d\d:\d\d/).waitFor();
});

test('home: a new game of the chosen sport, league and level in one press; the old one waits', async ({
  visit,
}) => {
  const { page } = visit;
  const game = await openSignedIn(visit, '/home');
  await gameOn(page).hint.click();
  await gameOn(page).takenHints.waitFor();
  const fresh = page.getByRole('region', { name: pt.home.new.title, exact: true });
  await fresh.getByRole('button', { name: new RegExp(`^${pt.sports.tennis}`) }).click();
  await fresh.getByRole('radio', { name: new RegExp(`^${pt.leagues.wta}`) }).check();
  await fresh.getByRole('radio', { name: new RegExp(`^${pt.levels.hard}`) }).check();
  await fresh.getByRole('button', { name: pt.home.new.play, exact: true }).click();
  const next = await nextGame(visit, game.id);
  assert.deepEqual([next.sport, next.league, next.difficulty], ['tennis', 'wta', 'hard']);
  await seePath(page, `/game/${next.id}`);
  await gameOn(page).hint.click();
  await gameOn(page).takenHints.waitFor();
  await page.goto('/home');
  await eventually(async () => assert.equal(await shownId(page), next.id));
  const others = page.getByRole('region', { name: pt.home.others, exact: true });
  await others.getByRole('link', { name: pt.waits.continue, exact: true }).click();
  await seePath(page, `/game/${game.id}`);
});
