import assert from 'node:assert/strict';
import type { Game } from '@craque/common/domain/game/game.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextGame, openGame } from '../screens/game-on-screen.ts';
import { winAtSecond } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { pt } from '../screens/texts.ts';

const resultText =
  /^Craque: Futebol, Médio, 2\/5\n(?:🟥▲|🟨◆|🟩●) ✅\n\d+ pts\nhttp:\/\/localhost/u;

function seeResultText(text: string, game: Game): void {
  assert.match(text, resultText);
  assert.equal(text.includes(game.athlete.name), false);
}

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test('share: copying puts a text without the name into the clipboard', async ({ visit }) => {
    const { page } = visit;
    await openGame(visit);
    const won = await winAtSecond(visit);
    await nextGame(visit, won.id);
    const { lastResult } = gameOn(page);
    await lastResult.getByRole('button', { name: pt.share.copy }).click();
    await lastResult.getByRole('status').getByText(pt.share.copied).waitFor();
    seeResultText(await page.evaluate(() => navigator.clipboard.readText()), won);
  });
});

/** Replaces the share sheet and the clipboard of a device; `shared` is what they received. */
function standInForDevice(violation: string): void {
  const shared: string[] = [];
  const refuse = () => Promise.reject(new DOMException('refused', violation));
  Object.assign(window, { shared });
  Object.defineProperty(navigator, 'share', {
    value: (data: { text: string }) => {
      shared.push(data.text);
      return violation ? refuse() : Promise.resolve();
    },
  });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
}

function challengeJourney(name: string, violation: string, fallsBack: boolean): void {
  test(`share: ${name}`, async ({ visit }) => {
    const { page } = visit;
    await page.addInitScript(standInForDevice, violation);
    await openGame(visit);
    const won = await winAtSecond(visit);
    await nextGame(visit, won.id);
    await gameOn(page).lastResult.getByRole('button', { name: pt.share.result }).click();
    await eventually(async () => {
      const shared = await page.evaluate(() => Reflect.get(window, 'shared') as string[]);
      assert.equal(shared.length, 1);
      seeResultText(shared[0] ?? '', won);
    });
    const manual = page.getByRole('textbox', { name: pt.share.manual });
    if (!fallsBack) return assert.equal(await manual.count(), 0);
    await manual.waitFor();
    seeResultText(await manual.inputValue(), won);
    const selected = await page.evaluate(() => String(window.getSelection()));
    seeResultText(selected, won);
  });
}

challengeJourney('the device is given a text without the name', '', false);
challengeJourney('closing the share sheet is no error', 'AbortError', false);
challengeJourney(
  'without share and clipboard the text is there to be copied',
  'NotAllowedError',
  true,
);
