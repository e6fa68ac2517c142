import {
  type AlbumPage,
  readAlbum,
  readAlbumPage,
  readAlbumSticker,
  readLatestStickers,
  stickerId,
} from '@craque/common/contracts/album.ts';
import { albumOrder } from '@craque/common/domain/record/album.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { type League, leagueName, leagueNamed, leagues } from '@craque/common/domain/sport.ts';
import { describe, expect, test } from '@jest/globals';
import { athleteData } from '../athletes/athlete-files.ts';
import { loadCatalogue } from '../athletes/catalogue.ts';
import { loseGame, startGame, winGame } from '../testing/history/played-games.ts';
import { aResult } from '../testing/store-builders.ts';
import { startFileApi } from '../testing/file-api.ts';
import { startTestApi } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

const api = await startFileApi();
const catalogue = loadCatalogue(athleteData, 'trusted');

const pageOf = async (client: TestClient, league: League): Promise<AlbumPage> =>
  (await client.call(readAlbumPage, { id: league })).body;
const collectedIn = async (client: TestClient) =>
  (await client.call(readAlbum)).body.filter(({ collected }) => collected > 0);

describe('the album', () => {
  test('of a new user has a place for each athlete of each league and no sticker', async () => {
    const { client } = await api.user();
    const { body } = await client.call(readAlbum);
    expect(body.map(({ league }) => leagueNamed(league))).toEqual(leagues);
    for (const { league, athletes, collected } of body) {
      expect([athletes, collected]).toEqual([
        catalogue.members(leagueNamed(league) ?? 'nba').length,
        0,
      ]);
    }
    expect((await pageOf(client, 'nba')).stickers).toEqual([]);
  });

  test('contains guessed athletes, with the level and the guesses of the rarest win', async () => {
    const { client, user } = await api.user();
    const { game: won } = await winGame(api, client, { misses: 1 });
    const { athlete, league, difficulty } = await api.stored(won.id);
    const { stickers, collected } = await pageOf(client, league);
    expect(collected).toBe(1);
    const place = albumOrder(catalogue.members(league).map(({ id }) => id)).indexOf(
      athlete.athleteId,
    );
    expect(stickers).toEqual([
      {
        place: place + 1,
        athleteId: athlete.athleteId,
        name: athlete.name,
        rarity: 'rare',
        difficulty,
        guesses: 2,
        wins: 1,
        collectedAt: new Date(api.clock.now()).toISOString(),
        picture: `/api/user/stickers/${stickerId(league, athlete.athleteId)}?v=${catalogue.dataVersion}-rare`,
      },
    ]);
    const player = userPlayer(user.id);
    const again = { player, league, athleteId: athlete.athleteId, guesses: 1 } as const;
    await api.stores.results.add(
      aResult(won.id + 1, api.clock.now() + 1, { ...again, difficulty: 'hard' }),
    );
    expect((await pageOf(client, league)).stickers).toMatchObject([
      { rarity: 'legendary', difficulty: 'hard', guesses: 1, wins: 2 },
    ]);
    expect(await collectedIn(client)).toMatchObject([
      { league: leagueName(league), collected: 1, doubles: 1 },
    ]);
  });

  test('names the club that lacks the fewest, on the cover and in the league', async () => {
    const { client, user } = await api.user();
    const players = (team: string) =>
      catalogue
        .members('nba')
        .filter(({ memberships }) =>
          memberships.some((each) => each.league === 'nba' && each.team === team),
        );
    const [lakers, bulls] = [players('Los Angeles Lakers'), players('Chicago Bulls')];
    const won = [...lakers.slice(0, lakers.length - 2), ...bulls.slice(0, 1)];
    for (const [index, { id: athleteId }] of won.entries()) {
      const [player, sport, league] = [userPlayer(user.id), 'basketball', 'nba'] as const;
      await api.stores.results.add(
        aResult(920_000 + index, 100, { player, sport, league, athleteId }),
      );
    }
    const goal = { team: 'Los Angeles Lakers', missing: 2 };
    expect((await pageOf(client, 'nba')).goal).toEqual(goal);
    expect((await collectedIn(client))[0]?.goal).toEqual(goal);
    expect((await pageOf(client, 'atp')).goal).toBeNull();
  });

  test('counts the rarities of a league, and puts its rarest and its newest stickers on the cover', async () => {
    const { client, user } = await api.user();
    const player = userPlayer(user.id);
    const found = catalogue.members('nba').slice(0, 5);
    const levels = ['easy', 'medium', 'expert', 'easy', 'medium'] as const;
    for (const [index, { id: athleteId }] of found.entries()) {
      const won = { player, sport: 'basketball', league: 'nba', athleteId, guesses: 3 } as const;
      const difficulty = levels[index] ?? 'easy';
      await api.stores.results.add(aResult(910_000 + index, 100 + index, { ...won, difficulty }));
    }
    const nba = (await collectedIn(client))[0];
    expect(nba).toMatchObject({ league: 'NBA', collected: 5 });
    expect(nba?.rarities).toEqual({ common: 4, rare: 0, epic: 1, legendary: 0 });
    const { stickers } = await pageOf(client, 'nba');
    expect(nba?.onCover).toEqual(
      [2, 4, 3].map((index) => {
        const held = stickers.find(({ athleteId }) => athleteId === found[index]?.id);
        const { place, athleteId, name, rarity, picture } = held ?? {};
        return { place, athleteId, name, rarity, picture };
      }),
    );
  });

  test('ignores lost and running games', async () => {
    const { client } = await api.user();
    const { game: lost } = await loseGame(api, client);
    const { id: running } = await startGame(api, client);
    expect(await collectedIn(client)).toEqual([]);
    for (const id of [lost.id, running]) {
      const { athlete, league } = await api.stored(id);
      const sticker = stickerId(league, athlete.athleteId);
      expect((await client.call(readAlbumSticker, { id: sticker })).status).toBe(404);
    }
  });

  test('keeps the leagues of one athlete apart', async () => {
    const { client, user } = await api.user();
    const player = userPlayer(user.id);
    const both = new Set(catalogue.members('formula-2').map(({ id }) => id));
    const athleteId = catalogue.members('formula-1').find(({ id }) => both.has(id))?.id ?? '';
    const won = { player, sport: 'formula1', athleteId } as const;
    await api.stores.results.add(aResult(71, 10, { ...won, league: 'formula-1' }));
    expect(await collectedIn(client)).toMatchObject([{ league: 'Formula 1', collected: 1 }]);
    expect((await pageOf(client, 'formula-2')).stickers).toEqual([]);
    const statusOf = async (league: League) =>
      (await client.call(readAlbumSticker, { id: stickerId(league, athleteId) })).status;
    expect([await statusOf('formula-1'), await statusOf('formula-2')]).toEqual([200, 404]);
  });

  test('has no place for an athlete who has left the catalogue', async () => {
    const { client, user } = await api.user();
    const won = { player: userPlayer(user.id), athleteId: 'nobody-any-more' };
    await api.stores.results.add(aResult(72, 10, won));
    expect(await collectedIn(client)).toEqual([]);
    const gone = stickerId('english-premier-league', won.athleteId);
    expect((await client.call(readAlbumSticker, { id: gone })).status).toBe(404);
  });
});

describe('a sticker', () => {
  test('is drawn complete for users who have guessed the athlete, the same every time', async () => {
    const { client } = await api.user();
    const { game } = await winGame(api, client);
    const { league } = await api.stored(game.id);
    const [sticker] = (await pageOf(client, league)).stickers;
    const first = await client.request(sticker?.picture ?? '');
    expect(first.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(first.text).toMatch(/^<svg .*<\/svg>$/);
    expect((await client.request(sticker?.picture ?? '')).text).toBe(first.text);
  });

  test('that cannot be drawn is not cached', async () => {
    const draw = () => {
      throw new RangeError('no pencil');
    };
    const broken = await startTestApi({ artist: { draw } });
    const { client } = await broken.user();
    const { game } = await winGame(broken, client);
    const { athlete, league } = await broken.stored(game.id);
    const id = stickerId(league, athlete.athleteId);
    const { status, headers } = await client.call(readAlbumSticker, { id });
    await broken.close();
    expect([status, headers.get('cache-control')]).toEqual([500, 'no-store']);
  });

  test.each(['nba', 'nba~', '~somebody', 'chess~somebody', 'nba~nobody-at-all', 'nba~a~b'])(
    'that does not exist is 404: %s',
    async (id) => {
      const { client } = await api.user();
      const { status, error } = await client.call(readAlbumSticker, { id });
      expect([status, error.message]).toEqual([404, 'Sticker not found']);
    },
  );
});

describe('the stickers collected last', () => {
  test('are listed newest first with their leagues, 12 at most, and only to their owner', async () => {
    const { client, user } = await api.user();
    const held = leagues.flatMap((league) => {
      const [first, second] = catalogue.members(league);
      return [first, second].flatMap((athlete) =>
        athlete ? [{ league, athleteId: athlete.id }] : [],
      );
    });
    for (const [index, { league, athleteId }] of held.entries()) {
      const [player, time] = [userPlayer(user.id), 1000 + index];
      await api.stores.results.add(aResult(900_000 + index, time, { player, league, athleteId }));
    }
    const { body } = await client.call(readLatestStickers);
    expect(body.map(({ league, athleteId }) => [leagueNamed(league), athleteId])).toEqual(
      held
        .toReversed()
        .slice(0, 12)
        .map(({ league, athleteId }) => [league, athleteId]),
    );
    expect(await (await api.user()).client.call(readLatestStickers)).toMatchObject({ body: [] });
  });
});
