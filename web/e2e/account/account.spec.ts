import assert from 'node:assert/strict';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Page } from '@playwright/test';
import { authOn, keepToasts, logOutByMenu, sendForm } from '../screens/account-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import {
  gameOn,
  nextFrames,
  nextGame,
  openGame,
  seeToast,
  shownGame,
  textOf,
  toastsOf,
} from '../screens/game-on-screen.ts';
import { guess } from '../screens/guesses.ts';
import { type Visit, test } from '../product/test.ts';
import { accountPassword, freshName } from '../product/new-account.ts';
import { openProfile, profileOn } from '../screens/profile-on-screen.ts';
import { seePath } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';

const newcomer = () => ({ username: freshName('lia'), password: accountPassword });

/** Wins on the first guess on the users' screen; returns the finished game. */
async function winAtOnce(visit: Visit): Promise<Game> {
  const { page, product } = visit;
  const { id, athlete } = await shownGame(visit);
  await guess(page, athlete.name);
  await page.getByRole('dialog', { name: athlete.name, exact: true }).waitFor();
  return product.storedGame(id);
}

async function seeGameInProfile(page: Page, game: Game): Promise<void> {
  const { scores, stats, sports, games, tab } = profileOn(page);
  const score = String(game.players[0]?.end?.score);
  await openProfile(page);
  await eventually(async () => assert.match(await textOf(scores), /\d{3}/));
  const today = await scores.getByRole('definition').allInnerTexts();
  assert.ok(Number(today[0]) > Number(score), `${today} holds game and achievements`);
  assert.equal(new Set(today).size, 1, `${today} are the same on the first day`);
  const figures = await stats.allInnerTexts();
  assert.match(figures[0] ?? '', /100\s*%/);
  assert.match(figures[1] ?? '', /1 jogo$/m);
  assert.match(figures[2] ?? '', /1,0/);
  assert.match((await sports.allInnerTexts())[0] ?? '', /Futebol\s+1 jogo\s+100\s*% ganhos/i);
  await tab('history').click();
  const row = games.filter({ hasText: game.athlete.name });
  await row.getByText(filled(pt.game.points, { points: score })).waitFor();
  const line = await textOf(row);
  for (const text of [pt.history.won, pt.sports.soccer, pt.levels.medium, /\d\d:\d\d/]) {
    assert.match(line, new RegExp(text, 'i'));
  }
  await page.getByRole('heading', { level: 2, name: /\d{4}/ }).waitFor();
}

test('account: register, win a game, find it in the profile and see the achievements once', async ({
  visit,
}) => {
  const { page } = visit;
  const toasts = await keepToasts(page);
  const who = newcomer();
  await page.goto('/register');
  await sendForm(page, 'register', who);
  const name = who.username;
  const welcome = filled(pt.auth.register.welcome, { name });
  await seeToast(page, pt.auth.register.success, welcome);
  await gameOn(page).openField.waitFor();
  const game = await winAtOnce(visit);
  // The home page keeps its address.
  await seePath(page, '/home');
  const result = page.getByRole('dialog', { name: game.athlete.name, exact: true });
  const unlockedNow = /^Conquistas desbloqueadas: Primeira Vitória.* Jogo Perfeito/;
  await result.getByRole('status').filter({ hasText: unlockedNow }).waitFor();
  await seeGameInProfile(page, game);
  await profileOn(page).tab('achievements').click();
  const unlocked = profileOn(page).achievements.filter({ hasText: pt.achievements.done });
  await eventually(async () => assert.match(await textOf(unlocked), /Primeira Vitória/i));
  assert.match(await textOf(unlocked), /Jogo Perfeito/i);
  const asked = page.waitForResponse(/\/api\/user\/achievements$/);
  await page.reload();
  await (await asked).finished();
  await nextFrames(page);
  assert.equal(await toastsOf(page).count(), 0);
  const seen = (await toasts()).filter((text) => text.includes('Conquistas desbloqueadas'));
  assert.deepEqual(seen, [], 'the result has announced it');
});

test("account: a guest's wins move with the registration, once", async ({ visit }) => {
  const { page, elsewhere } = visit;
  const { athlete, id } = await openGame(visit);
  await page.evaluate(() => localStorage.setItem('craque.knows-wins', '1'));
  await guess(page, athlete.name);
  await nextGame(visit, id);
  const guestCookies = await page.context().cookies();
  const login = page.getByRole('link', { name: pt.header.login, exact: true });
  await login.first().click();
  await authOn(page, 'register').tab.click();
  const who = newcomer();
  await sendForm(page, 'register', who);
  const kept = filled(pt.auth.kept_one, { count: 1 });
  await seeToast(page, pt.auth.register.success, kept);
  await gameOn(page).openField.waitFor();
  await openProfile(page, 'history');
  await profileOn(page).games.filter({ hasText: athlete.name }).waitFor();
  const stranger = await elsewhere();
  await stranger.context().addCookies(guestCookies);
  assert.equal((await stranger.request.get(`/api/games/${id}`)).status(), 404);
  await logOutByMenu(page);
  await authOn(page, 'register').tab.click();
  await sendForm(page, 'register', newcomer());
  await seeToast(page, pt.auth.register.success);
  assert.doesNotMatch(await textOf(toastsOf(page)), /guardado/);
  await gameOn(page).openField.waitFor();
  await openProfile(page, 'history');
  await profileOn(page).games.filter({ hasText: pt.history.running }).waitFor();
  assert.equal(await profileOn(page).games.count(), 1, 'the game that was begun just now');
});
