import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, buttonLook } from '../../../ui/form/button.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { color, font, headingText, space } from '../../../ui/tokens.ts';
import { albumAddress } from '../../../ui/album/album-address.ts';
import { AlbumLeagueBlank } from '../album/album-league-blank.tsx';
import { Blank } from '../parts/blank.tsx';
import { HistoryRow, historyRowLook } from './history-row.tsx';
import { HistoryViews } from './history-views.tsx';
import { type ProfileStore, useProfile } from '../parts/profile-store.ts';
import { LoadFailure, LoadingNote } from '../parts/tab-state.tsx';

const blankRows = ['a', 'b', 'c', 'd', 'e'] as const;

const loadAlbum = async () => ({
  default: (await import('../album/album-view.tsx')).AlbumView,
});
/** In a separate chunk: it is as large as the rest of the tab, and the games come first. */
const AlbumView = lazy(loadAlbum);

/** The played games, or the album of collected athletes. */
export function HistoryTab({ store }: { store: ProfileStore }) {
  const { key, search } = useLocation();
  const album = albumAddress(search);
  useEffect(() => {
    // Preloaded; if that fails the album retries when it is opened.
    void Promise.allSettled([loadAlbum()]);
  }, []);
  return (
    <>
      <HistoryViews album={album} />
      {album ? (
        // The page beside the sheet has its size from the start.
        <Suspense fallback={album.league && <AlbumLeagueBlank league={album.league} />}>
          <AlbumView address={album} />
        </Suspense>
      ) : (
        <Games key={key} store={store} />
      )}
    </>
  );
}

/** The user's games, newest start first, older ones on demand. */
function Games({ store }: { store: ProfileStore }) {
  const { t } = useTranslation();
  const history = useProfile(store, (state) => state.history);
  const adding = useProfile(store, (state) => state.adding);
  useEffect(() => {
    void store.loadHistory();
  }, [store]);
  if (history.state === 'failed') return <LoadFailure onRetry={() => void store.loadHistory()} />;
  if (history.state === 'loading') return <BlankHistory />;
  if (history.games.length === 0) return <NoGames />;
  return (
    <>
      <List aria-label={t('history.label')}>
        {history.games.map((game) => (
          <HistoryRow key={game.id} game={game} />
        ))}
      </List>
      {history.more && (
        <More variant="paper" busy={adding} onClick={() => void store.showMore()}>
          {t('history.more')}
        </More>
      )}
    </>
  );
}

function NoGames() {
  const { t } = useTranslation();
  return (
    <Empty>
      <span aria-hidden="true">?</span>
      <h2>{t('history.emptyTitle')}</h2>
      <p>{t('history.emptyText')}</p>
      <PlayNow to="/">{t('history.play')}</PlayNow>
    </Empty>
  );
}

function BlankHistory() {
  return (
    <>
      <LoadingNote />
      <List aria-hidden="true">
        {blankRows.map((each) => (
          <BlankRow key={each}>
            <Blank $width="28px" />
            <Blank $width="55%" />
          </BlankRow>
        ))}
      </List>
    </>
  );
}

const List = styled.ol`
  margin: -${space[3]} 0 0;
  padding: 0;
  list-style: none;
`;

const BlankRow = styled.li`
  ${historyRowLook}
  > :first-child {
    height: 38px;
  }
`;

const More = styled(Button)`
  margin-top: ${space[5]};
`;

/** The empty place of the first sticker. */
const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding: ${space[3]} 0;
  > span {
    display: grid;
    place-items: center;
    width: 120px;
    aspect-ratio: 300 / 410;
    margin: 0 0 ${space[3]} ${space[1]};
    border: 3px dashed ${color.quiet};
    border-radius: 8px;
    color: ${color.quiet};
    font: 900 72px/1 ${font.display};
    transform: rotate(-2.5deg);
  }
  h2 {
    ${headingText}
    font: 900 36px/1 ${font.display};
  }
  p {
    margin: 0 0 ${space[3]};
    color: ${color.quiet};
    font-size: 17px;
  }
`;

const PlayNow = styled(PageLink)`
  ${buttonLook('ink')}
`;
