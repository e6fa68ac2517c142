import {
  type AlbumCover,
  type AlbumLeague,
  type AlbumPage,
  type LatestSticker,
  stickerId,
} from '@craque/common/contracts/album.ts';
import type { Home } from '@craque/common/contracts/history.ts';
import { coverStickers, rarities, stickersOf } from '@craque/common/domain/record/album.ts';
import { type PlayerId, userPlayer } from '@craque/common/domain/ids.ts';
import { type League, leagueName, leagues, sportOf } from '@craque/common/domain/sport.ts';
import { AppError } from '../errors/app-error.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import type { PortraitInput } from '../sticker/traits.ts';
import { writePendingResults } from '../results/game-results.ts';
import type { Account } from '../store/account-stores.ts';
import type { StoresAndClock } from '../store/store.ts';
import { createAlbumPlaces, findPlace, type Held } from './album-places.ts';
import { createStickerPortraits } from './sticker-portrait.ts';
import { inLeague, pictureOf, view } from './sticker-view.ts';
import { winsOver, wonBy } from './won.ts';

export type AlbumDependencies = StoresAndClock & { catalogue: Catalogue };

const latestCount = 12;

const coverCount = 3;

/** Newest first. */
function latestOf(held: readonly Held[], dataVersion: string): LatestSticker[] {
  const latest = held.toSorted((one, other) => other.collectedAt - one.collectedAt);
  return latest.slice(0, latestCount).map((each) => inLeague(each, dataVersion));
}

function picturesOf(held: readonly Held[], dataVersion: string) {
  return new Map(
    held.map((each) => {
      const shown = { picture: pictureOf(each, dataVersion), rarity: each.rarity };
      return [stickerId(each.league, each.athlete.id), shown] as const;
    }),
  );
}

function coverOf(held: readonly Held[], dataVersion: string) {
  const counts = rarities.map(
    (rarity) => [rarity, held.filter((each) => each.rarity === rarity).length] as const,
  );
  return {
    rarities: Object.fromEntries(counts) as AlbumCover['rarities'],
    doubles: held.reduce((sum, { wins }) => sum + wins - 1, 0),
    onCover: coverStickers(held, coverCount).map((sticker) => {
      const { place, athleteId, name, rarity, picture } = view(sticker, dataVersion);
      return { place, athleteId, name, rarity, picture };
    }),
  };
}

/** Derived from results, parties and the catalogue; an athlete who has left the catalogue has no place. */
export function createAlbumService({ stores, catalogue, clock }: AlbumDependencies) {
  const places = createAlbumPlaces(catalogue);
  const portraitOf = createStickerPortraits(catalogue);

  const stickersFound = async ({ id }: Account): Promise<Held[]> =>
    stickersOf(await wonBy(stores, userPlayer(id))).flatMap(places.placed);
  async function stickersHeldBy(account: Account): Promise<Held[]> {
    await writePendingResults(stores, userPlayer(account.id), clock());
    return stickersFound(account);
  }

  const summary = (league: League, collected: number): AlbumLeague => {
    const athletes = places.sizeOf(league);
    return { sport: sportOf(league), league: leagueName(league), athletes, collected };
  };

  return {
    places,

    async overview(account: Account): Promise<AlbumCover[]> {
      const held = Map.groupBy(await stickersHeldBy(account), ({ league }) => league);
      return leagues.map((league) => {
        const own = held.get(league) ?? [];
        const goal = places.goalOf(league, own);
        return { ...summary(league, own.length), ...coverOf(own, catalogue.dataVersion), goal };
      });
    },

    async page(account: Account, league: League): Promise<AlbumPage> {
      const held = (await stickersHeldBy(account)).filter((each) => each.league === league);
      const stickers = held
        .map((each) => view(each, catalogue.dataVersion))
        .toSorted((a, b) => a.place - b.place);
      return {
        ...summary(league, stickers.length),
        stickers,
        goal: places.goalOf(league, held),
      };
    },

    placeOf: (player: PlayerId, athlete: { league: League; athleteId: string }) =>
      findPlace(places, stores, player, athlete),

    latest: async (account: Account): Promise<LatestSticker[]> =>
      latestOf(await stickersHeldBy(account), catalogue.dataVersion),

    /** Pending results are not written first. */
    async atHome(account: Account): Promise<Pick<Home, 'stickers' | 'album'>> {
      const held = await stickersFound(account);
      const own = Map.groupBy(held, ({ league }) => league);
      const album = leagues.map((league) => summary(league, own.get(league)?.length ?? 0));
      return { stickers: latestOf(held, catalogue.dataVersion), album };
    },

    /** Pending results are not written first. */
    async pictures(account: Account) {
      return picturesOf(await stickersFound(account), catalogue.dataVersion);
    },

    /** `sticker_not_found` if the user has not guessed the athlete in that league. */
    async picture(
      account: Account,
      { league, athleteId }: { league: League | undefined; athleteId: string },
    ): Promise<PortraitInput> {
      const wins = await winsOver(stores, userPlayer(account.id), athleteId);
      const held = stickersOf(wins).flatMap(places.placed);
      const sticker = held.find((each) => each.league === league);
      if (!sticker) throw new AppError('sticker_not_found');
      return portraitOf(sticker.athlete, sticker);
    },
  };
}

export type AlbumService = ReturnType<typeof createAlbumService>;
