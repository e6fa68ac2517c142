import assert from 'node:assert/strict';
import type { Game } from '@craque/common/domain/game/game.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, openGame, requestsOf } from '../screens/game-on-screen.ts';
import { gameWithLongName, guess, guessAll, wrongNames } from '../screens/guesses.ts';
import { type Visit, test } from '../product/test.ts';
import { pt } from '../screens/texts.ts';

/**
 * Everything sent to the page, including headers and addresses, except the public list of all
 * names.
 */
function collectBytes({ page }: Visit): () => Promise<string> {
  const parts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/athletes/names')) return;
    const body = response.body().then(
      (bytes) => bytes.toString('utf8'),
      () => '',
    );
    const head = response.allHeaders().then(JSON.stringify);
    parts.push(
      Promise.all([body, head]).then(([text, headers]) => `${response.url()}\n${headers}\n${text}`),
    );
  });
  return async () => (await Promise.all(parts)).join('\n');
}

function spellingsOf({ athlete }: Game): string[] {
  const { name, athleteId } = athlete;
  const forms = [name, name.normalize('NFD').replace(/\p{M}/gu, ''), name.toLowerCase()];
  return [...forms, encodeURIComponent(name), JSON.stringify(name).slice(1, -1), athleteId];
}

test('game: nothing of the answer reaches the browser before the end', async ({ visit }) => {
  const { page } = visit;
  const bytes = collectBytes(visit);
  const screen = gameOn(page);
  const hinted = requestsOf(page, 'GET', /\/hint$/);
  await openGame(visit);
  const game = await gameWithLongName(visit);
  const wrong = await wrongNames(visit.address, game, 5);
  await guessAll(page, wrong.slice(0, 2));
  for (const taken of [1, 2, 3]) {
    await screen.hint.click();
    await eventually(async () =>
      assert.equal(await screen.takenHints.getByRole('listitem').count(), taken),
    );
  }
  await guessAll(page, wrong.slice(2, 4));
  await screen.attempt(5, 5).waitFor();
  assert.equal(hinted.length, 3);
  const seen = (await bytes()) + (await page.content());
  assert.ok(seen.includes(String(game.id)), 'the search finds what was sent');
  for (const spelling of spellingsOf(game)) {
    assert.equal(seen.includes(spelling), false, `"${spelling}" reached the browser`);
  }
  await guess(page, wrong[4] ?? '');
  await page.getByRole('heading', { name: pt.game.ended.lost }).waitFor();
  assert.ok((await bytes()).includes(game.athlete.name), 'the end tells the name');
});
