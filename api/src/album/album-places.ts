import { type AlbumGoal, nearestGoal } from '@craque/common/domain/record/album-goal.ts';
import { albumOrder, type Sticker } from '@craque/common/domain/record/album.ts';
import { type Athlete, membershipIn } from '@craque/common/domain/athlete/athlete.ts';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { type League, leagues, sportOf, teamIsCountry } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';
import type { FoundPlace } from '../results/aftermath.ts';
import { wonIn, type WonStores } from './won.ts';

export type Held = Sticker & { place: number; athlete: Athlete };

/** One for each athlete of each league, from 1 on. */
export function createAlbumPlaces(catalogue: Catalogue) {
  const places = new Map(
    leagues.map((league) => {
      const order = albumOrder(catalogue.members(league).map(({ id }) => id));
      return [league, new Map(order.map((id, index) => [id, index + 1]))] as const;
    }),
  );
  const teamsOf = (league: League) =>
    catalogue.members(league).flatMap((athlete) => {
      const { team = '' } = membershipIn(athlete, league) ?? {};
      return { athleteId: athlete.id, team };
    });
  return {
    sizeOf: (league: League): number => places.get(league)?.size ?? 0,
    athletesOf: (league: League): string[] => [...(places.get(league)?.keys() ?? [])],
    placeOf: (league: League, athleteId: string): number | undefined =>
      places.get(league)?.get(athleteId),
    /** The club to complete next. Countries and the bands of tennis are no teams to collect. */
    goalOf(league: League, held: readonly Held[]): AlbumGoal | null {
      if (teamIsCountry(league) || sportOf(league) === 'tennis') return null;
      return nearestGoal(teamsOf(league), new Set(held.map(({ athlete }) => athlete.id))) ?? null;
    },
    placed(sticker: Sticker): Held[] {
      const place = places.get(sticker.league)?.get(sticker.athleteId);
      const athlete = catalogue.athlete(sticker.athleteId);
      return place === undefined || !athlete ? [] : [{ ...sticker, place, athlete }];
    },
  };
}

export type AlbumPlaces = ReturnType<typeof createAlbumPlaces>;

/**
 * Of a guest, too; pending results are not written first. Read after every game, so its cost does
 * not grow with the games won.
 */
export async function findPlace(
  { sizeOf, athletesOf, placeOf }: AlbumPlaces,
  stores: WonStores,
  player: PlayerId,
  { league, athleteId }: { league: League; athleteId: string },
): Promise<FoundPlace | undefined> {
  const place = placeOf(league, athleteId);
  if (place === undefined) return undefined;
  const athleteIds = athletesOf(league);
  const won = await wonIn(stores, player, { league, athleteId, athleteIds });
  return { place, athletes: sizeOf(league), ...won };
}
