import { describe, expect, test } from '@jest/globals';
import {
  readDaily,
  readDailyArchive,
  readDailyBoard,
  startDaily,
} from '@craque/common/contracts/daily.ts';
import { register } from '@craque/common/contracts/accounts.ts';
import { submitGuess } from '@craque/common/contracts/games.ts';
import { startFileApi } from '../testing/file-api.ts';
import { testPassword } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();

const today = '2026-03-02';
const zone = (name: string) => ({ headers: { 'x-time-zone': name } });
const start = (client: TestClient, body: object, options: object = {}) =>
  client.call(startDaily, { body, ...options });

describe('the daily game', () => {
  test('hides the same athlete from everybody, and is the same game when asked for again', async () => {
    const [one, other] = [api.guest(), (await api.user()).client];
    const first = await start(one, { sport: 'soccer' });
    const second = await start(other, { sport: 'soccer' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toMatchObject({
      difficulty: 'medium',
      totalGuesses: 5,
      daily: { date: today, number: 61, counts: true },
    });
    expect(await api.hidden(first.body.id)).toEqual(await api.hidden(second.body.id));
    const again = await start(one, { sport: 'soccer', date: today });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  });

  test('is that of the date where the player is', async () => {
    const client = api.guest();
    const west = await start(client, { sport: 'tennis' }, zone('Pacific/Honolulu'));
    expect(west.body.daily).toMatchObject({ date: today, counts: true });
    const east = await start(client, { sport: 'tennis' }, zone('Pacific/Kiritimati'));
    expect(east.body.daily).toMatchObject({ date: '2026-03-03', counts: true });
    const coming = await start(client, { sport: 'soccer', date: '2026-03-03' }, zone('UTC'));
    expect([coming.status, coming.error.code]).toEqual([400, 'date_not_open']);
    const past = await start(client, { sport: 'soccer', date: '2026-03-01' }, zone('UTC'));
    expect([past.status, past.error.code]).toEqual([404, 'daily_not_found']);
  });

  test("takes the account's zone if the device sends none, and UTC for one that is none", async () => {
    const client = api.guest();
    const body = { username: 'far-east', password: testPassword };
    await client.call(register, { body, ...zone('Pacific/Kiritimati') });
    const dateOf = async (options: object = {}) =>
      (await client.call(readDaily, options)).body.date;
    expect(await dateOf()).toBe('2026-03-03');
    expect(await dateOf(zone('Mars/Olympus'))).toBe(today);
    expect(await dateOf(zone('Pacific/Honolulu'))).toBe(today);
  });

  test('is counted when it is solved, and then shows its board', async () => {
    const { client, user } = await api.user();
    const board = { query: { sport: 'basketball', date: today } };
    const { body: game } = await start(client, { sport: 'basketball' });
    const early = await client.call(readDailyBoard, board);
    expect([early.status, early.error.code]).toEqual([403, 'play_first']);
    const { name } = await api.hidden(game.id);
    await client.call(submitGuess, { id: game.id, body: { guess: name } });
    const { body: daily } = await client.call(readDaily);
    expect(daily).toMatchObject({ date: today, streak: { current: 1, longest: 1, atRisk: false } });
    expect(daily.sports[1]).toMatchObject({
      sport: 'basketball',
      state: 'solved',
      gameId: game.id,
      guessesUsed: 1,
      record: { played: 1, solved: 1, distribution: [1, 0, 0, 0, 0] },
    });
    const shown = await client.call(readDailyBoard, board);
    expect(shown.body).toMatchObject({ closed: false, players: 1, distribution: null });
    expect(shown.body.rows).toMatchObject([{ rank: 1, username: user.username, guesses: 1 }]);
    expect(shown.body.own).toEqual(shown.body.rows[0]);
  });

  test('of a past date is one of the archive', async () => {
    const client = api.guest();
    await start(client, { sport: 'formula1' });
    api.clock.move(24 * 60 * 60 * 1000);
    const past = await start(client, { sport: 'soccer', date: today });
    expect(past.body.daily).toEqual({ date: today, number: 61, counts: false });
    const { body } = await client.call(readDailyArchive, { query: { month: '2026-03' } });
    expect(body).toMatchObject({ month: '2026-03', first: today });
    expect(body.days).toMatchObject([
      {
        date: today,
        sports: [
          { sport: 'soccer', state: 'playing', gameId: past.body.id },
          { sport: 'basketball', state: 'open', gameId: null },
          { sport: 'tennis', state: 'open' },
          { sport: 'formula1', state: 'playing' },
        ],
      },
    ]);
  });
});
