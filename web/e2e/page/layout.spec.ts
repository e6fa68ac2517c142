import assert from 'node:assert/strict';
import type { Language } from '@craque/common/domain/language.ts';
import type { Page } from '@playwright/test';
import { gameOn, nextFrames, openGame } from '../screens/game-on-screen.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { swept } from '../product/swept-languages.ts';
import { desktop, phone, test, type Options } from '../product/test.ts';
import { pt, textsIn } from '../screens/texts.ts';
import { partsOf, seeOnScreen } from '../screens/on-screen.ts';
import { shiftWhileOpening } from '../screens/layout-shift.ts';

function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [prefix + key] : keysOf(inner as object, `${prefix}${key}.`),
  );
}
const keys = keysOf(pt);

/** No key of the catalogue instead of its text, not even in a name for screen readers. */
async function seeNoRawKey(page: Page): Promise<void> {
  const html = await page.content();
  const raw = keys.filter((key) => new RegExp(`[>"\\s]${key}[<"\\s]`).test(html));
  assert.deepEqual(raw, []);
}

/** Nothing is wider than the screen, and no button or link cuts its own text. */
async function seeNoOverflow(page: Page, what: string): Promise<void> {
  const { widest, cut } = await page.evaluate(() => ({
    widest: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
    cut: [...document.querySelectorAll('button, a')]
      .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.textContent),
  }));
  assert.ok(widest <= 360, `${what} is ${widest} px wide`);
  assert.deepEqual(cut, [], `${what} cuts texts`);
}

function inLanguage(language: Language): void {
  const texts = textsIn(language);
  test.describe(() => {
    test.use({ ...phone, locale: language });
    test(`language: ${language} on a phone of 360 x 640, complete and without horizontal scrolling`, async ({
      visit,
    }) => {
      const { page } = visit;
      const { button, dialog, attempt } = gameOn(page, texts);
      const game = await openGame(visit, '/', texts);
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      await attempt(1, 5).waitFor();
      await seeOnScreen(page, 640, partsOf(page, texts));
      await seeNoRawKey(page);
      await seeNoOverflow(page, 'the start');
      const [name = ''] = await wrongNames(visit.address, game, 1);
      await guess(page, name, texts);
      await attempt(2, 5).waitFor();
      await seeNoOverflow(page, 'the game');
      await button(texts.game.howToPlay).click();
      await dialog.getByText(texts.help.levels).waitFor();
      await seeNoRawKey(page);
      await seeNoOverflow(page, 'the help');
      for (const [path, title] of [
        ['/auth', texts.auth.login.title],
        ['/nowhere', texts.notFound.title],
      ] as const) {
        await page.goto(path);
        await page.getByRole('heading', { name: title }).waitFor();
        await seeNoRawKey(page);
        await seeNoOverflow(page, path);
      }
    });
  });
}

test.describe(() => {
  test.use({ ...phone, viewport: { width: 360, height: 360 } });
  test('phone: with the keyboard open sticker, clues, field and button stay on screen', async ({
    visit,
  }) => {
    await openGame(visit);
    await gameOn(visit.page).field.focus();
    await nextFrames(visit.page);
    await seeOnScreen(visit.page, 360, partsOf(visit.page, pt));
  });
});

const viewportOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.getElementsByTagName('meta')].find(({ name }) => name === 'viewport')?.content,
  );

test.describe(() => {
  test.use(phone);
  test('phone: zoom is locked until the visitor allows it, which is stored', async ({ visit }) => {
    const { page } = visit;
    await openGame(visit);
    const zoom = page.getByRole('switch', { name: pt.footer.allowZoom });
    assert.match((await viewportOf(page)) ?? '', /user-scalable=no/);
    assert.equal(await zoom.getAttribute('aria-checked'), 'false');
    await zoom.click();
    assert.equal(await zoom.getAttribute('aria-checked'), 'true');
    assert.doesNotMatch((await viewportOf(page)) ?? '', /user-scalable=no|maximum-scale/);
    await page.reload();
    await zoom.waitFor();
    assert.equal(await zoom.getAttribute('aria-checked'), 'true');
    assert.doesNotMatch((await viewportOf(page)) ?? '', /user-scalable=no|maximum-scale/);
  });
});

test('desktop: zoom is not locked and needs no switch', async ({ visit }) => {
  await openGame(visit);
  assert.doesNotMatch((await viewportOf(visit.page)) ?? '', /user-scalable|maximum-scale/);
  assert.equal(await visit.page.getByRole('switch').count(), 0);
});

function stillness(path: string, device: string, options: Options): void {
  test.describe(() => {
    test.use(options);
    test(`layout: ${path} on a ${device} does not shift while it loads`, async ({ page }) => {
      const shift = await shiftWhileOpening(page, path, () =>
        path === '/'
          ? gameOn(page).openField.waitFor()
          : page.getByRole('heading', { level: 1 }).waitFor(),
      );
      assert.ok(shift < 0.02, `layout shift of ${shift}`);
    });
  });
}

swept('pt', 'de').forEach(inLanguage);
for (const path of ['/', '/auth', '/nowhere']) {
  stillness(path, 'phone', phone);
  stillness(path, 'desktop', desktop);
}
