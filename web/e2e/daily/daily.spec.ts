import assert from 'node:assert/strict';
import { phone, test } from '../product/test.ts';
import { accountPassword, freshName } from '../product/new-account.ts';
import { sendForm } from '../screens/account-on-screen.ts';
import { dailyOn, openDaily, zoneAtNoon } from '../screens/daily-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { seePath } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';

const { state } = pt.daily;

test.use({ ...phone, timezoneId: zoneAtNoon() });

test("daily: a guest plays today's four on a phone, one press to the next, and registers", async ({
  visit,
}) => {
  const { page, product, address } = visit;
  const { dialog } = gameOn(page);
  const daily = dailyOn(page);
  await page.goto('/daily');
  const soccer = await openDaily(page, product, daily.play('soccer'));
  const [wrong = ''] = await wrongNames(address, soccer, 1);
  await guess(page, wrong);
  await gameOn(page).attempt(2, 5).waitFor();
  // The address has the date, so a reload continues it; the way back leads to the four.
  await page.reload();
  await gameOn(page).attempt(2, 5).waitFor();
  await page.goBack();
  await daily.places.filter({ hasText: filled(state.playing, { k: 2 }) }).waitFor();
  await page.goForward();
  await gameOn(page).attempt(2, 5).waitFor();
  await guess(page, soccer.athlete.name);
  for (const sport of ['basketball', 'tennis'] as const) {
    await dialog.waitFor();
    const game = await openDaily(page, product, daily.next(sport).last());
    assert.equal(game.sport, sport);
    await guess(page, game.athlete.name);
  }
  await dialog.waitFor();
  const last = await openDaily(page, product, daily.next('formula1').last());
  for (const name of await wrongNames(address, last, 5)) await guess(page, name);
  await dialog.waitFor();
  await daily.all.last().click();
  await seePath(page, '/daily');
  await page.getByText(pt.daily.allDone, { exact: true }).waitFor();
  const solved = [2, 1, 1].map((k) => filled(state.solved, { k }));
  await eventually(async () => {
    const shown = await daily.places.allInnerTexts();
    for (const [index, text] of [...solved, state.lost].entries())
      assert.ok(shown[index]?.includes(text), `${shown[index]}: ${text}`);
  });
  await daily.streak(1).waitFor();
  const invitation = page.getByRole('complementary', { name: pt.daily.guest.title });
  await invitation.getByRole('link', { name: pt.guest.register }).click();
  const who = { username: freshName('lia'), password: accountPassword };
  await sendForm(page, 'register', who);
  await seePath(page, '/daily');
  await page.getByText(pt.daily.allDone, { exact: true }).waitFor();
  await daily.streak(1).waitFor();
  await page.getByText(pt.daily.board.friends, { exact: true }).waitFor();
  assert.equal(await invitation.count(), 0);
});
