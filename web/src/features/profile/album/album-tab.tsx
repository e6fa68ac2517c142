import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { media, space, tapLine } from '../../../ui/tokens.ts';
import { caption } from '../../../ui/type.ts';
import { type AlbumAddress, albumPath } from '../../../ui/album/album-address.ts';
import { AlbumLeagueBlank } from './album-league-blank.tsx';

const loadView = async () => ({ default: (await import('./album-view.tsx')).AlbumView });
/** In a separate chunk: it is as large as the rest of the profile's first tabs. */
const AlbumView = lazy(loadView);

/** Loads the view before it is opened; if that fails it is retried then. */
export const preloadAlbum = (): Promise<unknown> => loadView().catch(() => undefined);

/** The album of collected athletes; a league's pages have a link back to all leagues. */
export function AlbumTab({ address }: { address: AlbumAddress }) {
  const { t } = useTranslation();
  return (
    <>
      {address.league && (
        <Back to={albumPath()}>
          <Icon name="chevron" size={18} />
          {t('album.back')}
        </Back>
      )}
      {/* The page beside the sheet has its size from the start. */}
      <Suspense fallback={address.league && <AlbumLeagueBlank league={address.league} />}>
        <AlbumView address={address} />
      </Suspense>
    </>
  );
}

const Back = styled(PageLink)`
  ${tapLine}
  gap: ${space[1]};
  margin-bottom: ${space[5]};
  ${caption()}
  text-underline-offset: 5px;
  svg {
    rotate: 90deg;
  }
  ${media.mobile} {
    margin: -${space[4]} 0 ${space[1]};
  }
`;
