import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { gameOn } from './game-on-screen.ts';
import type { Texts } from './texts.ts';

/** Every part is completely visible on a screen of 360 px, without scrolling. */
export async function seeOnScreen(page: Page, height: number, parts: Record<string, Locator>) {
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    assert.ok(box, `${name} has no box`);
    const where = `${name} at ${JSON.stringify(box)}`;
    assert.ok(box.y >= 0 && box.y + box.height <= height, where);
    assert.ok(box.x >= 0 && box.x + box.width <= 360, where);
  }
  assert.equal(await page.evaluate(() => window.scrollY), 0);
}

/** What must be visible all the time. */
export const partsOf = (page: Page, texts: Texts) => {
  const { sticker, clues, field, submit } = gameOn(page, texts);
  return { sticker, clues, field, submit };
};
