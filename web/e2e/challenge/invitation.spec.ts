import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { challengeOn, seeOpponent } from '../screens/challenge-on-screen.ts';
import {
  act,
  sendChallenge,
  friendsOn,
  openLobby,
  openLive,
  type Person,
  twoFriends,
} from './people.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, seeToast, seeToastOverDialog, toastsOf } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { seePath } from '../screens/signed-in.ts';
import { lobbyOn } from '../screens/lobby-on-screen.ts';
import { filled, pt } from '../screens/texts.ts';
import { invitesOn } from '../screens/invitations-on-screen.ts';
import { focused, seeFocusKeptInDialog, tabTo } from '../screens/focus.ts';
import { broken } from '../product/broken-answers.ts';

const { invite, challenge, friends } = pt;
const friendsTab = '/profile?tab=friends';

const challengeTitle = ({ name }: Person) => filled(pt.events.challenge, { name });
const createdId = (page: Page) => Number(/\/game\/(\d+)$/.exec(page.url())?.[1]);

/** Waits until the page has gone to a game; returns its id. */
async function seeGamePage(page: Page): Promise<number> {
  await eventually(() => assert.ok(createdId(page) > 0, `at ${page.url()}`));
  await lobbyOn(page).players.or(gameOn(page).openField).first().waitFor();
  return createdId(page);
}

test('invite: chosen in the dialog, announced by a toast on another page, joined from there', async ({
  visit,
}) => {
  const [lia, rui] = await twoFriends(visit);
  await openLive(rui.page, '/game-history');
  await lia.page.goto(friendsTab);
  const { button, dialog } = gameOn(lia.page);
  await button(invite.button).click();
  await dialog.getByRole('checkbox', { name: rui.name, checked: true }).waitFor();
  await dialog.getByRole('checkbox', { name: rui.name }).uncheck({ force: true });
  assert.ok(await button(invite.create).isDisabled(), 'a challenge of nobody can be made');
  await dialog.getByRole('checkbox', { name: rui.name }).check({ force: true });
  await dialog.getByRole('radio', { name: pt.sports.basketball }).check({ force: true });
  await dialog.getByRole('combobox').filter({ hasText: 'NBA' }).waitFor();
  assert.ok(await dialog.getByRole('radio', { name: pt.levels.medium, exact: true }).isChecked());
  assert.equal(await dialog.getByRole('radio', { name: pt.levels.expert }).count(), 0);
  await dialog.getByRole('radio', { name: pt.levels.hard, exact: true }).check({ force: true });
  await button(invite.create).click();
  await seeToast(lia.page, invite.created.title, invite.created.text);
  const id = await seeGamePage(lia.page);
  const { sport, difficulty } = visit.product.storedGame(id);
  assert.deepEqual({ sport, difficulty }, { sport: 'basketball', difficulty: 'hard' });
  await lobbyOn(lia.page).player(rui.name).getByText(challenge.status.invited).waitFor();
  await seeToast(rui.page, challengeTitle(lia), pt.sports.basketball, pt.levels.hard);
  await toastsOf(rui.page).getByRole('button', { name: invite.join }).click();
  await seeToast(rui.page, invite.joined.title, invite.joined.text);
  assert.equal(await seeGamePage(rui.page), id);
  await seeOpponent(
    challengeOn(lia.page).opponent(rui.name),
    challenge.status.playing,
    challenge.online,
  );
  await seeOpponent(
    challengeOn(rui.page).opponent(lia.name),
    challenge.status.playing,
    challenge.online,
  );
});

test('invite: the dialog and the toast with its button by keyboard only', async ({ visit }) => {
  const [lia, rui] = await twoFriends(visit);
  await openLive(rui.page, '/game-history');
  await lia.page.goto(friendsTab);
  const { page } = lia;
  const { button, dialog } = gameOn(page);
  await button(invite.button).waitFor();
  await tabTo(page, invite.button);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await eventually(async () => assert.ok((await focused(page)).inDialog));
  await seeFocusKeptInDialog(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await eventually(async () => assert.equal((await focused(page)).name, invite.button));
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: pt.levels.hard, exact: true }).waitFor();
  await tabTo(page, pt.levels.medium);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, invite.create);
  await page.keyboard.press('Enter');
  const id = await seeGamePage(page);
  assert.equal(visit.product.storedGame(id).difficulty, 'hard');
  await seeToast(rui.page, challengeTitle(lia));
  await rui.page.keyboard.press('F8');
  await tabTo(rui.page, invite.join);
  await rui.page.keyboard.press('Enter');
  assert.equal(await seeGamePage(rui.page), id);
});

test('invite: declined from the list, which the inviter sees at once', async ({ visit }) => {
  const [lia, rui] = await twoFriends(visit);
  const id = await sendChallenge(lia, [rui], { sport: 'tennis', difficulty: 'easy' });
  await openLobby(lia, id);
  const { player, start } = lobbyOn(lia.page);
  await player(rui.name).getByText(challenge.status.invited).waitFor();
  await rui.page.goto(friendsTab);
  const row = invitesOn(rui.page).from(lia.name);
  await row.getByText(pt.sports.tennis).waitFor();
  await row.getByText(pt.levels.easy).waitFor();
  await row.getByRole('button', { name: invite.decline }).click();
  await seeToast(rui.page, invite.declined.title, invite.declined.text);
  await rui.page.getByText(friends.invites.none).waitFor();
  await player(rui.name).getByText(challenge.status.declined).waitFor();
  // Nobody else comes: the game goes on alone, when its creator likes.
  await start.click();
  await gameOn(lia.page).openField.waitFor();
});

test('invite: cancelled before anybody came, it leaves the list and the toast at once', async ({
  visit,
}) => {
  const [lia, rui, eva] = await friendsOn(visit, 'Lia Costa', 'Rui Prado', 'Eva Dias');
  assert.ok(lia && rui && eva);
  await Promise.all([openLive(rui.page, friendsTab), openLive(eva.page, '/game-history')]);
  const id = await sendChallenge(lia, [rui, eva]);
  await invitesOn(rui.page).from(lia.name).waitFor();
  await seeToast(eva.page, challengeTitle(lia));
  await openLobby(lia, id);
  const { button, dialog } = gameOn(lia.page);
  await button(challenge.cancel.button).click();
  await dialog.getByText(challenge.cancel.text).waitFor();
  await dialog.getByRole('button', { name: challenge.cancel.stay, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await button(challenge.cancel.button).click();
  await dialog.getByRole('button', { name: challenge.cancel.button, exact: true }).click();
  await rui.page.getByText(friends.invites.none).waitFor();
  await eventually(async () =>
    assert.equal(await toastsOf(eva.page).filter({ hasText: lia.name }).count(), 0),
  );
  await eventually(async () => assert.notEqual(createdId(lia.page), id));
  const reply = await rui.page.request.post(`/api/multiplayer/games/${id}/join`);
  assert.equal(reply.status(), 410);
});

test("invite: failures are shown with the server's reason, and the dialog stays", async ({
  visit,
}) => {
  const [lia, rui] = await twoFriends(visit);
  await lia.page.goto(friendsTab);
  const { button, dialog } = gameOn(lia.page);
  await lia.page.route(/\/api\/multiplayer\/games(\?|$)/, (route) => route.fulfill(broken));
  await button(invite.button).click();
  await button(invite.create).click();
  await seeToastOverDialog(lia.page, 'Erro', invite.failed.create);
  assert.ok(await dialog.isVisible());
  await dialog.getByRole('button', { name: invite.cancel, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  const id = await sendChallenge(lia, [rui]);
  await rui.page.goto(friendsTab);
  const row = invitesOn(rui.page).from(lia.name);
  for (const [what, name, told] of [
    ['join', invite.join, invite.failed.join],
    ['decline', invite.decline, invite.failed.decline],
  ] as const) {
    await rui.page.route(`**/api/multiplayer/games/${id}/${what}*`, (route) =>
      route.fulfill(broken),
    );
    await row.getByRole('button', { name }).click();
    await seeToast(rui.page, 'Erro', told);
    await row.waitFor();
  }
  await act(rui, id, 'decline');
});

test('invite: open invitations are counted in the index of the album, live', async ({ visit }) => {
  const [lia, rui] = await twoFriends(visit);
  await openLive(rui.page, '/game-history');
  const entry = rui.page.getByRole('link', {
    name: new RegExp(filled(pt.events.open_one, { count: 1 })),
  });
  assert.equal(await entry.count(), 0);
  const id = await sendChallenge(lia, [rui]);
  await entry.first().waitFor();
  await act(rui, id, 'join');
  await entry.first().waitFor({ state: 'detached' });
  await seePath(rui.page, '/game-history');
});
