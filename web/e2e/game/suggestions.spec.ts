import assert from 'node:assert/strict';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextGame, openGame, requestsOf, textOf } from '../screens/game-on-screen.ts';
import { namesOf } from '../screens/guesses.ts';
import { type Visit, test } from '../product/test.ts';

async function openWithNames(visit: Visit) {
  const names = visit.page.waitForResponse((response) =>
    response.url().includes('/athletes/names'),
  );
  const game = await openGame(visit);
  await (await names).finished();
  return game;
}

test('suggestions: two letters, arrows, Enter and Escape', async ({ visit }) => {
  const { page } = visit;
  const { field, list, options } = gameOn(page);
  const sent = requestsOf(page, 'POST', /\/guess$/);
  const game = await openWithNames(visit);
  const [name = ''] = await namesOf(visit.address, game.sport);
  const [first = '', second = ''] = normaliseName(name);
  await field.press(first);
  await eventually(async () => assert.equal(await field.inputValue(), first));
  assert.equal(await options.count(), 0);
  await field.press(second);
  await options.first().waitFor();
  const offered = await options.allInnerTexts();
  assert.ok(offered.length <= 8 && offered.length > 1, `${offered.length} are offered`);
  for (const each of offered) assert.ok(each.length > 2);
  assert.equal(await field.getAttribute('aria-expanded'), 'true');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  const marked = list.getByRole('option', { selected: true });
  assert.equal(await textOf(marked), offered[0]);
  assert.equal(await field.getAttribute('aria-activedescendant'), await marked.getAttribute('id'));
  await field.press('Enter');
  assert.equal(await field.inputValue(), offered[0]?.replace(/ \(\d{4}\)$/, ''));
  assert.equal(await field.getAttribute('aria-expanded'), 'false');
  assert.equal(sent.length, 0, 'choosing does not send');
  await field.fill(first + second);
  await options.first().waitFor();
  await field.press('Escape');
  assert.equal(await options.count(), 0);
  assert.equal(await field.inputValue(), first + second);
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
