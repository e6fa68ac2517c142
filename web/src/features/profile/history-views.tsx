import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageLink } from '../../ui/page-link.tsx';
import { color, font, media, space } from '../../ui/tokens.ts';
import { albumPath, gamesPath } from './album-address.ts';

/** The two views of what was played: the list of games, and the album of who was guessed. The address holds which. */
export function HistoryViews({ open }: { open: 'games' | 'album' }) {
  const { t } = useTranslation();
  const current = (view: typeof open) => (view === open ? 'page' : undefined);
  return (
    <Views aria-label={t('album.views.label')}>
      <PageLink to={gamesPath} aria-current={current('games')}>
        {t('album.views.games')}
      </PageLink>
      <PageLink to={albumPath()} aria-current={current('album')}>
        {t('album.views.album')}
      </PageLink>
    </Views>
  );
}

const Views = styled.nav`
  display: inline-flex;
  margin-bottom: ${space[5]};
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
