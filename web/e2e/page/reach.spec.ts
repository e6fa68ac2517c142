import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextFrames, openGame, partsOf, seeOnScreen } from '../screens/game-on-screen.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { swept } from '../product/swept-languages.ts';
import { phone, test } from '../product/test.ts';
import { filled, pt, textsIn } from '../screens/texts.ts';
import { focused, seeFocusOn, tabTo } from '../screens/focus.ts';
import { openSignedIn, signIn } from '../screens/signed-in.ts';

const isWithin = async (part: Locator, height: number) => {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

/** A desktop at 200 %, and phones held sideways. */
const lowScreens = [
  [640, 400],
  [720, 450],
  [512, 384],
  [667, 375],
] as const;

const partsOfGame = (page: Page) => {
  const { hint, level, button, sticker, clues, field } = gameOn(page);
  const sport = button(pt.sports.tennis);
  const clock = page.getByRole('timer');
  return { hint, help: button(pt.game.howToPlay), level, sport, clock, sticker, clues, field };
};

test('low screens: at 200 % zoom a game keeps its hint, help, sport, level and clock', async ({
  visit,
}) => {
  const { page } = visit;
  await openSignedIn(visit, '/dashboard');
  for (const [width, height] of lowScreens) {
    await page.setViewportSize({ width, height });
    // Two pages beside each other, from the width that has room for them.
    if (width >= 560) assert.ok(await isWithin(gameOn(page).field, height), `${width} x ${height}`);
    await gameOn(page).field.focus();
    for (const [name, part] of Object.entries(partsOfGame(page))) {
      assert.ok(await part.first().isVisible(), `${name} at ${width} x ${height}`);
    }
  }
});

test.describe(() => {
  test.use({ ...phone, viewport: { width: 667, height: 375 } });
  test('low screens: a phone held sideways shows everything until the field has the focus', async ({
    visit,
  }) => {
    const { page } = visit;
    await openGame(visit);
    const { hint, field } = gameOn(page);
    await hint.waitFor();
    await field.tap();
    await hint.waitFor({ state: 'hidden' });
    await field.blur();
    await hint.waitFor();
  });
});

test.describe(() => {
  test.use({ ...phone, viewport: { width: 360, height: 360 } });
  test('low screens: with the keyboard open four names fit under the field', async ({ visit }) => {
    const { page } = visit;
    await openGame(visit);
    const { field, options } = gameOn(page);
    await field.fill('sil');
    await options.nth(3).waitFor();
    await eventually(async () => {
      assert.ok(await isWithin(field, 360), 'the field');
      for (const index of [0, 1, 2, 3]) {
        assert.ok(await isWithin(options.nth(index), 360), `name ${index + 1}`);
      }
    });
    const box = await options.first().boundingBox();
    assert.ok((box?.height ?? 0) >= 44, `a name is ${box?.height} px high`);
  });
});

for (const language of swept('de')) {
  const texts = textsIn(language);
  test.describe(() => {
    test.use({ ...phone, locale: language });
    test(`phone: all parts of a game fit in ${language}, also with the keyboard open`, async ({
      visit,
    }) => {
      const { page } = visit;
      await openGame(visit, '/', texts);
      await seeOnScreen(page, 640, partsOf(page, texts));
      await page.setViewportSize({ width: 360, height: 360 });
      await gameOn(page, texts).field.focus();
      await nextFrames(page);
      await seeOnScreen(page, 360, partsOf(page, texts));
    });
  });
}

test('the sticker keeps its shape at every width, whatever its clues say', async ({ visit }) => {
  const { page, address } = visit;
  const game = await openGame(visit);
  const wrong = await wrongNames(address, game, 4);
  for (const [index, name] of wrong.entries()) {
    await guess(page, name);
    await gameOn(page)
      .attempt(index + 2, 5)
      .waitFor();
  }
  for (const width of [320, 340, 360, 767, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await nextFrames(page);
    const ratio = await gameOn(page).overlay.evaluate((overlay) => {
      const spot = overlay.parentElement?.parentElement;
      return spot ? spot.offsetHeight / spot.offsetWidth : 0;
    });
    assert.ok(Math.abs(ratio - 410 / 300) < 0.03, `1 : ${ratio} at ${width}`);
  }
});

test('keyboard: a hint keeps the focus, also the last one', async ({ visit }) => {
  const { page } = visit;
  await openGame(visit);
  const { hint, takenHints } = gameOn(page);
  await hint.focus();
  for (const taken of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await takenHints
      .getByRole('listitem')
      .nth(taken - 1)
      .waitFor();
    await eventually(async () => {
      assert.ok((await focused(page)).name.startsWith(pt.game.hint[taken < 3 ? 'button' : 'none']));
    });
  }
});

test('the focus ring, forced colours and more contrast reach the page', async ({ visit }) => {
  const { page, address } = visit;
  const game = await openGame(visit);
  const styleOf = (sport: keyof typeof pt.sports) =>
    gameOn(page)
      .button(pt.sports[sport])
      .evaluate((each) => {
        const { outlineColor, boxShadow, backgroundColor } = getComputedStyle(each);
        return { outlineColor, boxShadow, backgroundColor };
      });
  await tabTo(page, pt.sports.soccer);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await nextFrames(page);
    const ring = await styleOf('soccer');
    assert.equal(ring.outlineColor, 'rgb(255, 255, 255)');
    assert.equal(ring.boxShadow, 'rgb(16, 21, 27) 0px 0px 0px 7px');
  }
  await guess(page, (await wrongNames(address, game, 1))[0] ?? '');
  await gameOn(page).attempt(2, 5).waitFor();
  const quiet = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--quiet'));
  const usual = await quiet();
  await page.emulateMedia({ contrast: 'more' });
  assert.notEqual(await quiet(), usual);
  await page.emulateMedia({ forcedColors: 'active' });
  const [chosen, other] = [await styleOf('soccer'), await styleOf('tennis')];
  assert.notEqual(chosen.backgroundColor, other.backgroundColor);
  const edges = await page
    .locator('[data-slot]')
    .evaluateAll((slots) => slots.map((slot) => getComputedStyle(slot).borderTopWidth));
  assert.deepEqual(edges, Array(5).fill('2px'));
});

test.describe(() => {
  test.use(phone);
  test('zoom: the switch is in the menu of the header, too, and leaves the menu open', async ({
    visit,
  }) => {
    const { page } = visit;
    const user = await signIn(page);
    await openGame(visit, '/dashboard');
    const name = user.displayName ?? user.username;
    await page.getByRole('button', { name: filled(pt.nav.menu, { name }) }).click();
    const zoom = page.getByRole('switch', { name: pt.footer.allowZoom }).first();
    assert.equal(await zoom.getAttribute('aria-checked'), 'false');
    await zoom.click();
    assert.equal(await zoom.getAttribute('aria-checked'), 'true');
    const viewport = page.locator('meta[name=viewport]');
    assert.doesNotMatch((await viewport.getAttribute('content')) ?? '', /user-scalable=no/);
    await seeFocusOn(page, pt.footer.allowZoom);
  });
});
