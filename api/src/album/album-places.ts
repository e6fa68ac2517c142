import { albumOrder, type Sticker } from '@craque/common/domain/record/album.ts';
import type { Athlete } from '@craque/common/domain/athlete/athlete.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { type League, leagues } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import type { FoundPlace } from '../results/aftermath.ts';
import type { ResultStore } from '../store/history-stores.ts';

/** A sticker with its place in the album. */
export type Held = Sticker & { place: number; athlete: Athlete };

/** The places of the album: one for each athlete of each league, from 1 on. */
export function createAlbumPlaces(catalogue: Catalogue) {
  const places = new Map(
    leagues.map((league) => {
      const order = albumOrder(catalogue.members(league).map(({ id }) => id));
      return [league, new Map(order.map((id, index) => [id, index + 1]))] as const;
    }),
  );
  return {
    /** Number of places in the album of a league. */
    sizeOf: (league: League): number => places.get(league)?.size ?? 0,
    /** Ids of the athletes with a place in the album of a league. */
    athletesOf: (league: League): string[] => [...(places.get(league)?.keys() ?? [])],
    /** Undefined for an athlete who has left the catalogue. */
    placeOf: (league: League, athleteId: string): number | undefined =>
      places.get(league)?.get(athleteId),
    /** The sticker in its place; empty for an athlete who has left the catalogue. */
    placed(sticker: Sticker): Held[] {
      const place = places.get(sticker.league)?.get(sticker.athleteId);
      const athlete = catalogue.athlete(sticker.athleteId);
      return place === undefined || !athlete ? [] : [{ ...sticker, place, athlete }];
    },
  };
}

export type AlbumPlaces = ReturnType<typeof createAlbumPlaces>;

/**
 * An athlete's place in a league's album, of a guest too; undefined if there is none. The player's
 * results are not brought up to date first. As it is read after every game, it looks at the league's
 * athletes only, however many games the player has won.
 */
export async function findPlace(
  { sizeOf, athletesOf, placeOf }: AlbumPlaces,
  results: Pick<ResultStore, 'winsOf' | 'countFound'>,
  player: PlayerId,
  { league, athleteId }: { league: League; athleteId: string },
): Promise<FoundPlace | undefined> {
  const place = placeOf(league, athleteId);
  if (place === undefined) return undefined;
  const wins = (await results.winsOf(player, athleteId)).filter((win) => win.league === league);
  const collected = await results.countFound(player, league, athletesOf(league));
  return { place, athletes: sizeOf(league), collected, wins };
}
