import type { AlbumPage } from '@craque/common/contracts/album.ts';
import { type League, sportOf } from '@craque/common/domain/sport.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { leagueName } from '../../lib/league-name.ts';
import { color, space } from '../../ui/tokens.ts';
import { albumPath } from './album-address.ts';
import { AlbumLeagueHead } from './album-league-head.tsx';
import { AlbumPager } from './album-pager.tsx';
import { BlankPlace } from './album-place.tsx';
import { AlbumPlaces, albumGrid } from './album-places.tsx';
import { AlbumPlay } from './album-play.tsx';
import { type AlbumStore, pagesOf, placesOnPage, useAlbum } from './album-store.ts';
import { AlbumTools } from './album-tools.tsx';
import { printedPage } from './printed-page.ts';
import { LoadFailure, LoadingNote } from './tab-state.tsx';
import { usePageTurn } from './use-page-turn.ts';

export type AlbumLeagueViewProps = {
  store: AlbumStore;
  league: League;
  /** As in the address: it may lie behind the last one. */
  page: number;
};

/** The album of a league, page by page. */
export function AlbumLeagueView({ store, league, page }: AlbumLeagueViewProps) {
  const shown = useAlbum(store, (state) => state.league);
  useEffect(() => {
    void store.loadLeague(league);
  }, [store, league]);
  if (shown.state === 'failed') {
    return <LoadFailure onRetry={() => void store.loadLeague(league)} />;
  }
  // Until the effect has asked for this league, the one before it is still there.
  if (shown.state === 'loading' || shown.album.league !== league) {
    return <BlankPage league={league} />;
  }
  return <AlbumPages album={shown.album} league={league} wanted={page} />;
}

type AlbumPagesProps = { album: AlbumPage; league: League; wanted: number };

function AlbumPages({ album, league, wanted }: AlbumPagesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = pagesOf(album);
  const page = Math.min(wanted, pages);
  const onTurn = (to: number) => void navigate(albumPath({ league, page: to }));
  const handlers = usePageTurn({ page, pages, onTurn });
  useEffect(() => {
    // A sticker that had the focus is gone with its page.
    const isLost = page > 0 && document.activeElement === document.body;
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) heading.current?.scrollIntoView();
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, [page]);
  const turning = { page, pages, onTurn };
  return (
    <Page
      data-sport={album.sport}
      aria-label={leagueName(t, league)}
      data-printed-page
      {...handlers}
    >
      <AlbumLeagueHead {...{ album, page, pages, heading }} />
      {album.met === 0 && <AlbumPlay sport={album.sport} league={league} />}
      <AlbumPager {...turning} telling />
      <AlbumPlaces key={page} album={album} page={page} />
      <Foot data-screen-only>
        <AlbumPager {...turning} />
        <AlbumTools album={album} league={league} page={page} />
      </Foot>
    </Page>
  );
}

const blankPlaces = Array.from({ length: placesOnPage }, (_, place) => place);

function BlankPage({ league }: { league: League }) {
  const { t } = useTranslation();
  const sport = sportOf(league);
  return (
    <Page data-sport={sport} aria-label={leagueName(t, league)}>
      <LoadingNote />
      <AlbumLeagueHead album={{ sport, league, met: 0, athletes: 0 }} blank />
      <Waiting aria-hidden="true" />
      <BlankPlaces aria-hidden="true">
        {blankPlaces.map((place) => (
          <BlankPlace key={place} />
        ))}
      </BlankPlaces>
    </Page>
  );
}

const Page = styled.section`
  ${printedPage}
`;

/** The place of the pager. */
const Waiting = styled.div`
  height: 44px;
`;

const BlankPlaces = styled.ol`
  ${albumGrid}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  margin-top: ${space[2]};
  padding-top: ${space[4]};
  border-top: 1px dashed ${color.rule};
`;
