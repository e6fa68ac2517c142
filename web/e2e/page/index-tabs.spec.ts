import assert from 'node:assert/strict';
import type { Language } from '@craque/common/domain/language.ts';
import { gameOn, nextFrames, seeToast, toastsOf } from '../screens/game-on-screen.ts';
import { swept } from '../product/swept-languages.ts';
import { test } from '../product/test.ts';
import { signIn } from '../screens/signed-in.ts';
import { pt, textsIn } from '../screens/texts.ts';
import { shiftWhileOpening } from '../screens/layout-shift.ts';

function inLanguage(language: Language, width: number): void {
  const { nav } = textsIn(language);
  test.describe(() => {
    test.use({ viewport: { width, height: 1024 }, locale: language });
    test(`index tabs: ${language} at ${width} px, upright and uncut`, async ({ page }) => {
      await signIn(page);
      await page.goto('/profile');
      const index = page.getByRole('navigation', { name: nav.label, exact: true });
      await index.waitFor();
      const tabs = await index.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const { left, right, top } = link.getBoundingClientRect();
          const { writingMode } = getComputedStyle(link);
          return { left, right, top, writingMode, cut: link.scrollWidth > link.clientWidth };
        }),
      );
      assert.equal(tabs.length, 6);
      for (const [at, tab] of tabs.entries()) {
        const what = JSON.stringify(tab);
        assert.ok(!tab.cut && tab.writingMode === 'horizontal-tb', what);
        assert.ok(tab.right <= width && tab.top === tabs[0]?.top, what);
        assert.ok(tab.left >= (tabs[at - 1]?.right ?? 0), what);
      }
    });
  });
}

/** The tabs of the profile in one row, which does not scroll. */
function profileRow(language: Language, width: number): void {
  const { profile } = textsIn(language);
  test.describe(() => {
    test.use({ viewport: { width, height: 800 }, locale: language });
    test(`profile: ${language} at ${width} px, every tab is in sight`, async ({ page }) => {
      await signIn(page);
      await page.goto('/profile');
      const row = page.getByRole('tablist', { name: profile.tabs.label, exact: true });
      await row.waitFor();
      const { scrollWidth, clientWidth } = await row.evaluate((each) => ({
        scrollWidth: each.scrollWidth,
        clientWidth: each.clientWidth,
      }));
      assert.ok(scrollWidth <= clientWidth, `${scrollWidth} in ${clientWidth}`);
      const tabs = await row.getByRole('tab').evaluateAll((all) =>
        all.map((each) => {
          const { left, right } = each.getBoundingClientRect();
          return { left, right, cut: each.scrollWidth > each.clientWidth };
        }),
      );
      for (const [at, tab] of tabs.entries()) {
        const isApart = tab.left >= (tabs[at - 1]?.right ?? 0) && tab.right <= width;
        assert.ok(isApart && !tab.cut, JSON.stringify(tabs));
      }
    });
  });
}

for (const language of swept('pt', 'de')) {
  inLanguage(language, 1280);
  inLanguage(language, 768);
  profileRow(language, 768);
  profileRow(language, 360);
}
// Where the type grows, with the longest words.
for (const width of [1200, 1400, 1440]) inLanguage('de', width);

test.describe(() => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('index tabs: nothing moves when they arrive', async ({ page }) => {
    await signIn(page);
    const shift = await shiftWhileOpening(page, '/dashboard', async () => {
      await page.getByRole('navigation', { name: pt.nav.label, exact: true }).waitFor();
      await gameOn(page).openField.waitFor();
      await nextFrames(page);
    });
    assert.ok(shift < 0.01, `moved by ${shift}`);
  });

  test('toast: covers neither the clues nor the sheet', async ({ page }) => {
    await signIn(page);
    await page.goto('/dashboard');
    const { hint, clues, field, sticker } = gameOn(page);
    await gameOn(page).openField.waitFor();
    await hint.click();
    await seeToast(page, pt.game.hint.title);
    // A press that has to be repeated scrolls to what it presses.
    await page.evaluate(() => window.scrollTo(0, 0));
    const toast = await toastsOf(page).boundingBox();
    assert.ok(toast);
    for (const part of [clues, field, sticker]) {
      const box = await part.boundingBox();
      assert.ok(box);
      const isApart: boolean =
        toast.x + toast.width <= box.x ||
        box.x + box.width <= toast.x ||
        toast.y + toast.height <= box.y ||
        box.y + box.height <= toast.y;
      assert.ok(isApart, JSON.stringify({ toast, box }));
    }
  });
});

test.describe(() => {
  test.use({ viewport: { width: 1920, height: 1080 } });
  test('large screens: a larger sticker, a wider sheet and larger text', async ({ page }) => {
    await signIn(page);
    await page.goto('/dashboard');
    await gameOn(page).openField.waitFor();
    const sticker = await gameOn(page).sticker.boundingBox();
    assert.ok(sticker && sticker.width > 440, JSON.stringify(sticker));
    const form = await page.locator('form').first().boundingBox();
    assert.ok(form && form.width > 700 && form.width <= 760, JSON.stringify(form));
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).fontSize), '17px');
  });
});
