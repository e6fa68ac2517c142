import {
  type AlbumCover,
  type AlbumLeague,
  type AlbumPage,
  type AlbumSticker,
  readAlbum,
  readAlbumPage,
} from '@craque/common/contracts/album.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Call } from '../../../lib/api.ts';
import { placesOnPage } from '../../../ui/album/album-address.ts';
import { answered, createPartReader, type RemoteData } from '../store/part-reader.ts';

export type AlbumState = {
  /** The progress and the cover of each open league. */
  overview: RemoteData<{ leagues: readonly AlbumCover[] }>;
  /** The league requested last; `league` is its data. */
  asked: League | undefined;
  league: RemoteData<{ album: AlbumPage }>;
};

export type AlbumDeps = {
  call: Call;
  /** Something could not be loaded. */
  onFailure: () => void;
};

/** Number of pages of a league's album; at least one. */
export function pagesOf({ athletes }: Pick<AlbumLeague, 'athletes'>): number {
  return Math.max(1, Math.ceil(athletes / placesOnPage));
}

/** The page on which the album of a league opens. */
export function firstPageWithSticker({ stickers }: Pick<AlbumPage, 'stickers'>): number {
  const first = Math.min(...stickers.map(({ place }) => place));
  return Number.isFinite(first) ? Math.ceil(first / placesOnPage) : 1;
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

/** The user's album, loaded as far as it is opened. No action rejects. */
export function createAlbumStore({ call, onFailure }: AlbumDeps) {
  const store = createStore<AlbumState>(() => ({
    overview: { state: 'loading' },
    asked: undefined,
    league: { state: 'loading' },
  }));
  const { read, leave } = createPartReader(store, onFailure);
  return {
    ...store,
    leave,
    loadOverview: () =>
      read('overview', async () => {
        const leagues = answered(await call(readAlbum));
        return { state: 'ready', leagues: leagues.filter(({ athletes }) => athletes > 0) };
      }),
    /** Another league replaces the one on screen at once. */
    loadLeague(league: League): Promise<void> {
      if (store.getState().asked !== league) {
        store.setState({ asked: league, league: { state: 'loading' } });
      }
      return read('league', async () => ({
        state: 'ready',
        album: answered(await call(readAlbumPage, { params: { id: league } })),
      }));
    },
  };
}

const onItsWay = { state: 'loading' } as const;

/** The data of a league, unless a different one was loaded. */
export function leagueIn({ asked, league }: AlbumState, wanted: League): AlbumState['league'] {
  return asked === wanted ? league : onItsWay;
}

export type AlbumStore = ReturnType<typeof createAlbumStore>;

export function useAlbum<T>(store: AlbumStore, select: (state: AlbumState) => T): T {
  return useStore(store, select);
}
