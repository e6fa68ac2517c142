import assert from 'node:assert/strict';
import { swept } from '../product/swept-languages.ts';
import { phone, test } from '../product/test.ts';
import { challengeOn } from '../screens/challenge-on-screen.ts';
import { gameOn, openGame, partsOf, seeOnScreen } from '../screens/game-on-screen.ts';
import { pt, textsIn } from '../screens/texts.ts';
import { fourWithChallenges } from './challenge-set.ts';

/** Four in one game on the smallest phone: all controls, and the opponents in one line. */
for (const language of swept('de')) {
  const texts = textsIn(language);
  test.describe(() => {
    test.use({ ...phone, locale: language });
    test(`phone: a challenge of four fits on 360 x 640 without scrolling in ${language}`, async ({
      visit,
    }) => {
      const { page } = visit;
      const { running } = await fourWithChallenges(visit);
      await openGame(visit, `/game/${running}`, texts);
      const { strip, panel } = challengeOn(page, texts);
      await gameOn(page, texts).sticker.waitFor();
      await seeOnScreen(page, 640, { ...partsOf(page, texts), strip });
      await strip.click();
      const rows = panel.getByRole('listitem');
      assert.equal(await rows.count(), 3);
      const { field, submit } = partsOf(page, texts);
      await seeOnScreen(page, 640, { field, submit, strip });
      await strip.click();
      await rows.first().waitFor({ state: 'detached' });
      await seeOnScreen(page, 640, { ...partsOf(page, texts), strip });
    });
  });
}

/** The spacing of WCAG 1.4.12. */
const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';

test('layout: a challenge at 200 % zoom, and its final table with wide text spacing', async ({
  visit,
}) => {
  const { page } = visit;
  const { running, final } = await fourWithChallenges(visit);
  await openGame(visit, `/game/${running}`);
  for (const [width, height] of [
    [640, 400],
    [512, 384],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await gameOn(page).field.focus();
    const { panel } = challengeOn(page);
    const leave = gameOn(page).button(pt.challenge.leave.button);
    const link = gameOn(page).button(pt.link.button);
    for (const part of [panel, leave, link, gameOn(page).hint]) {
      assert.ok(await part.first().isVisible(), `${part} at ${width} x ${height}`);
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/game/${final}`);
  await challengeOn(page).final.waitFor();
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const over = await page
    .getByRole('table')
    .first()
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  assert.ok(over <= 0, `${over} px too wide`);
});
