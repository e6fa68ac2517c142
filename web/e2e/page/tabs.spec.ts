import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { swept } from '../product/swept-languages.ts';
import { test } from '../product/test.ts';
import { gameOn, nextFrames, seeToast, toastsOf } from '../screens/game-on-screen.ts';
import { signIn } from '../screens/signed-in.ts';
import { pt, textsIn } from '../screens/texts.ts';

/** The tabs stand beside each other on the screen, upright and uncut. */
async function seeInARow(tabs: Locator, width: number): Promise<void> {
  await tabs.page().setViewportSize({ width, height: 1024 });
  await nextFrames(tabs.page());
  const boxes = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const { left, right, top } = tab.getBoundingClientRect();
      const { writingMode } = getComputedStyle(tab);
      return { left, right, top, writingMode, cut: tab.scrollWidth > tab.clientWidth };
    }),
  );
  assert.ok(boxes.length > 1);
  for (const [at, { left, right, top, writingMode, cut }] of boxes.entries()) {
    const isUpright = !cut && writingMode === 'horizontal-tb';
    const isApart = left >= (boxes[at - 1]?.right ?? 0) && right <= width && top === boxes[0]?.top;
    assert.ok(isUpright && isApart, `at ${width}: ${JSON.stringify(boxes)}`);
  }
}

for (const language of swept('de')) {
  const { nav, profile } = textsIn(language);
  test.describe(() => {
    test.use({ locale: language });
    test(`tabs: those of the index and of the profile are upright and uncut in ${language}`, async ({
      page,
    }) => {
      await signIn(page);
      await page.goto('/profile');
      const index = page.getByRole('navigation', { name: nav.label, exact: true });
      await index.waitFor();
      // Where the type grows, too.
      for (const width of [768, 1280, 1400, 1440, 1600])
        await seeInARow(index.getByRole('link'), width);
      await page.goto('/ranking');
      await index.locator('[aria-current=page]', { hasText: nav.ranking }).waitFor();
      await page.setViewportSize({ width: 1440, height: 1024 });
      await index.locator('[aria-current=page]', { hasText: nav.friends }).waitFor();
      await page.goto('/profile?tab=friends');
      const row = page.getByRole('tablist', { name: profile.tabs.label, exact: true });
      await row.waitFor();
      for (const width of [1600, 1200, 768, 360]) {
        await seeInARow(row.getByRole('tab'), width);
        const hidden = await row.evaluate((each) => each.scrollWidth - each.clientWidth);
        assert.ok(hidden <= 0, `${hidden} px of the row are to be scrolled to`);
      }
    });
  });
}

test('tabs: with forced colours the chosen one is painted, not its whole panel, and bars stay', async ({
  page,
}) => {
  await signIn(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/profile');
  const groundOf = (part: Locator) =>
    part.evaluate((each) => getComputedStyle(each).backgroundColor);
  const [chosen, panel, bar, around] = await Promise.all([
    groundOf(page.locator('[role=tab][aria-selected=true]')),
    groundOf(page.getByRole('tabpanel')),
    groundOf(page.getByRole('progressbar').first().locator('i')),
    groundOf(page.getByRole('progressbar').first()),
  ]);
  assert.notEqual(chosen, panel);
  assert.notEqual(bar, around);
});

test('large screens: a larger sticker, sheet and text; a toast covers no part of the game', async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/dashboard');
  const { openField, hint, clues, field, sticker } = gameOn(page);
  await openField.waitFor();
  const drawn = await sticker.boundingBox();
  assert.ok(drawn && drawn.width > 440, JSON.stringify(drawn));
  const form = await page.locator('form').first().boundingBox();
  assert.ok(form && form.width > 700 && form.width <= 760, JSON.stringify(form));
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).fontSize), '17px');
  await page.setViewportSize({ width: 1280, height: 720 });
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
