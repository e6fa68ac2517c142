import { describe, expect, test } from '@jest/globals';
import { createGame, resetGame, submitGuess } from '@craque/common/contracts/games.ts';
import { type Athlete, playedSince } from '@craque/common/domain/athlete/athlete.ts';
import { newcomersPool } from '@craque/common/domain/game/first-games.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { languages, newcomersLeague } from '@craque/common/domain/language.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { createReadCount } from '../testing/counted-reads.ts';
import { startFileApi } from '../testing/file-api.ts';
import { winGame } from '../testing/history/played-games.ts';
import { inOrder, orders, sameOnAnotherDevice } from '../testing/races/races.ts';

const catalogue = loadCatalogue(athleteData, 'trusted');
const poolOf = (league: ReturnType<typeof newcomersLeague>) =>
  newcomersPool(catalogue.members(league), new Set(catalogue.pool(league, 'medium')), 2026);

describe("a newcomer's pool", () => {
  test.each(languages)('is thirty well-known people of our days in %s', (language) => {
    const first = newcomersLeague(language);
    const second = newcomersLeague(language, first);
    for (const league of new Set([first, second])) {
      const pool = poolOf(league);
      expect(pool).toHaveLength(30);
      for (const id of pool) expect(playedSince(catalogue.athlete(id) as Athlete, 2019)).toBe(true);
    }
  });
});

const count = createReadCount();
const api = await startFileApi({ wrapStores: count.wrap });
const choice = { league: 'spanish-la-liga', difficulty: 'medium' } as const;

describe('a game of a player who has chosen nothing', () => {
  test('asks three times for somebody of that pool, and then for anybody of the level', async () => {
    const draws = 12;
    const pool = poolOf('spanish-la-liga');
    const player = api.guest();
    const unchosen = { ...choice, unchosen: true };
    const drawn = async () => {
      const { body } = await player.call(createGame, { body: unchosen });
      return (await api.stores.games.find(body.id as GameId))?.athlete.athleteId ?? '';
    };
    for (let game = 0; game < 3; game += 1) {
      expect(pool).toContain(await drawn());
      await winGame(api, player, { choice: unchosen, seconds: 60 });
    }
    const later = await Promise.all(Array.from({ length: draws }, drawn));
    expect(later.filter((id) => !pool.includes(id))).not.toEqual([]);
  });

  test.each([
    ['basketball', 'nba'],
    ['tennis', 'atp'],
    ['formula1', 'formula-1'],
  ] as const)('is of the best known in %s, too', async (sport, league) => {
    const members = catalogue.members(league);
    const known = newcomersPool(members, new Set(catalogue.pool(league, 'medium')), 2026);
    for (let guest = 0; guest < 12; guest += 1) {
      const body = { sport, league, difficulty: 'medium', unchosen: true } as const;
      const { id } = (await api.guest().call(createGame, { body })).body;
      expect(known).toContain((await api.stored(id)).athlete.athleteId);
    }
  });

  test.each([
    ['the player has chosen', choice],
    ['it is of another level', { ...choice, difficulty: 'expert', unchosen: true }],
    ['nobody begins with its league', { ...choice, league: 'wta', unchosen: true }],
  ] as const)('is like any other if %s', async (_, body) => {
    const members = catalogue.members(body.league);
    const pool = newcomersPool(
      members,
      new Set(catalogue.pool(body.league, body.difficulty)),
      2026,
    );
    const ids: string[] = [];
    for (let guest = 0; guest < 12; guest += 1) {
      const { body: game } = await api.guest().call(createGame, { body });
      ids.push((await api.stores.games.find(game.id as GameId))?.athlete.athleteId ?? '');
    }
    expect(ids.filter((id) => !pool.includes(id))).not.toEqual([]);
  });
});

describe('first games cannot be gathered', () => {
  const pool = poolOf('spanish-la-liga');
  const unchosen = { ...choice, unchosen: true };
  const begun = async (count: number, begin: (at: number) => Promise<number>) => {
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await begin(at));
    return [...new Set(ids)];
  };
  const isOfPool = async (id: number) => pool.includes((await api.stored(id)).athlete.athleteId);
  const ofPool = async (ids: readonly number[]) => {
    const answers = await Promise.all(ids.map(isOfPool));
    return answers.filter(Boolean).length;
  };

  test('an untouched one is opened again, its clock begun anew, however old it is', async () => {
    const player = api.guest();
    const create = async () => (await player.call(createGame, { body: unchosen })).body;
    const first = await create();
    api.clock.move(40 * 60 * 1000);
    const again = await create();
    expect(again.id).toBe(first.id);
    expect(Date.parse(again.startedAt ?? '')).toBe(api.clock.now());
  });

  test('each is read once when a game is asked for', async () => {
    const player = api.guest();
    await player.call(createGame, { body: { league: 'nba' } });
    count.take();
    await player.call(createGame, { body: unchosen });
    expect(count.take().filter((name) => name === 'games.find')).toHaveLength(3);
  });

  test('of those that are touched and left there are three', async () => {
    const player = api.guest();
    const ids = await begun(12, async () => {
      const { id } = (await player.call(createGame, { body: unchosen })).body;
      await player.call(submitGuess, { id, body: { guess: 'zzzz' } });
      return id;
    });
    expect(ids.length).toBe(12);
    expect(await ofPool(ids.slice(0, 3))).toBe(3);
    expect(await ofPool(ids)).toBeLessThan(12);
  });

  test('nor of those that are reset', async () => {
    const player = api.guest();
    const first = (await player.call(createGame, { body: unchosen })).body.id;
    const chain = { last: first };
    const ids = await begun(12, async () => {
      const { body } = await player.call(resetGame, { id: chain.last, body: unchosen });
      chain.last = body.id;
      return body.id;
    });
    expect(await ofPool([first, ...ids.slice(0, 2)])).toBe(3);
    expect(await ofPool(ids)).toBeLessThan(12);
  });

  test.each(orders)('two requests at once make one, %s', async (_, order) => {
    const player = api.guest();
    await player.call(createGame, { body: { league: 'nba' } });
    const device = sameOnAnotherDevice(api, player);
    const create = (from: typeof player) => () => from.call(createGame, { body: unchosen });
    const [one, other] = await inOrder(api, 'games.insert', order, create(player), create(device));
    expect([one.status, other.body.id]).toEqual([201, one.body.id]);
  });
});
