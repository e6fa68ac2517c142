import assert from 'node:assert/strict';
import { setAdmin } from '@craque/api/accounts/admin-rights.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { post } from '../product/api-call.ts';
import { freshName, register } from '../product/new-account.ts';
import type { Product } from '../product/product.ts';
import { test } from '../product/test.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { signIn } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

const { correction, feedback } = pt;
/** The smallest pool: its athletes come again soonest. */
const choice = { sport: 'formula1', league: 'formula-2', difficulty: 'easy' } as const;

const submit = (api: APIRequestContext, id: number, guess: string) =>
  post<{ won: boolean }>(api, `/api/games/${id}/guess`, { guess });

/** A won game with one wrong guess before the right one. */
async function winAfter(api: APIRequestContext, product: Product, wrong: string) {
  const { id } = await post<GameView>(api, '/api/games', choice);
  const { name } = product.storedGame(id).athlete;
  await submit(api, id, wrong);
  await submit(api, id, name);
  return { id, name };
}

/** The athlete details in the result, as the history opens it. */
async function openDetails(page: Page, id: number) {
  await page.goto('/profile?tab=history');
  await page.locator(`a[href="/game/${id}"]`).click();
  await page.getByRole('tab', { name: pt.result.details }).click();
}

const entry = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const tab = (page: Page, name: keyof typeof feedback.tabs) =>
  page.getByRole('tab', { name: feedback.tabs[name], exact: true });

test('correction: a name that is reported and accepted counts in a new game', async ({
  page,
  elsewhere,
  product,
}) => {
  const nickname = `Foguete ${freshName('do')}`;
  await signIn(page);
  const game = await winAfter(page.request, product, nickname);
  await openDetails(page, game.id);
  await gameOn(page).button(correction.name.ask).click();
  await page.getByLabel(correction.name.which).selectOption(nickname);
  await gameOn(page).button(correction.send).click();
  await page.getByText(correction.sent).waitFor();

  const office = await elsewhere();
  const admin = await register(office.request);
  await product.rewrite((stores) => setAdmin(stores, admin.username, true));
  await office.goto('/feedback');
  await tab(office, 'list').click();
  await tab(office, 'corrections').click();
  const report = entry(office, nickname);
  await report.getByRole('heading', { name: game.name }).waitFor();
  await report.getByRole('button', { name: correction.accept }).click();
  await report.waitFor({ state: 'detached' });
  assert.ok((await (await office.request.get('/api/corrections/table')).text()).includes(nickname));

  const other = (await elsewhere()).request;
  let isFound = false;
  for (let games = 0; games < 400 && !isFound; games += 1) {
    const { id } = await post<GameView>(other, '/api/games', choice);
    isFound = (await submit(other, id, nickname)).won;
  }
  assert.ok(isFound);

  await page.getByRole('link', { name: correction.where }).click();
  await tab(page, 'list').click();
  const own = entry(page, nickname);
  await own.getByText(correction.statuses.accepted, { exact: true }).waitFor();
  assert.equal((await page.request.get('/api/corrections/all')).status(), 403);
});
