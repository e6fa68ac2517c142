import assert from 'node:assert/strict';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextGame, openGame, shownGame, shownId } from '../screens/game-on-screen.ts';
import { guess, guessAll, wrongNames } from '../screens/guesses.ts';
import { phone, test } from '../product/test.ts';
import { openSignedIn, seePath } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';

test('home: has a live game, keeps its address and offers the game again', async ({ visit }) => {
  const { page, address } = visit;
  const game = await openSignedIn(visit, '/home');
  await seePath(page, '/home');
  await gameOn(page).league.waitFor();
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

test('home: tells what has happened since the visit before, and nothing on the first', async ({
  visit,
}) => {
  const { page, product } = visit;
  const game = await openSignedIn(visit, '/home');
  const news = page.getByRole('region', { name: pt.home.news.title, exact: true });
  await page.getByRole('region', { name: pt.home.new.title, exact: true }).waitFor();
  const { id: user } = (await (await page.request.get('/api/user')).json()) as { id: string };
  assert.equal(await news.count(), 0);
  const hours = 3_600_000;
  await product.rewrite(async ({ users }) => {
    await users.change(user, { visitedAt: Date.now() - 3 * hours });
  });
  await openGame(visit, '/home');
  await guess(page, (await shownGame(visit)).athlete.name);
  await page.getByRole('dialog').waitFor();
  await page.goto('/home');
  await news.waitFor();
  await news.getByText(filled(pt.home.news.stickers_one, { count: 1 })).waitFor();
  await news.getByText(/Primeira Vitória/).waitFor();
  await news.getByRole('img').first().waitFor();
  assert.notEqual(await shownId(page), game.id);
});

test.describe(() => {
  test.use(phone);
  test('home: on a phone the game comes first, without scrolling', async ({ visit }) => {
    const { page } = visit;
    await openSignedIn(visit, '/home');
    const { field, sticker } = gameOn(page);
    for (const part of [field, sticker]) {
      const box = await part.boundingBox();
      assert.ok(box && box.y + box.height <= 640, JSON.stringify(box));
    }
  });
});
