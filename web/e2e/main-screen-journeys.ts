import assert from 'node:assert/strict';
import type { LeagueList } from '@craque/common/contracts/athletes.ts';
import type { User } from '@craque/common/contracts/accounts.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { breakCreation, broken } from './failure-journeys.ts';
import {
  gameOn,
  nextGame,
  openGame,
  requestsOf,
  seeToast,
  shownGame,
  shownId,
  toastsOf,
} from './game-on-screen.ts';
import { guess, guessAll, guessesIn, wrongNames } from './guesses.ts';
import type { Journey, Visit } from './journey.ts';
import { filled, pt } from './texts.ts';

const player: User = {
  id: 'u1',
  username: 'bia',
  displayName: 'Bia',
  email: null,
  avatarUrl: null,
  isAdmin: false,
};

/** The api has no accounts yet, so its answer about the session is given here; all else is the api's own. */
async function signIn(page: Page): Promise<void> {
  await page.route('**/api/user', (route) => route.fulfill({ json: player }));
}

async function openSignedIn(visit: Visit, path: string) {
  await signIn(visit.page);
  return openGame(visit, path);
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const seePath = (page: Page, path: string) =>
  eventually(() => assert.equal(pathOf(page), path));

function startsAt(path: string): Journey {
  return {
    name: `main screen: ${path} starts a game and the address follows`,
    async walk(visit) {
      const { page } = visit;
      const game = await openSignedIn(visit, path);
      await seePath(page, `/game/${game.id}`);
      assert.deepEqual([game.sport, game.difficulty], ['soccer', 'medium']);
      assert.equal(await toastsOf(page).count(), 0);
      await gameOn(page).league.waitFor();
      assert.equal(await page.getByText(pt.guest.badge, { exact: true }).count(), 0);
    },
  };
}

function loadsAt(base: string): Journey {
  return {
    name: `main screen: ${base}/{id} loads a running game and says so`,
    async walk(visit) {
      const { page } = visit;
      const game = await openSignedIn(visit, '/home');
      const [name = ''] = await wrongNames(visit.address, game, 1);
      await guessAll(page, [name]);
      const again = await openGame(visit, `${base}/${game.id}`);
      assert.equal(again.id, game.id);
      await seeToast(page, pt.game.notice.loaded);
      await gameOn(page).attempt(2, 5).waitFor();
      await gameOn(page).history.getByText(name).first().waitFor();
    },
  };
}

const foreignGame: Journey = {
  name: 'main screen: a game of somebody else is not found and a new one takes its place',
  async walk(visit) {
    const { page, address } = visit;
    const reply = await fetch(`${address}/api/games`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    const foreign = (await reply.json()) as GameView;
    const game = await openSignedIn(visit, `/game/${foreign.id}`);
    assert.notEqual(game.id, foreign.id);
    await seeToast(page, pt.game.notice.notFound);
    await seePath(page, `/game/${game.id}`);
  },
};

/** Lets the list of leagues say that these are open or closed, whatever the data hold today. */
async function setLeagues(page: Page, open: Readonly<Record<string, boolean>>): Promise<void> {
  await page.route('**/api/leagues', async (route) => {
    const response = await route.fetch();
    const { leagues } = (await response.json()) as LeagueList;
    const json = leagues.map((each) => ({ ...each, open: open[each.league] ?? each.open }));
    await route.fulfill({ response, json: { leagues: json } });
  });
}

const closedLeague: Journey = {
  name: 'main screen: a closed league is shown as coming soon and cannot be chosen',
  async walk(visit) {
    const { page } = visit;
    await setLeagues(page, { 'Italian Serie A': false, 'English Premier League': true });
    await openSignedIn(visit, '/home');
    const { league } = gameOn(page);
    const option = (name: RegExp) => league.getByRole('option', { name });
    await eventually(async () =>
      assert.ok(await option(/^Serie A italiana.*em breve$/).isDisabled()),
    );
    assert.equal(await option(/^Premier League inglesa$/).isDisabled(), false);
    assert.equal(await league.getByRole('option').count(), 6);
  },
};

/** A league that the data lack is asked for in the name of the first one, so that the change itself can be walked. */
async function openLeague(page: Page, wanted: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/api/games',
    async (route) => {
      const body = route.request().postDataJSON() as { league: string };
      if (body.league !== wanted) return route.continue();
      const postData = { ...body, league: 'English Premier League' };
      const response = await route.fetch({ postData });
      const game = (await response.json()) as GameView;
      return route.fulfill({ response, json: { ...game, league: wanted } });
    },
  );
}

const leagueChange: Journey = {
  name: 'main screen: another league starts a new game at once; where that fails all stays',
  async walk(visit) {
    const { page } = visit;
    const { league } = gameOn(page);
    const wanted = 'Spanish La Liga';
    await setLeagues(page, { [wanted]: true });
    await openLeague(page, wanted);
    const first = await openSignedIn(visit, '/home');
    await league.getByRole('option', { name: /^La Liga espanhola$/ }).waitFor({ state: 'attached' });
    await league.selectOption(wanted);
    const second = await nextGame(visit, first.id);
    await seePath(page, `/game/${second.id}`);
    assert.equal(await league.inputValue(), wanted);
    await breakCreation(page, () => true);
    await league.selectOption('English Premier League');
    await seeToast(page, 'Erro', 'Falha ao criar novo jogo');
    assert.equal(await shownId(page), second.id);
    assert.equal(await league.inputValue(), wanted);
  },
};

const waitingChoice: Journey = {
  name: 'main screen: another sport and level wait for New Athlete',
  async walk(visit) {
    const { page } = visit;
    const { button, level, attempt } = gameOn(page);
    const game = await openSignedIn(visit, '/home');
    const created = requestsOf(page, 'POST', /^\/api\/games/);
    await button(pt.sports.tennis).click();
    await level.selectOption('easy');
    await page.getByRole('button', { name: pt.sports.tennis, pressed: true }).waitFor();
    assert.equal(await shownId(page), game.id);
    assert.equal(created.length, 0);
    await attempt(1, 5).waitFor();
    await button(pt.game.newAthlete).click();
    const next = await nextGame(visit, game.id);
    assert.deepEqual([next.sport, next.difficulty, next.league], ['tennis', 'easy', 'ATP']);
    assert.equal(created.length, 1);
    assert.match(new URL(created[0]?.url() ?? '').pathname, /\/reset$/);
    await seePath(page, `/game/${next.id}`);
  },
};

const leaveTouched: Journey = {
  name: 'main screen: New Athlete warns on a touched game and then names who it was',
  async walk(visit) {
    const { page, product } = visit;
    const { button, dialog, attempt } = gameOn(page);
    const game = await openSignedIn(visit, '/home');
    await guessAll(page, await wrongNames(visit.address, game, 1));
    await button(pt.game.newAthlete).click();
    await page.getByRole('dialog', { name: pt.game.leave.title }).waitFor();
    await dialog.getByRole('button', { name: pt.game.leave.cancel }).click();
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await shownId(page), game.id);
    await attempt(2, 5).waitFor();
    await button(pt.game.newAthlete).click();
    await dialog.getByRole('button', { name: pt.game.leave.confirm, exact: true }).click();
    await nextGame(visit, game.id);
    await seeToast(page, filled(pt.game.notice.abandoned, { name: game.athlete.name }));
    assert.equal(product.storedGame(game.id).players[0]?.end?.status, 'abandoned');
    assert.equal(guessesIn(await shownGame(visit)).length, 0);
  },
};

const resetFails: Journey = {
  name: 'main screen: New Athlete that fails is told and the game stays',
  async walk(visit) {
    const { page } = visit;
    const { button, openField } = gameOn(page);
    const game = await openSignedIn(visit, '/home');
    await page.route(/\/reset$/, (route) => route.fulfill(broken));
    await button(pt.game.newAthlete).click();
    await seeToast(page, 'Erro', pt.game.notice.resetFailed);
    await openField.waitFor();
    assert.equal(await shownId(page), game.id);
  },
};

const allFail: Journey = {
  name: 'main screen: where no sport can be created the text of all failures is shown',
  async walk({ page }) {
    await signIn(page);
    await breakCreation(page, () => true);
    await page.goto('/home');
    await seeToast(
      page,
      'Erro',
      'Não foi possível iniciar um novo jogo. Todas as APIs externas estão temporariamente indisponíveis. Tente mais tarde.',
    );
  },
};

const result: Journey = {
  name: 'main screen: a win opens the result with confetti; play again starts the next game',
  options: { reducedMotion: 'no-preference' },
  async walk(visit) {
    const { page } = visit;
    const game = await openSignedIn(visit, '/home');
    await guess(page, game.athlete.name);
    const dialog = page.getByRole('dialog', { name: game.athlete.name, exact: true });
    await dialog.getByText(pt.result.won).waitFor();
    await dialog.getByRole('tab', { name: pt.result.score, selected: true }).waitFor();
    await eventually(async () =>
      assert.equal(await page.evaluate(() => document.querySelectorAll('canvas').length), 1),
    );
    await dialog.getByRole('button', { name: pt.result.playAgain }).click();
    const next = await nextGame(visit, game.id);
    await dialog.waitFor({ state: 'hidden' });
    await seePath(page, `/game/${next.id}`);
  },
};

const lostResult: Journey = {
  name: 'main screen: a loss opens the result without confetti and without details',
  options: { reducedMotion: 'no-preference' },
  async walk(visit) {
    const { page } = visit;
    const { level, button, openField } = gameOn(page);
    const first = await openSignedIn(visit, '/home');
    await level.selectOption('expert');
    await button(pt.game.newAthlete).click();
    const game = await nextGame(visit, first.id);
    const wrong = await wrongNames(visit.address, game, 2);
    await guessAll(page, wrong.slice(0, 1));
    await openField.fill(wrong[1] ?? '');
    await openField.press('Enter');
    const dialog = page.getByRole('dialog', { name: game.athlete.name, exact: true });
    await dialog.getByText(pt.result.lost).waitFor();
    assert.ok(await dialog.getByRole('tab', { name: pt.result.details }).isDisabled());
    assert.equal(await page.evaluate(() => document.querySelectorAll('canvas').length), 0);
  },
};

const gates: Journey = {
  name: 'main screen: without a session to /auth, with one from /auth to /home',
  async walk(visit) {
    const { page } = visit;
    for (const path of ['/home', '/dashboard', '/game/1', '/games/1']) {
      await page.goto(path);
      await seePath(page, '/auth');
      await page.getByRole('heading', { name: pt.auth.title }).waitFor();
    }
    await signIn(page);
    for (const path of ['/auth', '/login', '/register']) {
      await page.goto(path);
      await gameOn(page).openField.waitFor();
      await seePath(page, `/game/${await shownId(page)}`);
    }
    const back = new URL(page.url());
    assert.equal(back.origin, new URL(visit.address).origin);
  },
};

export const mainScreenJourneys: readonly Journey[] = [
  startsAt('/home'),
  startsAt('/dashboard'),
  startsAt('/game/abc'),
  startsAt('/games/12x'),
  loadsAt('/game'),
  loadsAt('/games'),
  foreignGame,
  closedLeague,
  leagueChange,
  waitingChoice,
  leaveTouched,
  resetFails,
  allFail,
  result,
  lostResult,
  gates,
];
