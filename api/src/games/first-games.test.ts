import { describe, expect, test } from '@jest/globals';
import { createGame } from '@craque/common/contracts/games.ts';
import { type Athlete, playedSince } from '@craque/common/domain/athlete/athlete.ts';
import { newcomersPool } from '@craque/common/domain/game/first-games.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { languages, newcomersLeague } from '@craque/common/domain/language.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { startFileApi } from '../testing/file-api.ts';
import { winGame } from '../testing/history/played-games.ts';

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

const api = await startFileApi();
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
    ['the player has chosen', choice],
    ['it is of another level', { ...choice, difficulty: 'expert', unchosen: true }],
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
