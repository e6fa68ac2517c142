import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextGame, openGame } from '../screens/game-on-screen.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { phone, test } from '../product/test.ts';
import { openSignedIn } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

test.use({ reducedMotion: 'no-preference' });

/** Stops what moves as soon as there is such an element. */
async function stopAt(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      for (const moving of document.getAnimations()) moving.pause();
    }).observe(document.body, { childList: true, subtree: true });
  }, selector);
}

/** What is seen in the middle of the sticker `at` ms after it has begun to turn. */
const seenAt = (page: Page, time: number) =>
  page.evaluate((at) => {
    for (const moving of document.getAnimations()) moving.currentTime = at;
    const card = document.querySelector('[data-sticker]') as HTMLElement;
    const { left, top, width, height } = card.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const front = card.querySelector('img:last-of-type') as HTMLElement;
    return {
      side: seen?.closest('[data-back]') ? 'back' : (seen?.tagName ?? 'nothing'),
      isNew: getComputedStyle(front).opacity === '1',
      isMirrored: new DOMMatrix(getComputedStyle(card).transform).a < 0,
    };
  }, time);

test('guest page: a won sticker shows its back, and after it the front with the name', async ({
  visit,
}) => {
  const { page } = visit;
  const game = await openGame(visit);
  await eventually(async () =>
    assert.equal(await gameOn(page).sticker.getAttribute('data-loaded'), 'true'),
  );
  await stopAt(page, '[data-back]');
  await guess(page, game.athlete.name);
  await page.locator('[data-back]').waitFor({ state: 'attached' });
  assert.deepEqual(await seenAt(page, 0), { side: 'IMG', isNew: false, isMirrored: false });
  assert.deepEqual(await seenAt(page, 270), { side: 'back', isNew: false, isMirrored: true });
  assert.deepEqual(await seenAt(page, 340), { side: 'back', isNew: true, isMirrored: true });
  assert.deepEqual(await seenAt(page, 790), { side: 'IMG', isNew: true, isMirrored: false });
});

test('guest page: a new game is unpacked, which ends with the first letter that is typed', async ({
  visit,
}) => {
  const { page } = visit;
  const { id } = await openGame(visit);
  const { button, field } = gameOn(page);
  const pack = page.locator('[data-pack]');
  await stopAt(page, '[data-pack]');
  const loaded = page.waitForResponse(/opened-pack/);
  await field.press('Shift');
  await loaded;
  await button(pt.game.newGame).click();
  await pack.waitFor({ state: 'attached' });
  await nextGame(visit, id);
  await field.press('a');
  assert.equal(await field.inputValue(), 'a');
  assert.equal(await pack.count(), 0);
});

test.describe(() => {
  test.use(phone);
  test('main screen: on a phone a won sticker is slapped into its place, and stays there', async ({
    visit,
  }) => {
    const { page } = visit;
    const game = await openSignedIn(visit, '/home');
    await guess(page, game.athlete.name);
    const stuck = gameOn(page).dialog.locator('[data-stuck]');
    await stuck.scrollIntoViewIfNeeded();
    await eventually(async () => {
      const seen = await stuck.evaluate((picture: HTMLImageElement) => {
        const { left, top, width, height } = picture.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const isStill = picture.getAnimations().length === 0;
        return { isStill, isSeen: there === picture, isLoaded: picture.naturalWidth > 0, width };
      });
      assert.deepEqual(
        { ...seen, width: seen.width > 40 },
        { isStill: true, isSeen: true, isLoaded: true, width: true },
      );
    });
  });
});

/** Counts the sounds that begin, from now on and after a reload. */
const countSounds = (page: Page) =>
  page.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      const { dataset } = document.documentElement;
      dataset.sounds = String(Number(dataset.sounds ?? 0) + 1);
      start.apply(this, when);
    };
  });

const sounds = /assets\/sounds-/;

test('guest page: sound is off until it is switched on, and stays on after a reload', async ({
  visit,
}) => {
  const { page } = visit;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await countSounds(page);
  const game = await openGame(visit);
  const [first = '', second = ''] = await wrongNames(visit.address, game, 2);
  const count = () => page.evaluate(() => Number(document.documentElement.dataset.sounds ?? 0));
  const sound = page.getByRole('switch', { name: pt.game.sound, exact: true });
  assert.equal(await sound.getAttribute('aria-checked'), 'false');
  await guess(page, first);
  await gameOn(page).history.getByText(first, { exact: true }).waitFor();
  assert.equal(await count(), 0);
  assert.deepEqual(
    scripts.filter((address) => sounds.test(address)),
    [],
  );
  await sound.click();
  await eventually(async () => assert.equal(await count(), 1));
  await page.reload();
  await gameOn(page).openField.waitFor();
  assert.equal(await count(), 0);
  await sound.and(page.locator('[aria-checked=true]')).waitFor();
  const loaded = page.waitForResponse(sounds);
  await gameOn(page).field.press('Shift');
  await loaded;
  await guess(page, second);
  await eventually(async () => assert.equal(await count(), 2));
  await guess(page, game.athlete.name);
  await eventually(async () => assert.equal(await count(), 3));
});
