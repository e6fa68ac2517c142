import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { albumAddress } from '../../../ui/album/album-address.ts';
import { AlbumLeagueBlank } from '../album/album-league-blank.tsx';
import { HistoryGames } from './history-games.tsx';
import { HistoryViews } from './history-views.tsx';
import type { ProfileStore } from '../parts/profile-store.ts';

const loadAlbum = async () => ({
  default: (await import('../album/album-view.tsx')).AlbumView,
});
/** In a separate chunk: it is as large as the rest of the tab, and the games come first. */
const AlbumView = lazy(loadAlbum);

/** The played games, or the album of collected athletes. */
export function HistoryTab({ store }: { store: ProfileStore }) {
  const { key, search } = useLocation();
  const album = albumAddress(search);
  useEffect(() => {
    // Preloaded; if that fails the album retries when it is opened.
    void Promise.allSettled([loadAlbum()]);
  }, []);
  return (
    <>
      <HistoryViews album={album} />
      {album ? (
        // The page beside the sheet has its size from the start.
        <Suspense fallback={album.league && <AlbumLeagueBlank league={album.league} />}>
          <AlbumView address={album} />
        </Suspense>
      ) : (
        <HistoryGames key={key} store={store} />
      )}
    </>
  );
}
