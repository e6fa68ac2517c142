import {
  type AlbumSticker,
  type LatestSticker,
  stickerId,
} from '@craque/common/contracts/album.ts';
import { leagueName, sportOf } from '@craque/common/domain/sport.ts';
import type { Held } from './album-places.ts';

/** A browser keeps a version for a day: it has all that can change without a new release. */
export function pictureOf({ league, athlete, rarity }: Held, dataVersion: string): string {
  return `/api/user/stickers/${stickerId(league, athlete.id)}?v=${dataVersion}-${rarity}`;
}

export function view(held: Held, dataVersion: string): AlbumSticker {
  const { league, athlete, collectedAt, ...sticker } = held;
  return {
    ...sticker,
    name: athlete.name,
    collectedAt: new Date(collectedAt).toISOString(),
    picture: pictureOf(held, dataVersion),
  };
}

export function inLeague(held: Held, dataVersion: string): LatestSticker {
  const { league } = held;
  return { ...view(held, dataVersion), sport: sportOf(league), league: leagueName(league) };
}
