import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextGame, toastsOf } from '../screens/game-on-screen.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { phone, test } from '../product/test.ts';
import { openSignedIn, seePath } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';

const canvases = (page: Page) => page.evaluate(() => document.querySelectorAll('canvas').length);

test.describe(() => {
  test.use({ reducedMotion: 'no-preference' });
  test('main screen: a loss opens the result without confetti, a win with it', async ({
    visit,
  }) => {
    const { page } = visit;
    const lost = await openSignedIn(visit, '/home');
    for (const name of await wrongNames(visit.address, lost, 5)) await guess(page, name);
    const { dialog } = gameOn(page);
    await dialog.getByText(pt.result.lost).waitFor();
    await dialog.getByText(pt.ending.missing).waitFor();
    await dialog.getByRole('tab', { name: pt.result.details }).click();
    await dialog.getByText(pt.ending.more).waitFor();
    assert.equal(await canvases(page), 0);
    await dialog.getByRole('button', { name: pt.result.playAgain }).click();
    const won = await nextGame(visit, lost.id);
    await dialog.waitFor({ state: 'hidden' });
    await seePath(page, '/home');
    await guess(page, won.athlete.name);
    await dialog.getByText(pt.result.won).waitFor();
    await dialog.getByRole('tab', { name: pt.result.score, selected: true }).waitFor();
    await eventually(async () => assert.equal(await canvases(page), 1));
  });
});

test('main screen: a win leads to its sticker in the album, and says what it unlocked', async ({
  visit,
}) => {
  const { page } = visit;
  const game = await openSignedIn(visit, '/home');
  await guess(page, game.athlete.name);
  const dialog = page.getByRole('dialog', { name: game.athlete.name, exact: true });
  await dialog
    .getByRole('status')
    .getByText(/^Conquistas? desbloqueadas?: /)
    .waitFor();
  assert.equal(await toastsOf(page).count(), 0);
  const news = dialog.getByRole('link', { name: new RegExp(pt.ending.stuck) });
  const place = /\d+/.exec(
    (await news.getByText(filled(pt.album.number, { place: '' })).textContent()) ?? '',
  );
  await news.click();
  await page.getByRole('button', { name: new RegExp(game.athlete.name) }).waitFor();
  const shown = Math.ceil(Number(place?.[0]) / 12);
  assert.equal(new URL(page.url()).searchParams.get('page') ?? '1', String(shown));
});

test.describe(() => {
  test.use(phone);
  test('main screen: on a phone no word of the figures is cut', async ({ visit }) => {
    const { page } = visit;
    const words = ['Mittelfeldspielerin', 'Mönchengladbach', 'Wolverhampton', 'Centrocampista'];
    await page.route('**/athlete-details?*', async (route) => {
      const reply = await route.fetch();
      const stats = words.map((value) => ({ key: value, value }));
      await route.fulfill({ response: reply, json: { ...(await reply.json()), stats } });
    });
    const game = await openSignedIn(visit, '/home');
    await guess(page, game.athlete.name);
    const { dialog } = gameOn(page);
    await dialog.getByRole('tab', { name: pt.result.details }).click();
    for (const word of words) {
      const lines = await dialog
        .getByRole('definition')
        .filter({ hasText: word })
        .evaluate((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getClientRects().length;
        });
      assert.equal(lines, 1, `${word} is in ${lines} lines`);
    }
  });
});

test('main screen: the won sticker is shared as a picture, with the athlete only if chosen', async ({
  visit,
}) => {
  const { page } = visit;
  const game = await openSignedIn(visit, '/home');
  await guess(page, game.athlete.name);
  const { dialog } = gameOn(page);
  await dialog.getByRole('button', { name: pt.share.picture }).click();
  const save = dialog.getByRole('button', { name: pt.album.save, disabled: false });
  await save.waitFor();
  const inks = () =>
    dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const hidden = await inks();
  await dialog.getByRole('switch', { name: pt.share.showWho }).click();
  await eventually(async () => assert.notEqual(await inks(), hidden));
  await save.waitFor();
  const download = page.waitForEvent('download');
  await save.click();
  assert.equal((await download).suggestedFilename(), 'craque.png');
  await dialog.getByText(pt.album.saved).waitFor();
});
