import type { AlbumPage } from '@craque/common/contracts/album.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { color, row, space } from '../../../ui/tokens.ts';
import { useMobile } from '../../../ui/use-media.ts';
import { albumPath } from '../../../ui/album/album-address.ts';
import { AlbumLeaf, OnAlbumLeaf } from './album-leaf.tsx';
import {
  AlbumLeagueBlank,
  AlbumSheet,
  BlankHead,
  Halves,
  LeafHead,
} from './album-league-blank.tsx';
import { AlbumLeagueHead } from './album-league-head.tsx';
import { AlbumPager } from './album-pager.tsx';
import { AlbumPlaces } from './album-places.tsx';
import { AlbumPlay } from './album-play.tsx';
import { type AlbumStore, leagueIn, pagesOf, useAlbum } from '../album-parts/album-store.ts';
import { AlbumTools } from './album-tools.tsx';
import { focusHeading, type ViewMoves } from '../parts/focus-heading.ts';
import { LoadFailure } from '../parts/tab-state.tsx';
import { usePageTurn } from './use-page-turn.ts';

export type AlbumLeagueViewProps = ViewMoves & {
  store: AlbumStore;
  league: League;
  /** As in the address: may be beyond the last one. */
  page: number;
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

type AlbumPagesProps = { album: AlbumPage; league: League; wanted: number; moved: boolean };

function AlbumPages({ album, league, wanted, moved }: AlbumPagesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = pagesOf(album);
  const page = Math.min(wanted, pages);
  const onTurn = (to: number) => void navigate(albumPath({ league, page: to }));
  const handlers = usePageTurn({ page, pages, onTurn });
  useEffect(() => {
    const top = page > 0 ? (heading.current?.getBoundingClientRect().top ?? 0) : 0;
    if (top < 0) heading.current?.scrollIntoView();
    focusHeading(heading.current, moved);
  }, [page, moved]);
  const turning = { page, pages, onTurn };
  const onLeaf = useContext(AlbumLeaf) !== null;
  const mobile = useMobile();
  const pager = <AlbumPager {...turning} telling />;
  return (
    <AlbumSheet
      data-sport={album.sport}
      aria-label={leagueName(t, league)}
      data-printed-page
      data-second={onLeaf || undefined}
      {...handlers}
    >
      <OnAlbumLeaf>
        <LeafHead>
          <AlbumLeagueHead {...{ album, page, pages, heading }} on="leaf" />
          {pager}
        </LeafHead>
        {!mobile && (
          <Halves>
            <AlbumPlaces key={page} album={album} page={page} half />
          </Halves>
        )}
      </OnAlbumLeaf>
      <AlbumLeagueHead {...{ album, page, pages }} {...(onLeaf ? { on: 'paper' } : { heading })} />
      {album.collected === 0 && <AlbumPlay sport={album.sport} league={league} />}
      {!onLeaf && pager}
      <AlbumPlaces key={page} album={album} page={page} />
      <Foot data-screen-only>
        <AlbumPager {...turning} />
        <AlbumTools album={album} league={league} page={page} />
      </Foot>
    </AlbumSheet>
  );
}

const Foot = styled.div`
  ${row}
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  margin-top: ${space[2]};
  padding-top: ${space[4]};
  border-top: 1px dashed ${color.rule};
`;
