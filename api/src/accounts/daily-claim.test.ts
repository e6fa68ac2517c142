import { describe, expect, test } from '@jest/globals';
import { login, register } from '@craque/common/contracts/accounts.ts';
import { readDaily, readDailyBoard, startDaily } from '@craque/common/contracts/daily.ts';
import { readHistory } from '@craque/common/contracts/history.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { sports } from '@craque/common/domain/sport.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { claimForNewAccount } from './guest-claim.ts';

const api = await startFileApi();
const minute = 60_000;
const daily = { daily: { sport: 'soccer' } } as const;
const misses = { ...daily, misses: 1 };

const registerIn = (client: TestClient, username: string) =>
  client.call(register, { body: { username, password: testPassword } });
const ownerOf = async (id: number) => (await api.stored(id)).creator;

/** A guest and an account, each with a daily of today; the account then takes over the guest's. */
async function claimed(
  play: (guest: TestClient, user: TestClient) => Promise<readonly [guests: number, own: number]>,
) {
  const { client, user } = await api.user();
  const [guests, own] = await play(api.guest(), client);
  const claim = { guest: await ownerOf(guests), user: userPlayer(user.id) };
  await claimForNewAccount({ stores: api.stores, clock: api.clock.now, limitsFactor: 1000 }, claim);
  const { body: history } = await client.call(readHistory);
  const marked = history.filter((item) => item.daily).map(({ id }) => id);
  const { body: today } = await client.call(readDaily);
  const counted = (await api.stores.results.dailiesOf(claim.user)).length;
  return { guests, own, ids: history.map(({ id }) => id), marked, today, counted };
}

async function ended(client: TestClient, play: object, how: 'win' | 'lose' | 'leave' = 'win') {
  const game = await startGame(api, client, play);
  api.clock.move(minute);
  await game[how]();
  return game.id;
}

describe('at registration', () => {
  test("today's dailies of a guest become the account's, with streak and boards", async () => {
    const client = api.guest();
    const { body: before } = await client.call(readDaily);
    for (const sport of sports) await ended(client, { daily: { sport } });
    const played = await client.call(readDaily);
    const { body: account } = await registerIn(client, 'four-a-day');
    const { body: after } = await client.call(readDaily);
    expect(account.gamesKept).toBe(4);
    expect(after).toEqual(played.body);
    expect(after.streak.current).toBe(1);
    expect(after.sports.map(({ state }) => state)).toEqual(sports.map(() => 'solved'));
    const query = { sport: 'tennis', date: before.date };
    const { body: board } = await client.call(readDailyBoard, { query });
    expect(board.own).toMatchObject({ rank: 1, username: 'four-a-day' });
  });

  test('dailies are taken over beside twenty newer games', async () => {
    const client = api.guest();
    const first = await ended(client, daily, 'lose');
    for (let played = 0; played < 21; played += 1) {
      api.clock.move(minute);
      await winGame(api, client);
    }
    const { body } = await registerIn(client, 'busy-guest');
    expect(body.gamesKept).toBe(21);
    expect(await ownerOf(first)).toBe(userPlayer(body.id));
    expect((await client.call(readDaily)).body.sports[0]).toMatchObject({ state: 'lost' });
  });
});

describe('where both have a daily of the date', () => {
  test("the one finished earlier stays it: the guest's", async () => {
    const { guests, own, ids, marked, today, counted } = await claimed(async (guest, user) => [
      await ended(guest, daily, 'lose'),
      await ended(user, daily),
    ]);
    expect(ids.toSorted()).toEqual([guests, own].toSorted());
    expect([marked, counted]).toEqual([[guests], 1]);
    expect(today.sports[0]).toMatchObject({ gameId: guests, state: 'lost' });
    expect(today.sports[0]?.record).toMatchObject({ played: 1, solved: 0 });
  });

  test('one that runs gives way to one that is finished, and can be continued', async () => {
    const { guests, own, marked, today } = await claimed(async (guest, user) => {
      const running = await startGame(api, user, misses);
      return [await ended(guest, daily), running.id];
    });
    expect(marked).toEqual([guests]);
    expect(today.sports[0]).toMatchObject({ gameId: guests, state: 'solved' });
    expect(await api.stored(own)).not.toHaveProperty('daily');
  });

  test("of two that are not finished it is the account's, and an abandoned one is none", async () => {
    const { own, marked, counted } = await claimed(async (guest, user) => {
      const running = await startGame(api, user, misses);
      return [await ended(guest, misses, 'leave'), running.id];
    });
    expect([marked, counted]).toEqual([[own], 0]);
  });
});

describe('at a login', () => {
  test("an untouched daily stays the guest's if the account has its own", async () => {
    const { client, user } = await api.user();
    const own = await ended(client, daily);
    const guest = api.guest();
    const { id } = await startGame(api, guest, daily);
    const owner = await ownerOf(id);
    await guest.call(login, { body: { username: user.username, password: testPassword } });
    expect(await ownerOf(id)).toBe(owner);
    expect((await guest.call(startDaily, { body: { sport: 'soccer' } })).body.id).toBe(own);
  });

  test("it becomes the account's if that has none", async () => {
    const { user } = await api.user();
    const guest = api.guest();
    const { id } = await startGame(api, guest, daily);
    await guest.call(login, { body: { username: user.username, password: testPassword } });
    expect(await ownerOf(id)).toBe(userPlayer(user.id));
    const again = await guest.call(startDaily, { body: { sport: 'soccer' } });
    expect([again.status, again.body.id]).toEqual([200, id]);
  });
});
