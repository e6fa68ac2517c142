import assert from 'node:assert/strict';
import type { Daily } from '@craque/common/contracts/daily.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { post } from '../product/api-call.ts';
import type { Product } from '../product/product.ts';
import { testApart as test } from '../product/test.ts';
import { register } from '../product/new-account.ts';
import { findingsOf } from '../screens/axe.ts';
import { dailyOn, zoneAtNoon } from '../screens/daily-on-screen.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { guess } from '../screens/guesses.ts';
import { focused } from '../screens/focus.ts';
import { seePath } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

const day = 24 * 60 * 60 * 1000;
const zone = zoneAtNoon();

/** Solves today's daily of soccer through the api. */
async function keepToday(product: Product, api: APIRequestContext): Promise<void> {
  const { id } = await post<GameView>(api, '/api/daily/games', { sport: 'soccer' });
  await post(api, `/api/games/${id}/guess`, { guess: product.storedGame(id).athlete.name });
}

async function today(api: APIRequestContext): Promise<Daily> {
  return (await (await api.get('/api/daily')).json()) as Daily;
}

/** The date with the focus; undefined if something else has it. */
const focusedDate = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset.date : undefined,
  );

/** Presses Tab until a date of the calendar has the focus; every stop on the way shows a ring. */
async function tabToDates(page: Page): Promise<void> {
  for (let presses = 0; (await focusedDate(page)) === undefined; presses += 1) {
    assert.ok(presses < 40, 'Tab does not reach the calendar');
    await page.keyboard.press('Tab');
    assert.ok((await focused(page)).hasRing);
  }
}

test.use({ timezoneId: zone, extraHTTPHeaders: { 'X-Time-Zone': zone } });

test('daily: a week keeps the streak and earns a freeze, which covers a missed date; that one is played in the archive by keyboard', async ({
  page,
  product,
}) => {
  const api = page.request;
  await register(api);
  const daily = dailyOn(page);
  for (let date = 0; date < 7; date += 1) {
    await product.setAhead(date * day);
    await keepToday(product, api);
  }
  await page.goto('/daily');
  await daily.streak(7).waitFor();
  await daily.freezes(1).waitFor();
  await product.setAhead(7 * day);
  const missed = (await today(api)).date;
  // Far enough from the last one that only a freeze can cover the date between.
  await product.setAhead(8 * day + day / 8);
  await keepToday(product, api);
  await page.reload();
  await daily.streak(8).waitFor();
  await daily.freezes(0).waitFor();
  await page.getByRole('link', { name: pt.daily.archive.link }).click();
  await seePath(page, '/daily/archive');
  const dateOf = (date: string) => page.locator(`[data-date="${date}"]`);
  await dateOf(missed).getByText(new RegExp(pt.daily.freeze.one)).waitFor({ state: 'attached' });
  assert.deepEqual(await findingsOf(page, 'archive'), []);
  await tabToDates(page);
  assert.equal(await focusedDate(page), missed);
  await page.keyboard.press('ArrowLeft');
  assert.notEqual(await focusedDate(page), missed);
  await page.keyboard.press('ArrowRight');
  assert.equal(await focusedDate(page), missed);
  const answer = page.waitForResponse((reply) => reply.url().includes('/api/daily/games'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const { id } = (await (await answer).json()) as GameView;
  await gameOn(page).openField.waitFor();
  await guess(page, product.storedGame(id).athlete.name);
  await gameOn(page).dialog.getByRole('link', { name: pt.daily.archive.link }).click();
  await seePath(page, '/daily/archive');
  const solved = `${pt.sports.soccer}: ${pt.daily.state.solvedPlain}`;
  await dateOf(missed).getByText(new RegExp(solved)).waitFor({ state: 'attached' });
  assert.equal((await today(api)).streak.current, 8);
});
