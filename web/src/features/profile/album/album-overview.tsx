import type { AlbumLeague } from '@craque/common/contracts/album.ts';
import { rarities } from '@craque/common/domain/record/album.ts';
import {
  leagues as allLeagues,
  leagueName,
  type Sport,
  sportOf,
  sports,
} from '@craque/common/domain/sport.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buttonLook } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { color, font, media, plainList, space } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AlbumLeagueRow } from './album-league-row.tsx';
import { type AlbumStore, useAlbum } from '../album-parts/album-store.ts';
import { AlbumTotal, sumOf } from './album-total.tsx';
import { focusHeading, type ViewMoves } from '../parts/focus-heading.ts';
import { EmptyAlbum } from './empty-album.tsx';
import { RarityMark } from '../../../ui/album/rarity-sign.tsx';
import { LoadFailure, LoadingNote } from '../parts/tab-state.tsx';

export type AlbumOverviewProps = ViewMoves & { store: AlbumStore };

/**
 * Progress of the album: in total, and league by league under their sports; each links to its
 * pages.
 */
export function AlbumOverview({ store, moved, onMove }: AlbumOverviewProps) {
  const { t } = useTranslation();
  const { state } = useAlbum(store, ({ overview }) => overview);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void store.loadOverview();
  }, [store]);
  useEffect(() => {
    if (state !== 'failed') focusHeading(heading.current, moved);
  }, [state, moved]);
  const retry = () => {
    onMove();
    void store.loadOverview();
  };
  return (
    <>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {t('album.label')}
      </VisuallyHidden>
      {state === 'failed' ? <LoadFailure onRetry={retry} /> : <Leagues store={store} />}
    </>
  );
}

function Leagues({ store }: { store: AlbumStore }) {
  const overview = useAlbum(store, (state) => state.overview);
  const isLoading = overview.state !== 'ready';
  // All existing leagues under the names of the answer, which then only fills in numbers: a link
  // that is being pressed stays.
  const leagues = isLoading
    ? allLeagues.map((slug) => ({
        ...{ league: leagueName(slug), sport: sportOf(slug) },
        ...{ collected: 0, athletes: 0 },
      }))
    : overview.leagues;
  const isEmpty = !isLoading && sumOf(leagues, 'collected') === 0;
  return (
    <>
      {isLoading && <LoadingNote />}
      <AlbumTotal leagues={leagues} blank={isLoading} />
      <Under>{isLoading ? null : isEmpty ? <FirstSticker /> : <Legend />}</Under>
      {sports.map((sport) => (
        <SportSection
          key={sport}
          sport={sport}
          leagues={leagues.filter((league) => league.sport === sport)}
          blank={isLoading}
        />
      ))}
    </>
  );
}

function FirstSticker() {
  const { t } = useTranslation();
  return (
    <EmptyAlbum>
      <PlayNow to="/">{t('history.play')}</PlayNow>
    </EmptyAlbum>
  );
}

type SportSectionProps = { sport: Sport; leagues: readonly AlbumLeague[]; blank: boolean };

function SportSection({ sport, leagues, blank }: SportSectionProps) {
  const { t } = useTranslation();
  if (leagues.length === 0) return null;
  return (
    <Section data-sport={sport} aria-labelledby={`album-${sport}`}>
      <h2 id={`album-${sport}`}>
        <Icon name={sport} size={26} />
        {t(`sports.${sport}`)}
      </h2>
      <ul>
        {leagues.map((league) => (
          <AlbumLeagueRow key={league.league} league={league} blank={blank} />
        ))}
      </ul>
    </Section>
  );
}

/** What makes a sticker rare. */
function Legend() {
  const { t } = useTranslation();
  return (
    <Rarities>
      <p>{t('album.rarityHow')}</p>
      {rarities.map((rarity) => (
        <RarityMark key={rarity} rarity={rarity} />
      ))}
    </Rarities>
  );
}

/** As high as the taller of its two contents, so that the leagues below do not move. */
const Under = styled.div`
  min-height: 104px;
  margin-bottom: ${space[5]};
  ${media.mobile} {
    min-height: 116px;
  }
`;

const PlayNow = styled(PageLink)`
  ${buttonLook('ink')}
`;

const Section = styled.section`
  container-type: inline-size;
  margin-bottom: ${space[6]};
  h2 {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin: 0 0 ${space[3]};
    font: 900 28px/1 ${font.display};
    text-transform: uppercase;
  }
  ul {
    display: grid;
    gap: ${space[3]} ${space[5]};
    ${plainList}
  }
  @container (min-width: 520px) {
    ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const Rarities = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: 15px;
  p {
    flex-basis: 100%;
    margin: 0;
    color: ${color.quiet};
    text-wrap: pretty;
  }
`;
