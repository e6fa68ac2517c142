import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { lobbyOn, seeOnline } from '../screens/challenge-on-screen.ts';
import { openLive, type Person, twoFriends } from './people.ts';
import { eventually } from '../screens/eventually.ts';
import { gameOn, seeToast, toastsOf } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { filled, pt } from '../screens/texts.ts';
import { focused, seeFocusKeptInDialog, tabTo } from '../screens/focus.ts';

const { invite, challenge } = pt;
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
  // In the index, at once.
  const counted = rui.page.getByRole('link', {
    name: new RegExp(filled(pt.events.open_one, { count: 1 })),
  });
  await counted.first().waitFor();
  await toastsOf(rui.page).getByRole('button', { name: invite.join }).click();
  await seeToast(rui.page, invite.joined.title, invite.joined.text);
  assert.equal(await seeGamePage(rui.page), id);
  await seeOnline(lia.page, rui.name);
  await seeOnline(rui.page, lia.name);
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
