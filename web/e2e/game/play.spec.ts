import assert from 'node:assert/strict';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import {
  gameOn,
  nextGame,
  openGame,
  seeToast,
  shownGame,
  shownId,
  textOf,
} from '../screens/game-on-screen.ts';
import {
  cluesOf,
  guess,
  guessAll,
  guessesIn,
  seeOpenClues,
  wrongNames,
} from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { filled, pt } from '../screens/texts.ts';

/** The drawing of the step, uncovered. */
async function seeDrawing(page: Page, step: number): Promise<void> {
  const name = filled(pt.game.sticker.hidden, { step, steps: 5 });
  await page.getByRole('img', { name }).waitFor();
  const opacity = await gameOn(page).overlay.evaluate((each) => getComputedStyle(each).opacity);
  assert.equal(opacity, '0');
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
  await seeDrawing(page, 1);
  await seeOpenClues(page, 1);
  for (const [index, name] of wrong.slice(0, 4).entries()) {
    await guess(page, name);
    await screen.attempt(index + 2, 5).waitFor();
    await seeDrawing(page, index + 2);
    await seeOpenClues(page, Math.min(index + 2, 4));
    assert.equal(await screen.field.inputValue(), '');
    await seeHistory(page, await shownGame(visit));
  }
  await guess(page, wrong[4] ?? '');
  await page.getByRole('heading', { name: pt.game.ended.lost }).waitFor();
  const { name } = game.athlete;
  await page.getByRole('img', { name: filled(pt.game.sticker.shown, { name }) }).waitFor();
  await screen.button(pt.guest.last.details).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await dialog.getByText(pt.result.lost).waitFor();
  const lines = await dialog.getByRole('term').allInnerTexts();
  const points = dialog.getByRole('definition').nth(lines.indexOf(pt.result.score));
  assert.equal(await points.textContent(), '0');
  assert.ok(!lines.includes(pt.result.base) && !lines.includes(pt.result.speed), `${lines}`);
  await dialog.getByRole('tab', { name: pt.result.details }).click();
  await dialog.getByText(pt.ending.more).waitFor();
  await dialog.getByRole('button', { name: pt.game.close, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await screen.button(pt.game.newGame).click();
  await nextGame(visit, game.id);
  await screen.attempt(1, 5).waitFor();
});

test('game: three hints, their price, their toast and the clue that stays', async ({ visit }) => {
  const { page } = visit;
  const screen = gameOn(page);
  const game = await openGame(visit);
  const prices = [10, 15, 25];
  for (const [index, price] of prices.entries()) {
    await screen.worth(100 - prices.slice(0, index).reduce((a, b) => a + b, 0)).waitFor();
    const cost = filled(pt.game.hint.costLabel, { points: price });
    await page.getByRole('button', { name: new RegExp(`${cost}$`) }).click();
    await eventually(async () =>
      assert.equal(await screen.takenHints.getByRole('listitem').count(), index + 1),
    );
    const taken = await textOf(screen.takenHints.getByRole('listitem').nth(index));
    assert.match(taken, new RegExp(`−${price}\\s*$`));
    await seeToast(page, `Dica −${price}`, taken.replace(/\s*−\d+\s*$/, ''));
    assert.equal(taken.includes(game.athlete.name), false);
    await seeOpenClues(page, index < 1 ? 1 : 2);
  }
  await screen.worth(50).waitFor();
  assert.ok(await screen.button(pt.game.hint.none).isDisabled());
  const clues = await cluesOf(page);
  await guessAll(page, await wrongNames(visit.address, game, 1));
  assert.equal((await cluesOf(page))[1], clues[1]);
  assert.equal(await screen.takenHints.getByRole('listitem').count(), 3);
});

test('guest page: another sport and another level start a new game, a reload does not', async ({
  visit,
}) => {
  const { page } = visit;
  const screen = gameOn(page);
  const first = await openGame(visit);
  assert.deepEqual([first.sport, first.difficulty], ['soccer', 'medium']);
  assert.equal(await screen.league.count(), 1);
  await screen.button(pt.sports.basketball).click();
  const second = await nextGame(visit, first.id);
  assert.deepEqual([second.sport, second.difficulty], ['basketball', 'medium']);
  await screen.level.selectOption('easy');
  const third = await nextGame(visit, second.id);
  assert.deepEqual([third.sport, third.difficulty], ['basketball', 'easy']);
  await screen.attempt(1, 7).waitFor();
  await screen.worth(80).waitFor();
  await page.reload();
  await screen.openField.waitFor();
  assert.equal(await shownId(page), third.id);
});
