import assert from 'node:assert/strict';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { Page } from '@playwright/test';
import { twoFriends } from '../challenge/people.ts';
import { post } from '../product/api-call.ts';
import type { Product } from '../product/product.ts';
import { phone, test } from '../product/test.ts';
import { findingsOf } from '../screens/axe.ts';
import { gameOn, seeToast } from '../screens/game-on-screen.ts';
import { openProfile } from '../screens/profile-on-screen.ts';
import { seePath } from '../screens/signed-in.ts';
import { pt } from '../screens/texts.ts';

const { ranking, settings } = pt;

/** Wins a game of tennis without a screen. */
async function win({ request }: Pick<Page, 'request'>, product: Product): Promise<void> {
  const { id } = await post<GameView>(request, '/api/games', { sport: 'tennis' });
  const { athlete } = product.storedGame(id);
  await post(request, `/api/games/${id}/guess`, { guess: athlete.name });
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: ranking.list }).getByRole('row').filter({ hasText: name });

const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

test.describe(() => {
  test.use(phone);

  test("ranking: a friend to beat, and a place of one's own, on a phone", async ({ visit }) => {
    const { page, product } = visit;
    const [lia, rui] = await twoFriends(visit);
    await win(rui.page, product);
    await page.goto('/ranking?scope=friends');
    await rowOf(page, rui.name).waitFor();
    await page.getByText(ranking.note.unranked.text).waitFor();
    await win(page, product);
    await choose(page, ranking.window.day);
    await rowOf(page, lia.name).getByText(ranking.you).waitFor();
    await rowOf(page, rui.name).waitFor();
    assert.equal(await page.getByText(ranking.note.unranked.text).count(), 0);
    assert.deepEqual(await findingsOf(page, 'ranking among friends'), []);
    await openProfile(page);
    await page.getByRole('link', { name: /^Sua posição nesta semana/ }).click();
    await seePath(page, '/ranking');
    await rowOf(page, ranking.you).waitFor();
  });
});

test('ranking: who switches it off is seen by friends alone', async ({ visit }) => {
  const { page, product } = visit;
  const [lia, rui] = await twoFriends(visit);
  await win(page, product);
  const guest = await visit.elsewhere();
  await guest.goto('/ranking?window=day');
  await rowOf(guest, lia.name).first().waitFor();
  await openProfile(page, 'settings');
  await page.getByRole('switch', { name: settings.preferences.showInRankings }).click();
  await gameOn(page).button(settings.preferences.save).click();
  await seeToast(page, settings.done.preferences.title);
  await page.goto('/ranking?window=day');
  await page.getByText(ranking.note.hidden.text).waitFor();
  await rui.page.goto('/ranking?scope=friends&window=day');
  await rowOf(rui.page, lia.name).waitFor();
});
