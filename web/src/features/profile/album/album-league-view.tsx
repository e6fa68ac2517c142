import { readAlbumPage } from '@craque/common/contracts/album.ts';
import { type League, sportOf } from '@craque/common/domain/sport.ts';
import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { albumPath } from '../../../ui/album/album-address.ts';
import { focusHeading, type ViewMoves } from '../../../ui/focus-heading.ts';
import { LoadFailure, LoadingNote } from '../../../ui/form/load-failure.tsx';
import { media } from '../../../ui/tokens.ts';
import { useMobile } from '../../../ui/use-media.ts';
import { usePart } from '../use-part.ts';
import { AlbumLeagueHead } from './album-league-head.tsx';
import { AlbumLeaf, OnAlbumLeaf } from './album-leaf.tsx';
import { AlbumPager } from './album-pager.tsx';
import { openingPage, pagesOf } from './album-paging.ts';
import { AlbumPlaces, albumHalves } from './album-places.tsx';
import { AlbumPlay } from './album-play.tsx';
import { AlbumTools } from './album-tools.tsx';
import { printedPage } from './printed-page.ts';
import { useLastPage } from './use-last-page.ts';
import { usePageTurn } from './use-page-turn.ts';
import { useStickerInView } from './use-sticker-in-view.ts';

export type AlbumLeagueViewProps = ViewMoves & {
  league: League;
  /** As in the address: may be beyond the last one, or absent. */
  page: number | undefined;
};

/** The album of a league, page by page, on both leaves where there is room; as large while loading. */
export function AlbumLeagueView(props: AlbumLeagueViewProps) {
  const { league, page: wanted, moved, onMove } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state, data: album, refresh } = usePart(readAlbumPage, { params: { id: league } });
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = album ? pagesOf(album) : 1;
  const last = useLastPage(league);
  const page = album ? Math.min(wanted ?? openingPage(album, last.page), pages) : 1;
  const onTurn = (to: number) => {
    last.keep(to);
    void navigate(albumPath({ league, page: to }));
  };
  const handlers = usePageTurn({ page, pages, onTurn });
  const isReady = state === 'ready';
  useEffect(() => {
    if (!isReady) return;
    const top = page > 0 ? (heading.current?.getBoundingClientRect().top ?? 0) : 0;
    if (top < 0) heading.current?.scrollIntoView();
    focusHeading(heading.current, moved);
  }, [isReady, page, moved]);
  const sheet = useStickerInView(isReady && wanted === undefined);
  const onLeaf = useContext(AlbumLeaf) !== null;
  const mobile = useMobile();
  const isFailed = state === 'failed';
  const turning = { page, pages, onTurn };
  const pager = album ? <AlbumPager {...turning} announced /> : <NoPager />;
  const shown = { league, album, page };
  const retry = () => {
    onMove();
    void refresh();
  };
  return (
    <Sheet
      ref={sheet}
      data-sport={sportOf(league)}
      aria-label={leagueName(t, league)}
      data-printed-page={isReady || undefined}
      data-second={onLeaf || undefined}
      {...handlers}
    >
      {state === 'loading' && <LoadingNote />}
      <OnAlbumLeaf>
        <LeafHead>
          <AlbumLeagueHead {...shown} heading={heading} on="leaf" />
          {pager}
        </LeafHead>
        {!mobile && !isFailed && (
          <Halves>
            <AlbumPlaces key={page} {...shown} half />
          </Halves>
        )}
      </OnAlbumLeaf>
      {isFailed ? (
        <LoadFailure onRetry={retry} />
      ) : (
        <>
          <AlbumLeagueHead {...shown} {...(onLeaf ? { on: 'paper' } : { heading })} />
          {album?.collected === 0 && <AlbumPlay sport={album.sport} league={league} />}
          {!onLeaf && pager}
          <AlbumPlaces key={page} {...shown} />
          {album?.goal && <AlbumPlay sport={album.sport} league={league} goal={album.goal} />}
        </>
      )}
      {album && (
        <AlbumTools album={album} league={league} page={page}>
          <AlbumPager {...turning} />
        </AlbumTools>
      )}
    </Sheet>
  );
}

const Sheet = styled.section`
  ${printedPage}
  &[data-second] {
    ${albumHalves}
  }
`;

/** The first half of the places, on the coloured page. */
const Halves = styled.div`
  ${albumHalves}
`;

/** As high as what is above the places on the sheet, where the header has its tabs. */
const LeafHead = styled.div`
  ${media.tabletUp} {
    min-height: 142px;
  }
  ${media.wide} {
    min-height: 186px;
  }
`;

const NoPager = styled.div`
  height: 44px;
`;
