import assert from 'node:assert/strict';
import { cluesOf, guessAll, wrongNames } from '../screens/guesses.ts';
import { gameOn, openGame, toastsOf } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { pt, textsIn } from '../screens/texts.ts';

const languageKey = 'craque.language';

test('guest page: a first visit from Brazil', async ({ visit }) => {
  const { page } = visit;
  const game = await openGame(visit);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'pt');
  for (const badge of ['Beta', 'Visitante']) {
    await page.getByText(badge, { exact: true }).first().waitFor();
  }
  await page.getByText(pt.guest.ask, { exact: true }).waitFor();
  await page.getByText(pt.guest.askText).waitFor();
  await page.getByText(pt.guest.welcome).waitFor();
  for (const limit of Object.values(pt.guest.limits)) {
    await page.getByText(limit).first().waitFor();
  }
  for (const step of [pt.help.guess, pt.help.photo, pt.help.reveal, pt.help.hint]) {
    await page.getByText(step.title).first().waitFor();
  }
  for (const link of [pt.guest.login, pt.guest.register]) {
    await page.getByRole('link', { name: link, exact: true }).first().waitFor();
  }
  const [born, ...rest] = await cluesOf(page);
  assert.match(born ?? '', new RegExp(`^\\d{1,2} .+ ${game.athlete.dateOfBirth.slice(0, 4)}$`));
  assert.equal(rest.length, 3);
  for (const clue of rest) assert.match(clue, /^\?\?\?/);
  await gameOn(page).attempt(1, 5).waitFor();
  await gameOn(page).worth(100).waitFor();
  assert.equal(await toastsOf(page).count(), 0);
  // With the first guess the question gives way to the attempts, and the field stays where it is.
  const before = await gameOn(page).field.boundingBox();
  await guessAll(page, await wrongNames(visit.address, game, 1));
  await gameOn(page).attempt(2, 5).waitFor();
  assert.equal(await page.getByText(pt.guest.ask, { exact: true }).count(), 0);
  assert.equal((await gameOn(page).field.boundingBox())?.y, before?.y);
});

test('language: a change shows at once, is stored and persists', async ({ visit }) => {
  const { page } = visit;
  await openGame(visit);
  await page.getByRole('combobox', { name: pt.language.label }).selectOption('en');
  const en = textsIn('en');
  await gameOn(page, en).attempt(1, 5).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  // The game that is running goes on in the new language.
  const sent = page.waitForRequest((request) => /\/api\/games\/\d+\/guess/.test(request.url()));
  const { field } = gameOn(page, en);
  await field.fill('Wayne Rooney');
  await field.press('Enter');
  assert.equal((await sent).postDataJSON().language, 'en');
  await page.reload();
  await gameOn(page, en).openField.waitFor();
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), languageKey), 'en');
});
