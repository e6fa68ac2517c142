import type { AlbumLeague, AlbumPage, AlbumSticker } from '@craque/common/contracts/album.ts';
import { placesOnPage } from '../../../ui/album/album-address.ts';

export function pagesOf({ athletes }: Pick<AlbumLeague, 'athletes'>): number {
  return Math.max(1, Math.ceil(athletes / placesOnPage));
}

/** The page on which the album of a league opens: without a sticker the one that was open last. */
export function openingPage({ stickers }: Pick<AlbumPage, 'stickers'>, last = 1): number {
  const first = Math.min(...stickers.map(({ place }) => place));
  return Number.isFinite(first) ? Math.ceil(first / placesOnPage) : last;
}

/** A place of the album; without a sticker only its number is known. */
export type AlbumPlace = { place: number; sticker?: AlbumSticker };

/** The places of a page, counted from 1; the last page may have fewer. */
export function placesOf({ athletes, stickers }: AlbumPage, page: number): AlbumPlace[] {
  const first = (page - 1) * placesOnPage + 1;
  const count = Math.max(0, Math.min(placesOnPage, athletes - first + 1));
  const held = new Map(stickers.map((sticker) => [sticker.place, sticker]));
  return Array.from({ length: count }, (_, index) => {
    const place = first + index;
    const sticker = held.get(place);
    return { place, ...(sticker && { sticker }) };
  });
}
