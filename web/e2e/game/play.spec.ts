import assert from 'node:assert/strict';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextGame, openGame, shownGame, textOf } from '../screens/game-on-screen.ts';
import { guess, guessesIn, seeOpenClues, wrongNames } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { filled, pt } from '../screens/texts.ts';

async function seeOverlay(page: Page, opacity: number): Promise<void> {
  await eventually(async () => {
    const shown = await gameOn(page).overlay.evaluate((each) => getComputedStyle(each).opacity);
    assert.ok(Math.abs(Number(shown) - opacity) < 0.001, `opacity ${shown} instead of ${opacity}`);
  });
}

/** Every guess with its percentage and band, the newest at the top. */
async function seeHistory(page: Page, game: Game): Promise<void> {
  const text = await textOf(gameOn(page).history);
  const places = guessesIn(game).map(({ text: typed, accuracy }) => {
    const row = text.slice(text.indexOf(typed));
    assert.match(row, new RegExp(`\\b${accuracy}\\s*%`), `${typed} has no ${accuracy} %`);
    assert.ok(row.includes(pt.game.bands[bandOf(accuracy)]), `${typed} has no band`);
    return text.indexOf(typed);
  });
  assert.deepEqual(
    places,
    places.toSorted((a, b) => b - a),
  );
  assert.ok(places.every((place) => place >= 0));
}

test('game: a whole lost game', async ({ visit }) => {
  const { page } = visit;
  const screen = gameOn(page);
  const game = await openGame(visit);
  const wrong = await wrongNames(visit.address, game, 5);
  await seeOverlay(page, 0.9);
  await seeOpenClues(page, 1);
  for (const [index, name] of wrong.slice(0, 4).entries()) {
    await guess(page, name);
    await screen.attempt(index + 2, 5).waitFor();
    await seeOverlay(page, 0.9 - (0.9 * (index + 1)) / 5);
    await seeOpenClues(page, Math.min(index + 2, 4));
    assert.equal(await screen.field.inputValue(), '');
    await seeHistory(page, await shownGame(visit));
  }
  await guess(page, wrong[4] ?? '');
  await page.getByRole('heading', { name: pt.game.ended.lost }).waitFor();
  await seeOverlay(page, 0);
  const { name } = game.athlete;
  await page.getByRole('img', { name: filled(pt.game.sticker.shown, { name }) }).waitFor();
  await screen.button(pt.guest.last.details).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await dialog.getByText(pt.result.lost).waitFor();
  const lines = await dialog.getByRole('term').allInnerTexts();
  const points = dialog.getByRole('definition').nth(lines.indexOf(pt.result.score));
  assert.equal(await points.textContent(), '0');
  assert.ok(!lines.includes(pt.result.speed) && !lines.includes(pt.result.streak), `${lines}`);
  await dialog.getByRole('tab', { name: pt.result.details }).click();
  await dialog.getByText(pt.ending.more).waitFor();
  await dialog.getByRole('button', { name: pt.game.close, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await screen.button(pt.game.newGame).click();
  await nextGame(visit, game.id);
  await screen.attempt(1, 5).waitFor();
});
