import { type League, sportOf } from '@craque/common/domain/sport.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { AlbumLeagueHead } from './album-league-head.tsx';
import { BlankPlace } from './album-place.tsx';
import { albumGrid } from './album-places.tsx';
import { placesOnPage } from '../../../ui/album/album-address.ts';
import { printedPage } from '../album-print/printed-page.ts';
import { LoadingNote } from '../parts/tab-state.tsx';

const blankPlaces = Array.from({ length: placesOnPage }, (_, place) => place);

/** A page of a league's album while it is loading, of the same size. */
export function AlbumLeagueBlank({ league }: { league: League }) {
  const { t } = useTranslation();
  const sport = sportOf(league);
  return (
    <AlbumSheet data-sport={sport} aria-label={leagueName(t, league)}>
      <LoadingNote />
      <AlbumLeagueHead album={{ sport, league, collected: 0, athletes: 0 }} blank />
      <Waiting aria-hidden="true" />
      <BlankPlaces aria-hidden="true">
        {blankPlaces.map((place) => (
          <BlankPlace key={place} />
        ))}
      </BlankPlaces>
    </AlbumSheet>
  );
}

/** The printed parts that do not depend on the user. */
export const AlbumSheet = styled.section`
  ${printedPage}
`;

/** Placeholder of the pager. */
const Waiting = styled.div`
  height: 44px;
`;

const BlankPlaces = styled.ol`
  ${albumGrid}
`;
