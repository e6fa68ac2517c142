import assert from 'node:assert/strict';
import { bandOf } from '@craque/common/domain/athlete/closeness.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import type { Page } from '@playwright/test';
import {
  closeResult,
  challengeOn,
  seeOnline,
  seeOpponent,
  seeSameStandings,
  standingsOn,
} from '../screens/challenge-on-screen.ts';
import { openLive, type Person, runningChallenge, twoFriends } from './people.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, nextFrames, seeToast } from '../screens/game-on-screen.ts';
import { guess, wrongNames } from '../screens/guesses.ts';
import { test } from '../product/test.ts';
import { seePath } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';

const { challenge } = pt;

/** Counts the dialogs and canvas elements that appear from the start of the page. */
function countAppearances(): void {
  const counts = { dialogs: [] as string[], canvases: 0 };
  Object.assign(window, { appeared: counts });
  const count = (node: Node) => {
    if (!(node instanceof Element)) return;
    const all = [node, ...node.querySelectorAll('*')];
    counts.canvases += all.filter((each) => each.matches('canvas')).length;
    for (const dialog of all.filter((each) => each.matches('[role=dialog]'))) {
      counts.dialogs.push(dialog.querySelector('h2')?.textContent ?? '');
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(count);
  }).observe(document, { childList: true, subtree: true });
}

type Appeared = { dialogs: string[]; canvases: number };
const appearedOn = (page: Page): Promise<Appeared> =>
  page.evaluate(() => Reflect.get(window, 'appeared') as Appeared);

const winnerTitle = ({ name }: Person) => filled(challenge.winner.title, { name });

/** The loser of the race gets one notice of the winner, and plays on. */
async function seeWinnerOnce(who: Person, winner: Person, game: Game): Promise<void> {
  const dialog = challengeOn(who.page).winner(winner.name);
  await dialog.waitFor();
  const { score } = game.players.find(({ id }) => id.endsWith(winner.user.id))?.end ?? {};
  await dialog.getByText(String(score), { exact: true }).waitFor();
  await dialog.getByText(challenge.winner.playOn).waitFor();
  await challengeOn(who.page).goOn.click();
  await dialog.waitFor({ state: 'hidden' });
  await gameOn(who.page).openField.waitFor();
}

test.describe(() => {
  test.use({ reducedMotion: 'no-preference' });
  test('challenge: two see each other live, one wins, the other gets one notice and wins too; same standings', async ({
    visit,
  }) => {
    const [lia, rui] = await twoFriends(visit);
    for (const { page } of [lia, rui]) await page.addInitScript(countAppearances);
    const game = await runningChallenge(visit, [lia, rui]);
    const [mine, theirs] = [challengeOn(lia.page), challengeOn(rui.page)];
    await seeOnline(lia.page, rui.name);
    await seeOnline(rui.page, lia.name);
    await Promise.all([mine.connection('live').waitFor(), theirs.connection('live').waitFor()]);
    const [name = ''] = await wrongNames(visit.address, game, 1);
    await guess(rui.page, name);
    const { accuracy } =
      visit.product.storedGame(game.id).players.flatMap(({ guesses }) => guesses)[0] ?? {};
    assert.ok(accuracy !== undefined);
    const used = filled(challenge.used, { used: 1, total: 5 });
    await seeOpponent(mine.opponent(rui.name), used, pt.game.bands[bandOf(accuracy)]);
    assert.equal(await lia.page.getByText(name, { exact: true }).count(), 0);
    await guess(rui.page, game.athlete.name);
    const stored = visit.product.storedGame(game.id);
    await seeWinnerOnce(lia, rui, stored);
    assert.equal((await appearedOn(lia.page)).canvases, 0, 'confetti for the win of somebody else');
    await closeResult(rui.page, game.athlete.name);
    await theirs.open.waitFor();
    const awaited = theirs.rows.filter({ hasText: lia.name });
    await awaited.filter({ hasText: challenge.status.playing }).waitFor();
    assert.equal((await appearedOn(rui.page)).canvases, 1);
    await guess(lia.page, game.athlete.name);
    await closeResult(lia.page, game.athlete.name);
    const rows = await seeSameStandings(lia.page, rui.page);
    assert.deepEqual(rows.map((row) => row[1]).toSorted(), [lia.name, rui.name]);
    assert.deepEqual(
      rows.filter((row) => row.at(-1) === 'first').map((row) => row[1]),
      [rui.name],
    );
    const seen = await appearedOn(lia.page);
    assert.deepEqual(seen.dialogs, [winnerTitle(rui), game.athlete.name]);
    assert.equal(seen.canvases, 1, 'confetti for the own right guess');
    await seeQuietReload(lia.page, rows);
  });
});

/** The standings are shown again at once, and nothing is announced a second time. */
async function seeQuietReload(page: Page, rows: string[][]): Promise<void> {
  await page.reload();
  await challengeOn(page).final.waitFor();
  assert.deepEqual(await standingsOn(page), rows);
  await nextFrames(page);
  assert.deepEqual(await appearedOn(page), { dialogs: [], canvases: 0 });
}

/** A socket that can be cut and restored. */
async function withSwitch(page: Page): Promise<{ block(): Promise<void>; free(): void }> {
  const open = new Set<{ close(): Promise<void> }>();
  const state = { blocked: false };
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (state.blocked) return void socket.close({ code: 1011 });
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async block() {
      state.blocked = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    free() {
      state.blocked = false;
    },
  };
}

test('challenge: without a socket the win is shown, and not again when the socket is back', async ({
  visit,
}) => {
  const [lia, rui] = await twoFriends(visit);
  await lia.page.addInitScript(countAppearances);
  const line = await withSwitch(lia.page);
  const game = await runningChallenge(visit, [lia, rui]);
  const { connection, panel, winner, goOn } = challengeOn(lia.page);
  await connection('live').waitFor();
  await line.block();
  await connection('reconnecting').waitFor();
  await panel.getByRole('status').getByText(challenge.said.lost).waitFor({ state: 'attached' });
  await seeOpponent(challengeOn(rui.page).opponent(lia.name), challenge.status.playing);
  await guess(rui.page, game.athlete.name);
  await winner(rui.name).waitFor();
  await goOn.click();
  line.free();
  await connection('live').waitFor();
  await panel.getByRole('status').getByText(challenge.said.back).waitFor({ state: 'attached' });
  await nextFrames(lia.page);
  assert.deepEqual((await appearedOn(lia.page)).dialogs, [winnerTitle(rui)]);
});

test('challenge: leaving asks for confirmation, reveals the name at the finish, and the other player is notified', async ({
  visit,
}) => {
  const [lia, rui] = await twoFriends(visit);
  const game = await runningChallenge(visit, [lia, rui]);
  const { button, dialog } = gameOn(lia.page);
  const [name = ''] = await wrongNames(visit.address, game, 1);
  await guess(lia.page, name);
  await button(challenge.leave.button).click();
  await dialog.getByText(challenge.leave.touched).waitFor();
  await dialog.getByRole('button', { name: pt.game.leave.cancel, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await gameOn(lia.page).openField.waitFor();
  await button(challenge.leave.button).click();
  await dialog.getByRole('button', { name: challenge.leave.button, exact: true }).click();
  await lia.page.getByText(challenge.untold).waitFor();
  await challengeOn(rui.page)
    .news(filled(challenge.ended.abandoned, { name: lia.name }))
    .waitFor();
  await seeOpponent(challengeOn(rui.page).opponent(lia.name), challenge.status.abandoned);
  await gameOn(rui.page).openField.waitFor();
  await guess(rui.page, game.athlete.name);
  await closeResult(rui.page, game.athlete.name);
  const { rows } = challengeOn(rui.page);
  await rows.filter({ hasText: lia.name }).getByText(challenge.status.abandoned).waitFor();
  await challengeOn(rui.page).final.waitFor();
  await lia.page.getByText(game.athlete.name).first().waitFor();
});

const gameAddress = (page: Page) => Number(/\/game\/(\d+)$/.exec(page.url())?.[1]);

async function winBoth(one: Person, other: Person, { athlete }: Game): Promise<void> {
  await guess(one.page, athlete.name);
  await closeResult(one.page, athlete.name);
  await challengeOn(other.page).goOn.click();
  await guess(other.page, athlete.name);
  await closeResult(other.page, athlete.name);
}

test('challenge: a rematch is joined from the table, and another one from the toast on another page', async ({
  visit,
}) => {
  const [lia, rui] = await twoFriends(visit);
  const first = await runningChallenge(visit, [lia, rui]);
  await winBoth(lia, rui, first);
  await challengeOn(lia.page).final.waitFor();
  await gameOn(lia.page).button(challenge.rematch.button).click();
  await eventually(() => assert.notEqual(gameAddress(lia.page), first.id));
  const second = gameAddress(lia.page);
  await rui.page.getByText(filled(challenge.rematch.wanted, { name: lia.name })).waitFor();
  await gameOn(rui.page).button(challenge.rematch.join).click();
  await seePath(rui.page, `/game/${second}`);
  await seeOnline(lia.page, rui.name);
  const rematch = visit.product.storedGame(second);
  assert.notEqual(rematch.athlete.athleteId, first.athlete.athleteId);
  await winBoth(lia, rui, rematch);
  await openLive(rui.page, '/profile?tab=history');
  await gameOn(lia.page).button(challenge.rematch.button).click();
  await eventually(() => assert.notEqual(gameAddress(lia.page), second));
  await seeToast(rui.page, filled(pt.events.rematch, { name: lia.name }));
  await gameOn(rui.page).button(pt.invite.join).click();
  await seePath(rui.page, `/game/${gameAddress(lia.page)}`);
  await gameOn(rui.page).openField.waitFor();
  await seeOpponent(challengeOn(lia.page).opponent(rui.name), challenge.status.playing);
});
