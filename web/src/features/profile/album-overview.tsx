import type { AlbumLeague } from '@craque/common/contracts/album.ts';
import { rarities } from '@craque/common/domain/album.ts';
import { leagues as allLeagues, type Sport, sportOf, sports } from '@craque/common/domain/sport.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { color, font, media, space } from '../../ui/tokens.ts';
import { AlbumLeagueRow } from './album-league-row.tsx';
import { type AlbumStore, useAlbum } from './album-store.ts';
import { AlbumTotal } from './album-total.tsx';
import { RarityMark } from './rarity-sign.tsx';
import { LoadFailure, LoadingNote } from './tab-state.tsx';

const sumOf = (leagues: readonly AlbumLeague[], part: 'met' | 'athletes') =>
  leagues.reduce((sum, league) => sum + league[part], 0);

/** How far the album is filled: over all, and league by league under their sports; each leads to its pages. */
export function AlbumOverview({ store }: { store: AlbumStore }) {
  const overview = useAlbum(store, (state) => state.overview);
  useEffect(() => {
    void store.loadOverview();
  }, [store]);
  if (overview.state === 'failed') {
    return <LoadFailure onRetry={() => void store.loadOverview()} />;
  }
  const isLoading = overview.state === 'loading';
  // All leagues there are, so that the answer only has to fill the numbers in.
  const leagues = isLoading
    ? allLeagues.map((league) => ({ league, sport: sportOf(league), met: 0, athletes: 0 }))
    : overview.leagues;
  const isEmpty = !isLoading && sumOf(leagues, 'met') === 0;
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
    <First>
      <p>{t('album.empty.text')}</p>
      <PlayNow to="/">{t('history.play')}</PlayNow>
    </First>
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

/** As high as either of the two that it may hold, so that the leagues below stay where they are. */
const Under = styled.div`
  min-height: 104px;
  margin-bottom: ${space[5]};
  ${media.mobile} {
    min-height: 116px;
  }
`;

const First = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  p {
    margin: 0;
    color: ${color.quiet};
    font-size: 17px;
    text-wrap: balance;
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
    margin: 0;
    padding: 0;
    list-style: none;
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
