import type { League } from '@craque/common/domain/sport.ts';
import { useEffect } from 'react';
import { OnAlbumLeaf } from './album-leaf.tsx';
import { AlbumLeagueBlank, BlankHead } from './album-league-blank.tsx';
import { AlbumPages } from './album-pages.tsx';
import { type AlbumStore, leagueIn, useAlbum } from './album-store.ts';
import type { ViewMoves } from '../../../ui/focus-heading.ts';
import { LoadFailure } from '../../../ui/form/load-failure.tsx';

export type AlbumLeagueViewProps = ViewMoves & {
  store: AlbumStore;
  league: League;
  /** As in the address: may be beyond the last one, or absent. */
  page: number | undefined;
};

/** The album of a league, page by page. */
export function AlbumLeagueView(props: AlbumLeagueViewProps) {
  const { store, league, page, moved, onMove } = props;
  const shown = useAlbum(store, (state) => leagueIn(state, league));
  useEffect(() => {
    void store.loadLeague(league);
  }, [store, league]);
  if (shown.state === 'failed') {
    const retry = () => {
      onMove();
      void store.loadLeague(league);
    };
    return (
      <>
        <OnAlbumLeaf>
          <BlankHead league={league} />
        </OnAlbumLeaf>
        <LoadFailure onRetry={retry} />
      </>
    );
  }
  if (shown.state === 'loading') return <AlbumLeagueBlank league={league} />;
  return <AlbumPages album={shown.album} league={league} wanted={page} moved={moved} />;
}
