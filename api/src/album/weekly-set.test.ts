import { readAftermath, readWeeklySet } from '@craque/common/contracts/album.ts';
import { createGame, readGame, resetGame, submitGuess } from '@craque/common/contracts/games.ts';
import { readRanking } from '@craque/common/contracts/rankings.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import type { Candidate } from '@craque/common/domain/record/set-theme.ts';
import { setWeekAt, setWeekBegins } from '@craque/common/domain/record/weekly-set.ts';
import { setSize } from '@craque/common/domain/record/album.ts';
import { derivedBytes } from '@craque/common/tokens/derived-key.ts';
import { describe, expect, test } from '@jest/globals';
import { startFileApi } from '../testing/file-api.ts';
import { startGame, winGame } from '../testing/history/played-games.ts';
import { inOrder, orders, sameOnAnotherDevice } from '../testing/races/races.ts';
import { aResult } from '../testing/store-builders.ts';
import { testSecret } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { createWeeklySets } from './weekly-sets.ts';

const api = await startFileApi();
const setsUnder = (secret: string) =>
  createWeeklySets({
    catalogue: api.catalogue,
    clock: api.clock.now,
    dailyKey: derivedBytes(secret, 'daily'),
  });
const setNow = setsUnder(testSecret);

const setOf = async (client: TestClient, language = 'en') =>
  (await client.call(readWeeklySet, { query: { language } })).body;
const ids = { next: 800_000 };
async function collect(player: PlayerId, some: readonly Candidate[]): Promise<void> {
  for (const { athlete, membership } of some) {
    const won = { player, league: membership.league, athleteId: athlete.id };
    ids.next += 1;
    await api.stores.results.add(aResult(ids.next, api.clock.now(), won));
  }
}
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const play = (client: TestClient, more: object = {}) =>
  client.call(createGame, { body: { set: true }, ...more });

describe('the set of the week', () => {
  test('shows what the album has of it, in the place that it has for everybody', async () => {
    const { client, user } = await api.user();
    const { members } = setNow();
    const before = await setOf(client);
    expect(before.collected).toBe(0);
    expect(before.places).toEqual(members.map((_, at) => ({ place: at + 1, sticker: null })));
    await collect(userPlayer(user.id), members.slice(3, 5));
    const { collected, places } = await setOf(client);
    expect(collected).toBe(2);
    expect(
      places.flatMap(({ place, sticker }) => (sticker ? [[place, sticker.name]] : [])),
    ).toEqual(members.slice(3, 5).map(({ athlete }, at) => [4 + at, athlete.name]));
  });

  test('counts a sticker of any league', async () => {
    const inAnother = () =>
      setNow().members.flatMap(({ athlete, membership }) => {
        const other = athlete.memberships.find(
          ({ league }) =>
            league !== membership.league && api.catalogue.members(league).includes(athlete),
        );
        return other ? [{ athlete, membership: other }] : [];
      });
    // Not in every week is there somebody of several leagues.
    while (inAnother().length === 0) api.clock.move(7 * 24 * 60 * 60 * 1000);
    const { client, user } = await api.user();
    await collect(userPlayer(user.id), inAnother().slice(0, 1));
    expect((await setOf(client)).collected).toBe(1);
  });

  test('names nobody who is missing, in any byte', async () => {
    const { client, user } = await api.user();
    await collect(userPlayer(user.id), setNow().members.slice(0, 1));
    const { text } = await client.call(readWeeklySet);
    for (const { athlete } of setNow().members.slice(1)) {
      expect(text).not.toContain(athlete.name);
      expect(text).not.toContain(athlete.id);
    }
  });

  test('is drawn under the secret of the installation', () => {
    const idsOf = (secret: string) => setsUnder(secret)().members.map(({ athlete }) => athlete.id);
    expect(idsOf(testSecret)).toEqual(idsOf(testSecret));
    expect(idsOf('another secret')).not.toEqual(idsOf(testSecret));
  });

  test('is another one from Monday 00:00 UTC on, in the words of the reader', async () => {
    const { client } = await api.user();
    const first = await setOf(client);
    expect(Date.parse(first.endsAt)).toBe(setWeekBegins(setWeekAt(api.clock.now()) + 1));
    api.clock.move(Date.parse(first.endsAt) - api.clock.now() - 1);
    expect((await setOf(client)).title).toBe(first.title);
    api.clock.move(1);
    const second = await setOf(client);
    expect(second.title).not.toBe(first.title);
    expect(Date.parse(second.endsAt) - Date.parse(first.endsAt)).toBe(7 * 24 * 60 * 60 * 1000);
    expect((await setOf(client, 'de')).title).not.toBe('');
  });
});

describe('a game for the set', () => {
  test('is of somebody who is missing, fills the place, and counts for no ranking', async () => {
    const { client, user } = await api.user();
    const { members } = setNow();
    await collect(userPlayer(user.id), members.slice(0, 10));
    const own = async (scope: 'everyone' | 'friends') =>
      (await client.call(readRanking, { query: { scope } })).body.own?.games ?? 0;
    const before = [await own('everyone'), await own('friends')];
    const { status, body: game } = await play(client);
    const { title } = await setOf(client);
    expect([status, game.difficulty, game.set]).toEqual([201, 'easy', title]);
    const { athlete, league } = await api.stored(game.id);
    const missing = members.slice(10);
    expect(missing.map((each) => [each.athlete.id, each.membership.league])).toContainEqual([
      athlete.athleteId,
      league,
    ]);
    const running = await startGame(api, client, { choice: { set: true } });
    expect(running.id).toBe(game.id);
    api.clock.move(40_000);
    await running.win();
    const { body: after } = await client.call(readAftermath, { id: game.id });
    expect(after.set).toEqual({ title, collected: 11, isCollected: true });
    expect((await setOf(client)).collected).toBe(11);
    expect([await own('everyone'), await own('friends')]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ]);
    expect((await client.call(readGame, { id: game.id })).body.set).toBe(title);
  });

  test('is refused when the set is complete', async () => {
    const { client, user } = await api.user();
    await collect(userPlayer(user.id), setNow().members);
    expect((await setOf(client)).collected).toBe(setSize);
    const { status, error } = await play(client);
    expect([status, error.code]).toEqual([409, 'set_complete']);
  });

  test('is open to a guest, and one key makes one game', async () => {
    const guest = api.guest();
    await guest.call(createGame, { body: {} });
    const [one, other] = [
      await play(guest, keyed('a-key-of-the-set')),
      await play(guest, keyed('a-key-of-the-set')),
    ];
    expect([one.status, other.body.id]).toEqual([201, one.body.id]);
    const mixed = { body: { league: 'nba' }, ...keyed('a-key-of-the-set') };
    expect((await guest.call(createGame, mixed)).error.code).toBe('idempotency_mismatch');
    await guest.call(createGame, { body: {}, ...keyed('another-key') });
    const set = await play(guest, keyed('another-key'));
    expect(set.error.code).toBe('idempotency_mismatch');
  });

  test('is one at a time: a touched one is continued, until it is over', async () => {
    const { client, user } = await api.user();
    await collect(userPlayer(user.id), setNow().members.slice(1));
    const { id } = (await play(client)).body;
    await client.call(submitGuess, { id, body: { guess: 'zzzz' } });
    const again = await play(client);
    expect([again.status, again.body.id, again.body.guesses.length]).toEqual([201, id, 1]);
    await client.call(resetGame, { id, body: {} });
    const next = (await play(client)).body.id;
    expect(next).not.toBe(id);
    expect((await api.stored(next)).athlete.athleteId).toBe(setNow().members[0]?.athlete.id);
    expect((await play(client)).body.id).toBe(next);
  });

  test('that is given up goes on with the set, unless something else is asked for', async () => {
    const { client } = await api.user();
    const { title } = await setOf(client);
    const giveUp = async (id: number, choice: object = {}) => {
      await client.call(submitGuess, { id, body: { guess: 'zzzz' } });
      const { body } = await client.call(resetGame, { id, body: choice });
      expect((await client.call(resetGame, { id, body: choice })).body.id).toBe(body.id);
      return (await client.call(readGame, { id: body.id })).body;
    };
    const first = (await play(client)).body;
    const next = await giveUp(first.id);
    expect([next.set, next.guesses]).toEqual([title, []]);
    expect(await api.stored(next.id)).not.toMatchObject({
      athlete: { athleteId: (await api.stored(first.id)).athlete.athleteId },
    });
    expect((await play(client)).body.id).toBe(next.id);
    expect((await giveUp(next.id, { league: 'nba', difficulty: 'hard' })).set).toBeUndefined();
    expect((await play(client)).body.id).not.toBe(next.id);
  });

  test('is found behind any number of other games', async () => {
    const { client } = await api.user();
    const { id } = (await play(client)).body;
    const touch = (game: number) => client.call(submitGuess, { id: game, body: { guess: 'zzzz' } });
    for (let games = 0; games <= setSize; games += 1) {
      await touch((await client.call(createGame, { body: { league: 'nba' } })).body.id);
      api.clock.move(1000);
    }
    expect((await play(client)).body.id).toBe(id);
    await touch(id);
    expect((await play(client)).body.id).toBe(id);
  });

  test('is not made anew by leaving it untouched', async () => {
    const { client } = await api.user();
    const { id } = (await play(client)).body;
    await client.call(resetGame, { id, body: {} });
    expect((await play(client)).body.id).toBe(id);
    api.clock.move(60 * 60 * 1000);
    expect((await play(client)).body.id).toBe(id);
  });

  test('that has waited too long makes way for the next', async () => {
    const { client } = await api.user();
    const { id } = (await play(client)).body;
    await client.call(submitGuess, { id, body: { guess: 'zzzz' } });
    api.clock.move(25 * 60 * 60 * 1000);
    expect((await play(client)).body.id).not.toBe(id);
  });

  test.each(orders)('is the same for two requests at once, %s', async (_, order) => {
    const { client } = await api.user();
    const device = sameOnAnotherDevice(api, client);
    for (const round of [1, 2]) {
      const make = (from: TestClient, key: string) => () => play(from, keyed(`${key}-${round}`));
      const [one, other] = await inOrder(
        api,
        'games.insert',
        order,
        make(client, 'one'),
        make(device, 'other'),
      );
      expect([one.status, other.body.id]).toEqual([201, one.body.id]);
      await client.call(submitGuess, { id: one.body.id, body: { guess: 'zzzz' } });
      await client.call(resetGame, { id: one.body.id, body: { difficulty: 'hard' } });
    }
  });

  test('that is continued keeps the key that made it; the choice beside is checked alone', async () => {
    const { client } = await api.user();
    const { id } = (await play(client, keyed('made-it'))).body;
    expect((await play(client, keyed('opened-it'))).body.id).toBe(id);
    expect((await play(client, keyed('opened-it'))).body.id).toBe(id);
    const ordinary = { body: { league: 'nba' }, ...keyed('opened-it') };
    expect((await client.call(createGame, ordinary)).status).toBe(201);
    const beside = (choice: object) => client.call(createGame, { body: { set: true, ...choice } });
    expect((await beside({ sport: 'tennis', league: 'nba' })).body.id).toBe(id);
    expect((await beside({ sport: 'x' })).error.code).toBe('invalid_sport');
  });

  test('is not what an ordinary game of its league and level opens again', async () => {
    const { client } = await api.user();
    const { body: game } = await play(client);
    const { league, difficulty } = await api.stored(game.id);
    const body = { league, difficulty, reopen: true };
    expect((await client.call(createGame, { body })).body).not.toMatchObject({ id: game.id });
  });
});

describe('the end of an ordinary game', () => {
  test('tells a guest, too, what it means for the set, and nothing of anybody else', async () => {
    const guest = api.guest();
    const [{ athlete, membership }] = setNow().members as [Candidate];
    const { game } = await api.newGame({ league: membership.league }, guest);
    await api.hide(game.id, athlete.name);
    expect((await guest.call(readAftermath, { id: game.id })).status).toBe(409);
    await guest.call(submitGuess, { id: game.id, body: { guess: athlete.name } });
    const { set } = (await guest.call(readAftermath, { id: game.id })).body;
    expect(set).toMatchObject({ collected: 1, isCollected: true });
    const { client } = await api.user();
    const other = await winGame(api, client);
    const { athleteId } = (await api.stored(other.game.id)).athlete;
    const isOfSet = setNow().members.some((each) => each.athlete.id === athleteId);
    const body = (await client.call(readAftermath, { id: other.game.id })).body;
    expect(body.set === null).toBe(!isOfSet);
  });
});
