import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextGame, openGame, requestsOf, textOf } from '../screens/game-on-screen.ts';
import { namesOf } from '../screens/guesses.ts';
import { filled, pt } from '../screens/texts.ts';
import { type Visit, test } from '../product/test.ts';

async function openWithNames(visit: Visit) {
  const names = visit.page.waitForResponse((response) =>
    response.url().includes('/athletes/names'),
  );
  const game = await openGame(visit);
  await (await names).finished();
  return game;
}

/** What each offered option is called by a screen reader. */
async function offered(page: Page): Promise<string[]> {
  const { options } = gameOn(page);
  await options.first().waitFor();
  return await options.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
}

test('suggestions: two letters, arrows, Enter and Escape', async ({ visit }) => {
  const { page } = visit;
  const { field, list, options } = gameOn(page);
  const sent = requestsOf(page, 'POST', /\/guess$/);
  await openWithNames(visit);
  await field.press('s');
  await eventually(async () => assert.equal(await field.inputValue(), 's'));
  assert.equal(await options.count(), 0);
  await field.press('i');
  const names = await offered(page);
  assert.ok(names.length <= 8 && names.length > 1, `${names.length} are offered`);
  for (const each of names) assert.ok(each.length > 2);
  assert.equal(await field.getAttribute('aria-expanded'), 'true');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  const selected = list.getByRole('option', { selected: true });
  assert.equal(await selected.getAttribute('aria-label'), names[0]);
  assert.equal(
    await field.getAttribute('aria-activedescendant'),
    await selected.getAttribute('id'),
  );
  await field.press('Enter');
  assert.equal(await field.inputValue(), names[0]?.replace(/ \(\d{4}\)|, .*$/g, ''));
  assert.equal(await field.getAttribute('aria-expanded'), 'false');
  assert.equal(sent.length, 0, 'choosing does not send');
  await field.fill('si');
  await options.first().waitFor();
  await field.press('Escape');
  assert.equal(await options.count(), 0);
  assert.equal(await field.inputValue(), 'si');
  await gameOn(page).attempt(1, 5).waitFor();
});

test('suggestions: letters inside a word, without accents, chosen with the pointer', async ({
  visit,
}) => {
  const { page } = visit;
  const { field, options } = gameOn(page);
  const game = await openWithNames(visit);
  const name = (await namesOf(visit.address, game.sport)).find((each) =>
    /\p{M}/u.test(each.normalize('NFD')),
  );
  assert.ok(name, 'a name with an accent');
  await field.fill(normaliseName(name).slice(1).toUpperCase());
  await options.getByText(name, { exact: true }).click();
  assert.equal(await field.inputValue(), name);
  assert.equal(await options.count(), 0);
  assert.ok(await field.evaluate((each) => each === document.activeElement));
});

test('suggestions: the nickname that was typed stands beside the name', async ({ visit }) => {
  const { page } = visit;
  const { field, options } = gameOn(page);
  await openWithNames(visit);
  await field.fill('merli');
  const name = `David Silva, Merlin, ${pt.game.form.elsewhere}`;
  await page.getByRole('option', { name, exact: true }).waitFor();
  assert.equal(await textOf(options.first().locator('small')), 'Merlin');
  assert.equal(await textOf(options.first().locator('mark')), 'Merli');
  await field.press('ArrowDown');
  await field.press('Enter');
  assert.equal(await field.inputValue(), 'David Silva');
});

test('suggestions: a slip is asked about by name once, and costs nothing', async ({ visit }) => {
  const { page } = visit;
  const { field, attempt, history } = gameOn(page);
  const sent = requestsOf(page, 'POST', /\/guess$/);
  await openWithNames(visit);
  const question = page.getByText(filled(pt.game.form.meant, { name: 'Ángel Di María' }));
  await field.fill('Angle di Maria');
  await field.press('Enter');
  await question.waitFor();
  assert.equal(await field.inputValue(), 'Angle di Maria');
  const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const descriptions = await Promise.all(described.map((id) => textOf(page.locator(`id=${id}`))));
  assert.match(descriptions.join(), /Ángel Di María/);
  await attempt(1, 5).waitFor();
  await field.fill('Neymar');
  assert.equal(await question.count(), 0);
  await field.fill('Angle di Maria');
  assert.equal(sent.length, 0);
  await field.press('Enter');
  await attempt(2, 5).waitFor();
  await history
    .getByText(/di mar[ií]a/i)
    .first()
    .waitFor();
  assert.equal(sent.length, 1);
});

test('suggestions: none on expert', async ({ visit }) => {
  const { page } = visit;
  const { field, level, options, attempt } = gameOn(page);
  const game = await openWithNames(visit);
  const [name = ''] = await namesOf(visit.address, game.sport);
  await field.fill(name.slice(0, 3));
  await options.first().waitFor();
  await level.selectOption('expert');
  await nextGame(visit, game.id);
  await attempt(1, 2).waitFor();
  await field.fill(name.slice(0, 3));
  await field.press('ArrowDown');
  assert.equal(await options.count(), 0);
  assert.equal(await field.getAttribute('aria-expanded'), 'false');
});
