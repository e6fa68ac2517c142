import assert from 'node:assert/strict';
import type { LeagueList } from '@craque/common/contracts/athletes.ts';
import { leaguesOf } from '@craque/common/domain/sport.ts';
import type { Page } from '@playwright/test';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextGame, seeToast, shownId } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { openSignedIn, seePath } from '../screens/signed-in.ts';
import { breakCreation } from '../product/broken-answers.ts';

/** Makes the list of leagues report these as open or closed. */
async function setLeagues(page: Page, open: Readonly<Record<string, boolean>>): Promise<void> {
  await page.route('**/api/leagues', async (route) => {
    const response = await route.fetch();
    const { leagues } = (await response.json()) as LeagueList;
    const json = leagues.map((each) => ({ ...each, open: open[each.league] ?? each.open }));
    await route.fulfill({ response, json: { leagues: json } });
  });
}

test('main screen: a closed league is shown as coming soon and cannot be chosen', async ({
  visit,
}) => {
  const { page } = visit;
  await setLeagues(page, { 'Italian Serie A': false, 'English Premier League': true });
  await openSignedIn(visit, '/home');
  const { league } = gameOn(page);
  const option = (name: RegExp) => league.getByRole('option', { name });
  await eventually(async () =>
    assert.ok(await option(/^Serie A italiana.*em breve$/).isDisabled()),
  );
  assert.equal(await option(/^Premier League inglesa$/).isDisabled(), false);
  assert.equal(await league.getByRole('option').count(), leaguesOf.soccer.length);
});

test('main screen: another league starts a new game at once; on failure nothing changes', async ({
  visit,
}) => {
  const { page } = visit;
  const { league } = gameOn(page);
  const wanted = 'spanish-la-liga';
  const first = await openSignedIn(visit, '/home');
  await league.getByRole('option', { name: /^La Liga espanhola$/ }).waitFor({ state: 'attached' });
  await league.selectOption(wanted);
  const second = await nextGame(visit, first.id);
  await seePath(page, '/home');
  assert.equal(await league.inputValue(), wanted);
  await breakCreation(page, () => true);
  await league.selectOption('english-premier-league');
  await seeToast(page, 'Erro', 'Falha ao criar novo jogo');
  assert.equal(await shownId(page), second.id);
  assert.equal(await league.inputValue(), wanted);
});
