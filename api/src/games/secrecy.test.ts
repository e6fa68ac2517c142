import { describe, expect, test } from '@jest/globals';
import { createGame, readGame } from '@craque/common/contracts/games.ts';
import type { Game } from '@craque/common/domain/game/game.ts';
import { difficulties, leagues } from '@craque/common/domain/sport.ts';
import { randomRuns, timeoutFor } from '@craque/common/testing/random-runs.ts';
import { createSecretSearch } from '../testing/secret-search.ts';
import { leaksInHeaders, leaksInJson, type Secrets, secretsOf } from '../testing/secrets.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import type { TestClient } from '../testing/test-client.ts';
import { startFileApi } from '../testing/file-api.ts';

const games = randomRuns(500);
const api = await startFileApi({ seed: 15 });

const openLeagues = leagues.filter((league) => api.catalogue.leagueState(league).open);
const { searched, playOut } = createSecretSearch(api, seededRandom(15));

function start(client: TestClient, number: number) {
  const league = openLeagues[number % openLeagues.length];
  const difficulty = difficulties[Math.floor(number / openLeagues.length) % difficulties.length];
  return client.call(createGame, { body: { league, difficulty } });
}

describe('the answer of a game', () => {
  test(
    `stays hidden in every byte of ${games} games until their ends`,
    async () => {
      const players = Array.from({ length: 20 }, () => api.guest());
      for (let number = 0; number < games; number += 1) {
        const client = players[number % players.length] as TestClient;
        await playOut(client, await start(client, number));
      }
      expect(searched.games).toBe(games);
      expect(searched.json).toBeGreaterThan(5 * games);
      expect(searched.pictures).toBeGreaterThan(games / 2);
      expect([...api.statuses].every((status) => status < 500)).toBe(true);
    },
    timeoutFor(600_000),
  );
});

describe('the search', () => {
  /** A running game in which every part would be a leak. */
  async function hiddenGame(): Promise<{
    game: Game;
    secrets: Secrets;
    text: string;
    headers: Headers;
  }> {
    const { client, game } = await api.newGame({ sport: 'formula1' });
    await api.hide(game.id, 'Sebastian Vettel');
    const { text, headers } = await client.call(readGame, { id: game.id });
    const stored = await api.stored(game.id);
    return { game: stored, secrets: secretsOf(stored, api), text, headers };
  }

  test('finds nothing in a clean answer', async () => {
    const { game, secrets, text, headers } = await hiddenGame();
    expect([
      ...leaksInJson(text, { game, secrets, paid: [] }),
      ...leaksInHeaders(headers, secrets),
    ]).toEqual([]);
  });

  const planted: readonly [string, string][] = [
    ['name', 'Sebastian Vettel'],
    ['surname in a sentence', 'Not yet, it is VETTEL!'],
    ['name with other accents', 'Sébastian  vettel'],
    ['id', 'sebastian-vettel'],
    ['nationality in German', 'Deutschland'],
    ['nationality in Italian', 'una Germania'],
    ['country code', 'DE'],
    ['position', 'World champion'],
    ['key of the position', 'champion'],
  ];
  test.each(planted)('finds a planted %s in any field', async (_, secret) => {
    const { game, secrets, text } = await hiddenGame();
    const body = JSON.parse(text);
    for (const leaking of [
      { ...body, athleteName: secret },
      { ...body, athleteDetail: { ...body.athleteDetail, team: secret } },
      { ...body, guesses: [{ id: '1', feedback: secret }] },
      { ...body, guesses: [{ id: '1', guess: secret }] },
      { ...body, guesses: [{ id: '1', resolvedName: secret }] },
      { message: secret, code: 'x', requestId: 'x' },
    ]) {
      expect(leaksInJson(JSON.stringify(leaking), { game, secrets, paid: [] })).not.toEqual([]);
    }
  });

  test('finds a planted name in a key, a header, a cookie and beside the value', async () => {
    const { game, secrets, headers } = await hiddenGame();
    expect(leaksInJson('{"Vettel":1}', { game, secrets, paid: [] })).not.toEqual([]);
    expect(leaksInJson('{"x":1} ', { game, secrets, paid: [] })).not.toEqual([]);
    expect(leaksInJson('{"x":"Vettel","x":"y"}', { game, secrets, paid: [] })).not.toEqual([]);
    for (const [name, value] of [
      ['x-hidden', 'sebastian vettel'],
      ['set-cookie', 'hint=vettel'],
      ['x-request-id', 'vettel'],
      ['etag', '"DE"'],
    ] as const) {
      const leaking = new Headers(headers);
      leaking.set(name, value);
      expect(leaksInHeaders(leaking, secrets)).not.toEqual([]);
    }
  });
});
