import assert from 'node:assert/strict';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Locator, Page } from '@playwright/test';
import { gameOn, nextGame, openGame } from '../screens/game-on-screen.ts';
import { winAtSecond } from '../screens/guesses.ts';
import { phone, test } from '../product/test.ts';
import { filled, pt } from '../screens/texts.ts';

/** The lines of the score tab as label and value. */
async function scoreLines(dialog: Locator): Promise<Map<string, string>> {
  const labels = await dialog.getByRole('term').allInnerTexts();
  const values = await dialog.getByRole('definition').allInnerTexts();
  return new Map(labels.map((label, index) => [label, values[index] ?? '']));
}

/** Opens the last result from its card. */
async function lastResultOf(page: Page, { athlete }: Game): Promise<Locator> {
  const { lastResult } = gameOn(page);
  await lastResult.getByText(athlete.name, { exact: true }).waitFor();
  await lastResult.getByRole('button', { name: pt.guest.last.details, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: athlete.name, exact: true });
  await dialog.getByText(pt.result.won).waitFor();
  return dialog;
}

async function seeDetailsTab(dialog: Locator): Promise<void> {
  const score = dialog.getByRole('tab', { name: pt.result.score, exact: true });
  assert.equal(await score.getAttribute('aria-selected'), 'true');
  await dialog.getByRole('tab', { name: pt.result.details, exact: true }).click();
  await dialog.getByRole('heading', { name: pt.result.facts, exact: true }).waitFor();
  assert.ok((await dialog.getByRole('term').count()) > 0);
}

test('guest page: a game won with a typo, its result, the next game after 2 s', async ({
  visit,
}) => {
  const { page, product } = visit;
  await openGame(visit);
  const won = await winAtSecond(visit);
  const next = await nextGame(visit, won.id);
  const wonAt = product.storedGame(won.id).players[0]?.end?.at ?? Number.POSITIVE_INFINITY;
  const after = next.createdAt - wonAt;
  assert.ok(after >= 2000, `the next game came after ${after} ms`);
  assert.notEqual(next.athlete.athleteId, won.athlete.athleteId);
  const dialog = await lastResultOf(page, won);
  const lines = await scoreLines(dialog);
  assert.match(lines.get(pt.result.speed) ?? '', /^\+\d+$/);
  assert.equal(lines.has(filled(pt.result.streakCount, { wins: 1 })), false);
  assert.equal(lines.get(pt.result.attempts), '2/5');
  assert.match(lines.get(pt.result.time) ?? '', /^\d+:[0-5]\d$/);
  assert.equal(lines.get(pt.result.base), '80');
  await seeDetailsTab(dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await lastResultOf(page, won);
  await dialog.getByRole('tab', { name: pt.result.score, selected: true }).waitFor();
});

test.describe(() => {
  test.use(phone);
  test('guest page: on a phone the number of the last sticker is in one line', async ({
    visit,
  }) => {
    const { page } = visit;
    await openGame(visit);
    const won = await winAtSecond(visit);
    await nextGame(visit, won.id);
    const { lastResult } = gameOn(page);
    const line = lastResult.getByRole('link', { name: pt.ending.keep });
    const number = await line.locator('strong').boundingBox();
    assert.ok(number && number.height < 36, `the number is ${number?.height} px high`);
    const [inner, outer] = [await line.boundingBox(), await lastResult.boundingBox()];
    assert.ok(inner && outer && inner.x + inner.width <= outer.x + outer.width);
  });
});
