import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createChance } from '@craque/common/chance/chance.ts';
import { createGame, submitGuess } from '@craque/common/contracts/games.ts';
import { drawAthlete } from '@craque/common/domain/athlete/draw.ts';
import { type GameId, gameIdFrom, guestPlayer } from '@craque/common/domain/ids.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { readConfig } from '../start/config.ts';
import { startApi } from '../start-api.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import { createForetellableRandom, createRandomSolver } from '../testing/continued-random.ts';
import { createTestClient } from '../testing/test-client.ts';
import { createGameService } from './game-service.ts';

/* An attacker plays eight games, loses them, and calculates from their ids and athletes which games
   come next. Nothing but public knowledge is used: the source, the athletes, one's own games. */

type Known = { id: GameId; athleteId: string };

const catalogue = loadCatalogue(athleteData, 'trusted');
const choice = { sport: 'formula1', league: 'formula-1', difficulty: 'expert' } as const;
const pool = catalogue.pool(choice.league, choice.difficulty);
const solve = createRandomSolver();
const learned = 8;

/** Draws a game in the server's order. */
function drawGame(random: () => number): Known {
  const athleteId = drawAthlete({ pool, recent: [], random });
  random();
  return { athleteId, id: gameIdFrom(random()) };
}

/** How many numbers a game with this athlete takes, its id's among them the last. */
function numbersOf(athleteId: string): number {
  let numbers = 0;
  const random = () => {
    numbers += 1;
    return (pool.indexOf(athleteId) + 0.5) / pool.length;
  };
  drawGame(random);
  return numbers;
}

/** Those of the games after the first eight that the attacker names, in their order. */
function foretold(games: readonly Known[]): Known[] {
  let drawn = 0;
  const seen = games.slice(0, learned).map(({ id, athleteId }) => {
    drawn += numbersOf(athleteId);
    return { id, drawn: drawn - 1 };
  });
  const random = solve(seen, drawn);
  if (!random) return [];
  return games.slice(learned).filter(({ id, athleteId }) => {
    const guessed = drawGame(random);
    return guessed.id === id && guessed.athleteId === athleteId;
  });
}

/** New games of as many guests, by the service of the api with this source of numbers. */
async function gamesDrawnBy(random: () => number, count: number): Promise<Known[]> {
  const stores = openSqliteStores(':memory:');
  const service = createGameService({
    ...{ stores, catalogue, random, limitsFactor: 1 },
    clock: () => 0,
  });
  const games: Known[] = [];
  for (let at = 0; at < count; at += 1) {
    const game = await service.create(guestPlayer(`guest-${at}`), choice);
    games.push({ id: game.id, athleteId: game.athlete.athleteId });
  }
  await stores.close();
  return games;
}

const folder = mkdtempSync(join(tmpdir(), 'craque-chance-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** New games of as many guests of a running api; each guest loses, and is told the athlete. */
async function gamesLost(count: number): Promise<Known[]> {
  const settings = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LIMITS_FACTOR: '100' };
  const api = await startApi(readConfig({ ...settings, LOG_LEVEL: 'silent' }));
  const games: Known[] = [];
  for (let at = 0; at < count; at += 1) {
    const client = createTestClient(api.address);
    const { id } = (await client.call(createGame, { body: choice })).body;
    const guess = () => client.call(submitGuess, { id, body: { guess: 'zzzz' } });
    await guess();
    const { athleteName } = (await guess()).body;
    const athlete = catalogue.members(choice.league).find(({ name }) => name === athleteName);
    games.push({ id: id as GameId, athleteId: athlete?.id ?? 'not told' });
  }
  await api.close();
  return games;
}

describe('whoever has seen eight games', () => {
  test('foretells the games that a xorshift128+ draws, so the attack works', async () => {
    const games = await gamesDrawnBy(createForetellableRandom(), learned + 30);
    expect(foretold(games)).toEqual(games.slice(learned));
  });

  test('foretells none of 10,000 games', async () => {
    const games = await gamesDrawnBy(createChance().random, 10_000);
    const size = 500;
    const parts = Array.from({ length: games.length / size }, (_, at) =>
      games.slice(at * size, (at + 1) * size),
    );
    expect(parts.flatMap(foretold)).toEqual([]);
  });

  test('foretells no game of the api as it is started', async () => {
    const games = await gamesLost(learned + 4);
    expect(games.map(({ athleteId }) => athleteId)).not.toContain('not told');
    expect(foretold(games)).toEqual([]);
  });
});
