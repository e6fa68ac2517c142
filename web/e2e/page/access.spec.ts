import assert from 'node:assert/strict';
import { eventually } from '../screens/eventually.ts';
import { gameOn, openGame } from '../screens/game-on-screen.ts';
import { guess, guessAll, wrongNames } from '../screens/guesses.ts';
import { phone, test, type Options } from '../product/test.ts';
import { pt } from '../screens/texts.ts';
import { findingsOf } from '../screens/axe.ts';
import { focused, seeFocusKeptInDialog, seeFocusOn, tabTo } from '../screens/focus.ts';
import { chooseTheme } from '../screens/theme-on-screen.ts';

type Theme = 'light' | 'dark';

function gameInTheme(theme: Theme, device: string, options: Options): void {
  test.describe(() => {
    test.use({ ...options, colorScheme: theme });
    test(`axe: start, game, help and result on a ${device} in the ${theme} theme`, async ({
      visit,
    }) => {
      const { page } = visit;
      const { button, dialog } = gameOn(page);
      const game = await openGame(visit);
      const found = await findingsOf(page, 'start');
      const wrong = await wrongNames(visit.address, game, 5);
      await guessAll(page, wrong.slice(0, 2));
      await gameOn(page).hint.click();
      await gameOn(page).takenHints.waitFor();
      await gameOn(page).field.fill(wrong[2]?.slice(0, 3) ?? '');
      found.push(...(await findingsOf(page, 'game with suggestions')));
      await gameOn(page).field.fill('');
      await button(pt.game.howToPlay).click();
      await dialog.getByText(pt.help.levels).waitFor();
      found.push(...(await findingsOf(page, 'help')));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await guessAll(page, wrong.slice(2, 4));
      await guess(page, wrong[4] ?? '');
      await button(pt.guest.last.details).click();
      await dialog.getByText(pt.result.lost).waitFor();
      found.push(...(await findingsOf(page, 'result')));
      assert.deepEqual(found, []);
    });
  });
}

test.describe(() => {
  test.use({ colorScheme: 'light' });
  test('axe: /auth and the 404 page in both themes', async ({ page }) => {
    const found: string[] = [];
    for (const path of ['/auth', '/nowhere']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const theme of ['light', 'dark'] as const) {
        await chooseTheme(page, theme);
        found.push(...(await findingsOf(page, `${path} ${theme}`)));
      }
    }
    assert.deepEqual(found, []);
  });
});

test('keyboard: a whole game by keyboard only', async ({ visit }) => {
  const { page } = visit;
  const { attempt, dialog, openField } = gameOn(page);
  const game = await openGame(visit);
  const wrong = await wrongNames(visit.address, game, 5);
  await tabTo(page, pt.game.form.title);
  for (const [index, name] of wrong.entries()) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    if (index === 4) break;
    await attempt(index + 2, 5).waitFor();
    await openField.waitFor();
    await seeFocusOn(page, pt.game.form.title);
  }
  await page.getByRole('heading', { name: pt.game.ended.lost }).waitFor();
  await eventually(async () => {
    const { name } = await focused(page);
    assert.ok(name.includes(game.athlete.name), `the end has the focus, not "${name}"`);
  });
  await tabTo(page, pt.guest.last.details);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await seeFocusKeptInDialog(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await seeFocusOn(page, pt.guest.last.details);
  await tabTo(page, pt.game.newGame, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await attempt(1, 5).waitFor();
  await openField.waitFor();
});

test('keyboard: the help takes the focus, keeps it and returns it', async ({ visit }) => {
  const { page } = visit;
  const { dialog } = gameOn(page);
  await openGame(visit);
  await tabTo(page, pt.game.howToPlay);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  assert.ok((await focused(page)).inDialog);
  await seeFocusKeptInDialog(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await seeFocusOn(page, pt.game.howToPlay);
});

test('keyboard: the first Tab offers to skip to the content', async ({ visit }) => {
  const { page } = visit;
  await openGame(visit);
  await page.keyboard.press('Tab');
  const link = await focused(page);
  assert.equal(link.name, pt.app.skip);
  assert.ok(link.hasRing && link.onScreen);
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'content');
});

gameInTheme('light', 'desktop', {});
gameInTheme('dark', 'desktop', {});
gameInTheme('light', 'phone', phone);
gameInTheme('dark', 'phone', phone);
