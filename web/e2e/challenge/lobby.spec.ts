import assert from 'node:assert/strict';
import type { GameView } from '@craque/common/contracts/games.ts';
import type { Page } from '@playwright/test';
import { challengeOn, lobbyOn, seeOpponent } from '../screens/challenge-on-screen.ts';
import { type Visit, test } from '../product/test.ts';
import { eventually } from '../screens/eventually.ts';
import { seeFocusIn } from '../screens/focus.ts';
import { cluesOf } from '../screens/guesses.ts';
import { gameOn } from '../screens/game-on-screen.ts';
import { pt } from '../screens/texts.ts';
import { act, friendsOn, joinAs, linkTo, type Person, sendChallenge } from './people.ts';
import { seeStartAt, watchStart } from './start-watch.ts';

const { lobby, status } = pt.challenge;

type Three = { lia: Person; rui: Person; eva: Person; id: number };

/** Lia challenges Rui and Eva; only Rui has accepted, so nothing starts by itself. */
async function lobbyOfThree(visit: Visit): Promise<Three> {
  const [lia, rui, eva] = await friendsOn(visit, 'Lia Costa', 'Rui Prado', 'Eva Dias');
  assert.ok(lia && rui && eva);
  const id = await sendChallenge(lia, [rui, eva]);
  await act(rui, id, 'join');
  return { lia, rui, eva, id };
}

const enter = ({ page }: Pick<Person, 'page'>, id: number) => page.goto(`/game/${id}`);

/** Nothing of the athlete is on the page or in the answers before the start. */
async function seeNothingOf({ page }: Person, id: number): Promise<void> {
  assert.equal(await gameOn(page).sticker.count(), 0);
  assert.equal(await gameOn(page).clues.count(), 0);
  const reply = await page.request.get(`/api/games/${id}`);
  const { athleteDetail, athleteImageUrl, startedAt } = (await reply.json()) as GameView;
  assert.deepEqual(Object.values(athleteDetail), [null, null, null, null, null, null]);
  assert.deepEqual([athleteImageUrl, startedAt], [null, null]);
}

const startOf = (visit: Visit, id: number) =>
  visit.product.storedGame(id).challenge?.start?.at ?? 0;

test('lobby: who is here, who is awaited, who starts; then the field has the focus', async ({
  visit,
}) => {
  const { lia, rui, eva, id } = await lobbyOfThree(visit);
  await Promise.all([enter(lia, id), enter(rui, id)]);
  const [mine, theirs] = [lobbyOn(lia.page), lobbyOn(rui.page)];
  await mine.title.waitFor();
  await theirs.waitsFor(lia.name).waitFor();
  assert.equal(await theirs.start.count(), 0);
  await mine.player(rui.name).getByText(lobby.here).waitFor();
  await theirs.player(lia.name).getByText(lobby.here).waitFor();
  await mine.player(eva.name).getByText(status.invited).waitFor();
  await seeNothingOf(lia, id);
  const path = await linkTo(lia, id);
  const guest = await visit.elsewhere();
  await joinAs(guest, path, 'Neto');
  await lobbyOn(guest).waitsFor(lia.name).waitFor();
  await mine.player('Neto').getByText(lobby.here).waitFor();
  const pages = [lia.page, rui.page, guest];
  const starting = pages.map((page) => lobbyOn(page).near.waitFor({ state: 'attached' }));
  await mine.start.click();
  await Promise.all(starting);
  for (const page of pages) {
    await lobbyOn(page).begun.waitFor({ state: 'attached' });
    await gameOn(page).openField.waitFor();
    await gameOn(page).sticker.waitFor();
    assert.notEqual((await cluesOf(page))[0], '???');
    await seeFocusIn(gameOn(page).openField);
  }
  await act(eva, id, 'join');
  await enter(eva, id);
  await gameOn(eva.page).openField.waitFor();
  assert.equal(await lobbyOn(eva.page).players.count(), 0);
  await seeOpponent(challengeOn(eva.page).opponent(lia.name), status.playing);
});

test.describe(() => {
  test.use({ reducedMotion: 'no-preference' });
  test('lobby: at the start the sticker is unpacked, for all who wait', async ({ visit }) => {
    const { lia, rui, id } = await lobbyOfThree(visit);
    await Promise.all([enter(lia, id), enter(rui, id)]);
    await lobbyOn(rui.page).waitsFor(lia.name).waitFor();
    const unpacked = [lia, rui].map(({ page }) =>
      page.locator('[data-pack]').waitFor({ state: 'attached' }),
    );
    await lobbyOn(lia.page).start.click();
    await Promise.all(unpacked);
    for (const { page } of [lia, rui]) await seeFocusIn(gameOn(page).openField);
  });
});

/** A device whose sockets never open: it polls. */
const withoutSocket = (page: Page) =>
  page.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close({ code: 1011 }));

test('lobby: devices with wrong clocks show the start within 250 ms of the server', async ({
  visit,
}) => {
  const { lia, rui, id } = await lobbyOfThree(visit);
  const path = await linkTo(lia, id);
  const guest = await visit.elsewhere();
  // The one without a socket presses, so that no poll has to be in time.
  await withoutSocket(lia.page);
  await watchStart(lia.page, 7);
  await watchStart(rui.page, -3);
  await watchStart(guest, 0);
  await Promise.all([enter(lia, id), enter(rui, id), joinAs(guest, path, 'Neto')]);
  await lobbyOn(guest).waitsFor(lia.name).waitFor();
  await Promise.all([rui.page, guest].map((page) => lobbyOn(page).live.waitFor()));
  await lobbyOn(lia.page).start.click();
  const pages = [lia.page, rui.page, guest];
  for (const page of pages) await gameOn(page).sticker.waitFor();
  const due = startOf(visit, id);
  // So that there are samples after the bound, too.
  await eventually(() => assert.ok(Date.now() > due + 400));
  for (const page of pages) await seeStartAt(page, due);
});
