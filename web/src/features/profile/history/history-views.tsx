import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import {
  caption,
  color,
  font,
  hasIndexTabs,
  media,
  row,
  space,
  tapLine,
} from '../../../ui/tokens.ts';
import { type AlbumAddress, albumPath, gamesPath } from '../../../ui/album/album-address.ts';

/**
 * Switches between the list of games and the album; from a league's pages also links back to all
 * leagues. The address holds the open view.
 */
export function HistoryViews({ album }: { album: AlbumAddress | undefined }) {
  const { t } = useTranslation();
  const current = (isOpen: boolean) => (isOpen ? 'page' : undefined);
  return (
    <Row data-league={album?.league && true}>
      <Views aria-label={t('album.views.label')}>
        <PageLink to={gamesPath} aria-current={current(!album)}>
          {t('album.views.games')}
        </PageLink>
        <PageLink to={albumPath()} aria-current={current(album !== undefined)}>
          {t('album.views.album')}
        </PageLink>
      </Views>
      {album?.league && (
        <Back to={albumPath()}>
          <Icon name="chevron" size={18} />
          {t('album.back')}
        </Back>
      )}
    </Row>
  );
}

const Row = styled.div`
  ${row}
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-bottom: ${space[5]};
  /* The index tabs name the album and the profile's row the games. */
  @media ${hasIndexTabs} {
    &:not([data-league]) {
      display: none;
    }
    > nav {
      display: none;
    }
  }
  ${media.mobile} {
    /* The way back leads to the same switch, and the stickers need the room. */
    &[data-league] {
      margin: -${space[4]} 0 ${space[1]};
      > nav {
        display: none;
      }
    }
  }
`;

const Views = styled.nav`
  display: inline-flex;
  border: 2px solid ${color.ink};
  a {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 0 ${space[4]};
    color: ${color.ink};
    font: 900 20px/1 ${font.display};
    letter-spacing: 0.02em;
    text-decoration: none;
    text-transform: uppercase;
  }
  a[aria-current] {
    background: ${color.ink};
    color: ${color.paper};
  }
  ${media.hover} {
    a:not([aria-current]):hover {
      background: ${color.sunk};
    }
  }
`;

const Back = styled(PageLink)`
  ${tapLine}
  gap: ${space[1]};
  ${caption(15)}
  text-underline-offset: 5px;
  svg {
    rotate: 90deg;
  }
`;
