import assert from 'node:assert/strict';
import { cluesOf, guessAll, wrongNames } from '../screens/guesses.ts';
import { gameOn, openGame, toastsOf } from '../screens/game-on-screen.ts';
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
    await page.getByText(limit).filter({ visible: true }).first().waitFor();
  }
  for (const step of Object.values(pt.help).filter((each) => typeof each === 'object')) {
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

test('guest page: who has started too many games sees why, also after a reload', async ({
  page,
}) => {
  await page.route('**/api/games', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Too many' } }),
  );
  const reason = page.getByRole('alert').filter({ hasText: pt.errors.too_many_requests });
  await page.goto('/');
  await reason.waitFor();
  await page.reload();
  await reason.waitFor();
  assert.equal(await gameOn(page).button(pt.game.newGame).count(), 1);
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
    .getByText(/^\d+ atletas podem estar escondidos aqui: Brasileirão, Médio\.$/)
    .waitFor();
  await dialog.getByText(/^Dados de .*20\d\d$/).waitFor();
  await dialog.getByRole('button', { name: pt.help.done }).click();
  await dialog.waitFor({ state: 'hidden' });
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

test.describe(() => {
  test.use({ locale: 'ja-JP' });
  test('language: a browser without a language that is shipped gets Portuguese, stored', async ({
    page,
  }) => {
    await page.goto('/');
    await gameOn(page).openField.waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'pt');
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), languageKey), 'pt');
  });
});
