import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { challengeOn } from '../screens/challenge-on-screen.ts';
import { eventually } from '../screens/eventually.ts';
import { seeToast, toastsOf } from '../screens/game-on-screen.ts';
import { seePath } from '../screens/signed-in.ts';
import { filled, pt } from '../screens/texts.ts';
import { test, type Visit } from '../product/test.ts';
import {
  act,
  friendsOn,
  guessFor,
  openLive,
  type Person,
  sendChallenge,
  twoFriends,
} from './people.ts';

const { events, challenge, challenges } = pt;
const friendsTab = '/profile?tab=friends';

/** The list of the player's challenges; each entry is a link. */
const listedOn = (page: Page) =>
  page.getByRole('list', { name: challenges.title, exact: true }).getByRole('link');

async function seeListed(page: Page, ...words: readonly string[]): Promise<void> {
  await eventually(async () => {
    const text = (await listedOn(page).allTextContents()).join(' | ').replaceAll(/\s/g, ' ');
    for (const word of words) assert.ok(text.includes(word), `"${text}" lacks "${word}"`);
  });
}

const athleteOf =
  ({ product }: Visit) =>
  (id: number) =>
    product.storedGame(id).athlete.name;

const says = (text: string, { name }: Person) => filled(text, { name });

test('follow: on another page a player is notified who accepted, won and finished, and goes there', async ({
  visit,
}) => {
  const [lia, rui, neto] = await friendsOn(visit, 'Lia Costa', 'Rui Prado', 'Neto Alves');
  assert.ok(lia && rui && neto);
  const { page } = lia;
  const id = await sendChallenge(lia, [rui, neto]);
  const name = athleteOf(visit)(id);
  await openLive(page, '/feedback');
  await act(rui, id, 'join');
  await seeToast(page, says(events.joined, rui));
  await act(neto, id, 'decline');
  await seeToast(page, events.started, says(events.declined, neto));
  await guessFor(rui, id, name);
  await seeToast(page, says(challenge.winner.title, rui));
  await toastsOf(page).getByRole('button', { name: events.see }).click();
  await seePath(page, `/game/${id}`);
  await challengeOn(page).winner(rui.name).waitFor();
});

test('follow: the friends tab lists challenges by their state, live, and leads to each', async ({
  visit,
}) => {
  const [lia, rui] = await twoFriends(visit);
  const over = await sendChallenge(lia, [rui]);
  const name = athleteOf(visit)(over);
  await act(rui, over, 'join');
  for (const each of [lia, rui]) await guessFor(each, over, name);
  const running = await sendChallenge(lia, [rui], { sport: 'tennis' });
  await act(rui, running, 'join');
  await openLive(lia.page, friendsTab);
  await seeListed(lia.page, pt.sports.tennis, challenges.go.running, name, challenges.go.over);
  assert.equal(await listedOn(lia.page).count(), 2);
  await guessFor(lia, running, athleteOf(visit)(running));
  await seeListed(lia.page, filled(challenge.table.waiting, { name: rui.name }));
  await listedOn(lia.page).filter({ hasText: name }).click();
  await seePath(lia.page, `/game/${over}`);
  await challengeOn(lia.page).final.waitFor();
});
