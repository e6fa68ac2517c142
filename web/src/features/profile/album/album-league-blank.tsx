import { type League, sportOf } from '@craque/common/domain/sport.ts';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { media } from '../../../ui/tokens.ts';
import { useMobile } from '../../../ui/use-media.ts';
import { AlbumLeaf, OnAlbumLeaf } from './album-leaf.tsx';
import { AlbumLeagueHead } from './album-league-head.tsx';
import { BlankPlace } from './album-place.tsx';
import { albumGrid, albumHalves } from './album-places.tsx';
import { placesOnPage } from '../../../ui/album/album-address.ts';
import { printedPage } from './printed-page.ts';
import { LoadingNote } from '../../../ui/form/load-failure.tsx';

const blankPlaces = Array.from({ length: placesOnPage }, (_, place) => place);

/** A page of a league's album while it is loading, of the same size. */
export function AlbumLeagueBlank({ league }: { league: League }) {
  const { t } = useTranslation();
  const onLeaf = useContext(AlbumLeaf) !== null;
  const mobile = useMobile();
  return (
    <AlbumSheet
      data-sport={sportOf(league)}
      aria-label={leagueName(t, league)}
      data-second={onLeaf || undefined}
    >
      <LoadingNote />
      <OnAlbumLeaf>
        <BlankHead league={league} />
        {!mobile && (
          <Halves>
            <Places count={placesOnPage / 2} />
          </Halves>
        )}
      </OnAlbumLeaf>
      {!onLeaf && <BlankHead league={league} />}
      <Places count={placesOnPage} />
    </AlbumSheet>
  );
}

/** The head of a league whose numbers are not known. */
export function BlankHead({ league }: { league: League }) {
  const album = { sport: sportOf(league), league, collected: 0, athletes: 0 };
  const onLeaf = useContext(AlbumLeaf) !== null;
  return (
    <LeafHead>
      <AlbumLeagueHead album={album} blank {...(onLeaf && { on: 'leaf' })} />
      <Waiting aria-hidden="true" />
    </LeafHead>
  );
}

function Places({ count }: { count: number }) {
  return (
    <BlankPlaces aria-hidden="true">
      {blankPlaces.slice(0, count).map((place) => (
        <BlankPlace key={place} />
      ))}
    </BlankPlaces>
  );
}

/** The printed parts that do not depend on the user. */
export const AlbumSheet = styled.section`
  ${printedPage}
  &[data-second] {
    ${albumHalves}
  }
`;

/** The first half of the places, on the coloured page. */
export const Halves = styled.div`
  ${albumHalves}
`;

/** League, progress and pager: from 768 px on as high as what is above the places on the sheet. */
export const LeafHead = styled.div`
  ${media.tabletUp} {
    min-height: 142px;
  }
  /* The header's tabs are above the sheet. */
  ${media.wide} {
    min-height: 186px;
  }
`;

/** Placeholder of the pager. */
const Waiting = styled.div`
  height: 44px;
`;

const BlankPlaces = styled.ol`
  ${albumGrid}
`;
