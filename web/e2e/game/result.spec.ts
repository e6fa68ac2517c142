import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { fontsThere, gameOn, nextGame, openGame, toastsOf } from '../screens/game-on-screen.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { phone, test } from '../product/test.ts';
import { openSignedIn, seePath, signIn } from '../screens/signed-in.ts';
import { filled, pt, textsIn } from '../screens/texts.ts';

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
  const all = await page.request.get('/api/achievements?language=pt');
  const [first] = (await all.json()) as { title: string }[];
  await dialog.getByText(first?.title ?? '', { exact: true }).waitFor();
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
  const outline = page.waitForResponse(/\/photo\?step=0/);
  await dialog.getByRole('button', { name: pt.share.picture }).click();
  assert.doesNotMatch(await (await outline).text(), new RegExp(game.athlete.names[0] ?? '?', 'i'));
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

/** German has the longest words; Portuguese is what most players read. */
for (const language of ['pt', 'de'] as const) {
  test.describe(() => {
    test.use({ ...phone, locale: language });
    test(`phone: a usual win is on one screen, and its picture opens in view, in ${language}`, async ({
      visit,
    }) => {
      const { page } = visit;
      const texts = textsIn(language);
      const { dialog } = gameOn(page, texts);
      await signIn(page);
      const first = await openGame(visit, '/home', texts);
      await guess(page, first.athlete.name, texts);
      await dialog.getByRole('button', { name: texts.result.playAgain }).click();
      await dialog.waitFor({ state: 'hidden' });
      const usual = await nextGame(visit, first.id, texts);
      for (const name of await wrongNames(visit.address, usual, 2)) await guess(page, name, texts);
      await guess(page, usual.athlete.name, texts);
      await dialog.getByText(texts.ending.stuck).waitFor();
      await fontsThere(page);
      const { whole, seen } = await dialog.evaluate((each) => {
        return { whole: each.scrollHeight, seen: each.clientHeight };
      });
      assert.ok(whole <= seen, `${whole} px in ${seen}`);
      await dialog.getByRole('button', { name: texts.share.picture }).click();
      const save = dialog.getByRole('button', { name: texts.album.save });
      await eventually(async () => {
        const box = await save.boundingBox();
        assert.ok(box && box.y > 0 && box.y + box.height < 640, JSON.stringify(box));
        const picture = await dialog.locator('canvas').boundingBox();
        const close = await dialog.getByRole('button', { name: texts.game.close }).boundingBox();
        assert.ok(picture && close && close.y + close.height <= picture.y, 'close is beside it');
      });
    });
  });
}
