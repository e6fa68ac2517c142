import {
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
import { answered, createPartReader, type RemoteData } from '../parts/part-reader.ts';

export type AlbumState = {
  /** How far each open league is filled. */
  overview: RemoteData<{ leagues: readonly AlbumLeague[] }>;
  /** The league that was asked for last; `league` is what is known of it. */
  asked: League | undefined;
  league: RemoteData<{ album: AlbumPage }>;
};

export type AlbumDeps = {
  call: Call;
  /** Something could not be loaded. */
  onFailure: () => void;
};

/** Places on a page of the album. */
export const placesOnPage = 12;

/** Pages of a league's album; one at least. */
export function pagesOf({ athletes }: Pick<AlbumLeague, 'athletes'>): number {
  return Math.max(1, Math.ceil(athletes / placesOnPage));
}

/** A place of the album; without a sticker nothing is known of it but its number. */
export type AlbumPlace = { place: number; sticker?: AlbumSticker };

/** The places of a page, from 1 on; the last page may have fewer. */
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

/** The album of the user, read as far as it is opened. No action rejects. */
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
    /** Another league than the one on screen takes its place at once. */
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

/** What is known of a league: another one that was asked for before says nothing of it. */
export function leagueIn({ asked, league }: AlbumState, wanted: League): AlbumState['league'] {
  return asked === wanted ? league : onItsWay;
}

export type AlbumStore = ReturnType<typeof createAlbumStore>;

export function useAlbum<T>(store: AlbumStore, select: (state: AlbumState) => T): T {
  return useStore(store, select);
}
