import assert from 'node:assert/strict';
import { gameOn, nextGame, openGame } from '../screens/game-on-screen.ts';
import { winAtSecond } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { pt } from '../screens/texts.ts';

const resultText =
  /^Craque: Futebol, Médio, 2\/5\n(?:🟥▲|🟨◆|🟩●) ✅\n\d+ pts\nhttp:\/\/localhost/u;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('share: copying puts a text without the name into the clipboard', async ({ visit }) => {
  const { page } = visit;
  await openGame(visit);
  const won = await winAtSecond(visit);
  await nextGame(visit, won.id);
  const { lastResult } = gameOn(page);
  await lastResult.getByRole('button', { name: pt.share.copy }).click();
  await lastResult.getByRole('status').getByText(pt.share.copied).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, resultText);
  assert.equal(text.includes(won.athlete.name), false);
});
