import assert from 'node:assert/strict';
import { leaguesOf } from '@craque/common/domain/sport.ts';
import type { Language } from '@craque/common/domain/language.ts';
import { cluesOf, guessAll, wrongNames } from '../screens/guesses.ts';
import {
  gameOn,
  nextGame,
  openGame,
  requestsOf,
  seeToast,
  toastsOf,
} from '../screens/game-on-screen.ts';
import { phone, test } from '../product/test.ts';
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
});

test('guest page: the question gives way to the attempts, and the field stays where it is', async ({
  visit,
}) => {
  const { page } = visit;
  const { field, attempt } = gameOn(page);
  const game = await openGame(visit);
  const before = await field.boundingBox();
  await guessAll(page, await wrongNames(visit.address, game, 1));
  await attempt(2, 5).waitFor();
  for (const text of [pt.guest.ask, pt.guest.askText]) {
    assert.equal(await page.getByText(text, { exact: true }).count(), 0);
  }
  assert.equal((await field.boundingBox())?.y, before?.y);
});

test('guest page: every league can be played, and a new one begins at once', async ({ visit }) => {
  const { page } = visit;
  const { league } = gameOn(page);
  const first = await openGame(visit);
  assert.equal(await league.getByRole('option').count(), leaguesOf.soccer.length);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await league.selectOption('brasileirao');
  assert.match((await asked).postData() ?? '', /"league":"brasileirao".*"isGuest":true/);
  const second = await nextGame(visit, first.id);
  assert.equal(second.league, 'brasileirao');
});

test('guest page: who has started too many games sees why, also after a reload', async ({
  page,
}) => {
  await page.route('**/api/games', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Too many' } }),
  );
  await page.goto('/');
  await seeToast(page, pt.errors.too_many_requests);
  await page.reload();
  await seeToast(page, pt.errors.too_many_requests);
  assert.equal(await gameOn(page).button(pt.game.newGame).last().isDisabled(), true);
});

test.describe(() => {
  test.use(phone);
  test('guest page: on a phone the beta notice stands whole below the controls', async ({
    visit,
  }) => {
    const { page } = visit;
    await openGame(visit);
    const notice = page.getByRole('complementary').filter({ hasText: pt.game.beta.title });
    await notice.getByText(pt.game.beta.text).waitFor();
    const [below, above] = [
      await notice.boundingBox(),
      await gameOn(page).button(pt.game.howToPlay).boundingBox(),
    ];
    assert.ok(
      below && above && below.y >= above.y + above.height,
      JSON.stringify({ below, above }),
    );
  });
});

test('guest page: the help says the pool, the speed bonus and the date of the facts', async ({
  visit,
}) => {
  const { page } = visit;
  await openGame(visit);
  const { button, dialog } = gameOn(page);
  await button(pt.game.howToPlay).click();
  for (const text of [pt.help.levels, pt.help.pools, pt.help.bonus]) {
    await dialog.getByText(text).waitFor();
  }
  await dialog
    .getByText(/^\d+ atletas podem estar escondidos aqui: Premier League inglesa, Médio\.$/)
    .waitFor();
  await dialog.getByText(/^Dados de .*20\d\d$/).waitFor();
  await dialog.getByRole('button', { name: pt.help.done }).click();
  await dialog.waitFor({ state: 'hidden' });
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

languageCases.forEach(languageJourney);
