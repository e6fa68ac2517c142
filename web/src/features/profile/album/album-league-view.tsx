import { readAlbumPage } from '@craque/common/contracts/album.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { OnAlbumLeaf } from './album-leaf.tsx';
import { AlbumLeagueBlank, BlankHead } from './album-league-blank.tsx';
import { AlbumPages } from './album-pages.tsx';
import { usePart } from '../use-part.ts';
import type { ViewMoves } from '../../../ui/focus-heading.ts';
import { LoadFailure } from '../../../ui/form/load-failure.tsx';

export type AlbumLeagueViewProps = ViewMoves & {
  league: League;
  /** As in the address: may be beyond the last one, or absent. */
  page: number | undefined;
};

/** The album of a league, page by page. */
export function AlbumLeagueView(props: AlbumLeagueViewProps) {
  const { league, page, moved, onMove } = props;
  const shown = usePart(readAlbumPage, { params: { id: league } });
  if (shown.state === 'failed') {
    const retry = () => {
      onMove();
      void shown.refresh();
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
  return <AlbumPages album={shown.data} league={league} wanted={page} moved={moved} />;
}
