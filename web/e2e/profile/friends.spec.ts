import assert from 'node:assert/strict';
import type { SignedIn } from '@craque/common/contracts/accounts.ts';
import type { Locator, Page } from '@playwright/test';
import { seeToast, textOf } from '../screens/game-on-screen.ts';
import { test } from '../product/test.ts';
import { freshName, register } from '../product/new-account.ts';
import { openProfile, profileOn } from '../screens/profile-on-screen.ts';
import { filled, pt } from '../screens/texts.ts';

const { friends } = pt;

/** The elements of the friends tab, by role and name. */
function friendsOn(page: Page) {
  const { part } = profileOn(page);
  const rowOf = (place: Locator, { username }: SignedIn) =>
    place.getByRole('listitem').filter({ hasText: `@${username}` });
  const search = part(friends.add.title);
  // The title is followed by their number.
  const requests = page.getByRole('region', { name: new RegExp(`^${friends.requests.title}`) });
  const list = part(friends.list.title);
  return {
    search,
    requests,
    list,
    name: search.getByRole('textbox', { name: friends.add.label }),
    found: (who: SignedIn) => rowOf(search, who),
    request: (who: SignedIn) => rowOf(requests, who),
    friend: (who: SignedIn) => rowOf(list, who),
    press: (row: Locator, name: string) => row.getByRole('button', { name, exact: true }).click(),
  };
}

async function findUser(page: Page, query: string): Promise<void> {
  const { name } = friendsOn(page);
  await name.fill(query);
  await name.press('Enter');
}

/** Finds a user by name and sends a friend request. */
async function ask(page: Page, who: SignedIn): Promise<void> {
  const { found, press } = friendsOn(page);
  await findUser(page, who.username);
  await press(found(who), friends.add.button);
}

/** Two users at their friends tabs, each in a separate browser. */
async function twoUsers(page: Page, other: Page): Promise<[SignedIn, SignedIn]> {
  const two = await Promise.all([
    register(page.request, { displayName: 'Lia Costa' }),
    register(other.request, { username: freshName('rui') }),
  ]);
  await Promise.all([openProfile(page, 'friends'), openProfile(other, 'friends')]);
  return two;
}

test('friends: found, requested, accepted, in both lists, and removed', async ({
  page,
  elsewhere,
}) => {
  const other = await elsewhere();
  const [lia, rui] = await twoUsers(page, other);
  const [mine, theirs] = [friendsOn(page), friendsOn(other)];
  for (const none of [friends.list.none, friends.requests.none, friends.invites.none]) {
    await page.getByText(none, { exact: true }).waitFor();
  }
  await ask(page, rui);
  await seeToast(page, friends.done.sent.title, friends.done.sent.text);
  await mine.found(rui).getByText(friends.add.requested).waitFor();
  await openProfile(other, 'friends');
  await theirs.request(lia).getByText('Lia Costa').waitFor();
  assert.match(await textOf(theirs.request(lia)), /20\d\d/);
  await theirs.press(theirs.request(lia), friends.requests.accept);
  await seeToast(other, friends.done.accepted.title, friends.done.accepted.text);
  await theirs
    .friend(lia)
    .getByText(filled(pt.game.points, { points: 0 }))
    .waitFor();
  await other.getByText(friends.requests.none).waitFor();
  await openProfile(page, 'friends');
  const remove = filled(friends.remove.button, { name: rui.username });
  await mine.press(mine.friend(rui), remove);
  const dialog = page.getByRole('dialog', {
    name: filled(friends.remove.title, { name: rui.username }),
  });
  await dialog.getByRole('button', { name: friends.remove.cancel }).click();
  await dialog.waitFor({ state: 'hidden' });
  await mine.press(mine.friend(rui), remove);
  await dialog.getByRole('button', { name: friends.remove.confirm }).click();
  await seeToast(page, friends.done.removed.title);
  await page.getByText(friends.list.none).waitFor();
  await openProfile(other, 'friends');
  await other.getByText(friends.list.none).waitFor();
});

test('friends: a rejected request is gone from the list and cannot be sent again at once', async ({
  page,
  elsewhere,
}) => {
  const other = await elsewhere();
  const [lia, rui] = await twoUsers(page, other);
  const theirs = friendsOn(other);
  const counted = other.getByRole('link', {
    name: new RegExp(filled(pt.events.requests_one, { count: 1 })),
  });
  await ask(page, rui);
  await seeToast(page, friends.done.sent.title);
  await openProfile(other, 'friends');
  await counted.waitFor();
  await theirs.press(theirs.request(lia), friends.requests.decline);
  await seeToast(other, friends.done.rejected.title, friends.done.rejected.text);
  await other.getByText(friends.requests.none).waitFor();
  await counted.waitFor({ state: 'detached' });
  await openProfile(page, 'friends');
  await findUser(page, rui.username);
  const row = friendsOn(page).found(rui);
  await row.getByText(friends.add.requested).waitFor();
  const again = await page.request.post('/api/user/friends', { data: { friendId: rui.id } });
  assert.equal(again.status(), 409);
  assert.match(await again.text(), /Friend request already sent/);
  await openProfile(other, 'friends');
  await other.getByText(friends.requests.none).waitFor();
});
