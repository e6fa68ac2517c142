import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextFrames, nextGame, openGame } from '../screens/game-on-screen.ts';
import { guess, seeOpenClues, wrongNames } from '../screens/guesses.ts';
import { phone, test } from '../product/test.ts';
import { pt } from '../screens/texts.ts';

test.use(phone);

async function seeInView(page: Page, height: number): Promise<void> {
  for (const part of [gameOn(page).clues, gameOn(page).field]) {
    await eventually(async () => {
      const box = await part.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= height, JSON.stringify(box));
    });
  }
}

/** Taps the place without scrolling anything to it, as a finger does. */
async function tapAtTop(page: Page, place: Locator): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await place.boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function scrollAway(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 320));
  await eventually(async () => {
    const box = await gameOn(page).clues.boundingBox();
    assert.ok(box && box.y < 0, JSON.stringify(box));
  });
}

test('phone: a new clue, the end, and the next game come into view by themselves', async ({
  visit,
}) => {
  const { page, address } = visit;
  const game = await openGame(visit);
  const [first = '', second = ''] = await wrongNames(address, game, 2);
  await scrollAway(page);
  await guess(page, first);
  await seeOpenClues(page, 2);
  await seeInView(page, 640);
  // The keyboard is open.
  await page.setViewportSize({ width: 360, height: 360 });
  await scrollAway(page);
  await guess(page, second);
  await seeOpenClues(page, 3);
  await seeInView(page, 360);
  await page.setViewportSize({ width: 360, height: 640 });
  await scrollAway(page);
  await guess(page, game.athlete.name);
  await page.getByRole('heading', { name: pt.game.ended.won }).waitFor();
  await eventually(async () => {
    const box = await gameOn(page).clues.boundingBox();
    assert.ok(box && box.y >= 0, JSON.stringify(box));
  });
  await scrollAway(page);
  await gameOn(page).button(pt.ending.next).click();
  await nextGame(visit, game.id);
  await seeInView(page, 640);
  await tapAtTop(page, gameOn(page).button(pt.sports.basketball));
  await page.getByRole('button', { name: pt.sports.basketball, pressed: true }).waitFor();
});

test('phone: the page stays where it is while a name is typed', async ({ visit }) => {
  const { page, address } = visit;
  const game = await openGame(visit);
  const [first = ''] = await wrongNames(address, game, 1);
  await guess(page, first);
  await seeOpenClues(page, 2);
  await gameOn(page).openField.fill('zi');
  await scrollAway(page);
  const before = await page.evaluate(() => window.scrollY);
  // A hint opens the next clue while the name stands in the field.
  await gameOn(page).openField.focus();
  const { hint, takenHints } = gameOn(page);
  for (const count of [1, 2]) {
    await hint.evaluate((each: HTMLElement) => each.click());
    await eventually(async () =>
      assert.equal(await takenHints.getByRole('listitem').count(), count),
    );
  }
  await seeOpenClues(page, 3);
  await nextFrames(page);
  assert.equal(await page.evaluate(() => window.scrollY), before);
});
