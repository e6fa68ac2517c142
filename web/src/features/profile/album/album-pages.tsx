import type { AlbumPage } from '@craque/common/contracts/album.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useMobile } from '../../../ui/use-media.ts';
import { albumPath } from '../../../ui/album/album-address.ts';
import { AlbumLeaf, OnAlbumLeaf } from './album-leaf.tsx';
import { AlbumSheet, Halves, LeafHead } from './album-league-blank.tsx';
import { AlbumLeagueHead } from './album-league-head.tsx';
import { AlbumPager } from './album-pager.tsx';
import { AlbumPlaces } from './album-places.tsx';
import { AlbumPlay } from './album-play.tsx';
import { firstPageWithSticker, pagesOf } from './album-paging.ts';
import { AlbumFoot } from './album-tools.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { usePageTurn } from './use-page-turn.ts';

type AlbumPagesProps = {
  album: AlbumPage;
  league: League;
  wanted: number | undefined;
  moved: boolean;
};

/** One page of the places of a league, on both leaves of the spread where there is room. */
export function AlbumPages({ album, league, wanted, moved }: AlbumPagesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = pagesOf(album);
  const page = Math.min(wanted ?? firstPageWithSticker(album), pages);
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
      <AlbumFoot album={album} league={league} page={page}>
        <AlbumPager {...turning} />
      </AlbumFoot>
    </AlbumSheet>
  );
}
