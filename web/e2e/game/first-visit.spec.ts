import assert from 'node:assert/strict';
import type { Language } from '@craque/common/domain/language.ts';
import { cluesOf, wrongNames } from '../screens/guesses.ts';
import { gameOn, openGame, requestsOf, toastsOf } from '../screens/game-on-screen.ts';
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
});

test('guest page: the field turns off autocomplete, and blanks are not sent', async ({ visit }) => {
  const { page } = visit;
  const { field, attempt } = gameOn(page);
  const game = await openGame(visit);
  for (const name of ['autocomplete', 'autocapitalize', 'autocorrect']) {
    assert.equal(await field.getAttribute(name), 'off', name);
  }
  const sent = requestsOf(page, 'POST', /\/guess$/);
  await field.fill('   ');
  await field.press('Enter');
  const [name = ''] = await wrongNames(visit.address, game, 1);
  await field.fill(name);
  await field.press('Enter');
  await attempt(2, 5).waitFor();
  assert.equal(sent.length, 1);
});

type LanguageCase = { browser: string; stored?: string; shown: Language; keeps: string | null };

/**
 * The language is the stored one if valid; else the browser's, not stored; else Portuguese, stored.
 */
const languageCases: readonly LanguageCase[] = [
  { browser: 'pt-BR', stored: 'fr', shown: 'fr', keeps: 'fr' },
  { browser: 'es-MX', stored: 'xx', shown: 'es', keeps: 'xx' },
  { browser: 'de-DE', shown: 'de', keeps: null },
  { browser: 'ja-JP', shown: 'pt', keeps: 'pt' },
];

function languageJourney({ browser, stored, shown, keeps }: LanguageCase): void {
  test.describe(() => {
    test.use({ locale: browser });
    test(`language: browser ${browser}, stored ${stored ?? 'nothing'}: shows ${shown}`, async ({
      page,
    }) => {
      if (stored) {
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
          languageKey,
          stored,
        ] as const);
      }
      await page.goto('/');
      await gameOn(page, textsIn(shown)).openField.waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.lang), shown);
      assert.equal(await page.evaluate((key) => localStorage.getItem(key), languageKey), keeps);
    });
  });
}

test('language: a change shows at once, is stored and persists', async ({ visit }) => {
  const { page } = visit;
  await openGame(visit);
  await page.getByRole('combobox', { name: pt.language.label }).selectOption('en');
  const en = textsIn('en');
  await gameOn(page, en).attempt(1, 5).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  await page.reload();
  await gameOn(page, en).openField.waitFor();
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), languageKey), 'en');
});

languageCases.forEach(languageJourney);
