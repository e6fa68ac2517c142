import assert from 'node:assert/strict';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextGame } from '../screens/game-on-screen.ts';
import { guess, guessAll, wrongNames } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { openSignedIn, seePath } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

test.describe(() => {
  test.use({ reducedMotion: 'no-preference' });
  test('main screen: a win opens the result with confetti; play again starts the next game', async ({
    visit,
  }) => {
    const { page } = visit;
    const game = await openSignedIn(visit, '/home');
    await guess(page, game.athlete.name);
    const dialog = page.getByRole('dialog', { name: game.athlete.name, exact: true });
    await dialog.getByText(pt.result.won).waitFor();
    await dialog.getByRole('tab', { name: pt.result.score, selected: true }).waitFor();
    await eventually(async () =>
      assert.equal(await page.evaluate(() => document.querySelectorAll('canvas').length), 1),
    );
    await dialog.getByRole('button', { name: pt.result.playAgain }).click();
    const next = await nextGame(visit, game.id);
    await dialog.waitFor({ state: 'hidden' });
    await seePath(page, `/game/${next.id}`);
  });
});

test.describe(() => {
  test.use({ reducedMotion: 'no-preference' });
  test('main screen: a loss opens the result without confetti and without details', async ({
    visit,
  }) => {
    const { page } = visit;
    const { level, button, openField } = gameOn(page);
    const first = await openSignedIn(visit, '/home');
    await level.selectOption('expert');
    await button(pt.game.newAthlete).click();
    const game = await nextGame(visit, first.id);
    const wrong = await wrongNames(visit.address, game, 2);
    await guessAll(page, wrong.slice(0, 1));
    await openField.fill(wrong[1] ?? '');
    await openField.press('Enter');
    const dialog = page.getByRole('dialog', { name: game.athlete.name, exact: true });
    await dialog.getByText(pt.result.lost).waitFor();
    assert.ok(await dialog.getByRole('tab', { name: pt.result.details }).isDisabled());
    assert.equal(await page.evaluate(() => document.querySelectorAll('canvas').length), 0);
  });
});
