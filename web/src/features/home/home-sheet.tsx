import { readChallenges } from '@craque/common/contracts/challenges.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useLatestLanguage } from '../../ui/language/use-latest-language.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { call } from '../../lib/api.ts';
import { useRead } from '../../lib/use-read.ts';
import { useSession } from '../../lib/session-store.ts';
import { MyChallenges } from '../../play/challenges/my-challenges.tsx';
import { ButtonLink, Row, stack } from '../../ui/layout.ts';
import { color, media, space } from '../../ui/tokens.ts';
import { size, Text } from '../../ui/type.ts';
import { HomeAlbum } from './home-album.tsx';
import { DailyRow } from '../../play/daily/daily-row.tsx';
import { HomeNews } from './home-news.tsx';
import { HomeSection } from './home-section.tsx';
import { createHomeStore, newStickers } from './home-store.ts';
import { type GameWish, NewGame } from './new-game.tsx';
import { OthersWaiting } from './others-waiting.tsx';

export type HomeSheetProps = {
  game: ReactNode;
  /** Its id; it is not listed again. */
  shown: number | undefined;
  /** It has ended, which changes the page. */
  over: boolean;
  busy: boolean;
  onPlay: (wish: GameWish) => void;
};

/** The game, beside it what waits and what is new, below them a new game; on phones in one column. */
export function HomeSheet({ game, shown, over, busy, onPlay }: HomeSheetProps) {
  const { t } = useTranslation();
  const session = useSession();
  const language = useLatestLanguage();
  const [store] = useState(() => createHomeStore({ call, language }));
  useEffect(() => {
    void store.open();
  }, [store]);
  useEffect(() => {
    if (shown !== undefined) void store.readWith(shown, over);
  }, [shown, over, store]);
  const isRead = useStore(store, (state) => state.isRead);
  const hasNewStickers = useStore(store, (state) => newStickers(state).length > 0);
  const hasChallenges = useRead(readChallenges, {}, { isWanted: false }).data?.length;
  if (session.state !== 'user') return null;
  const { defaultSport, defaultDifficulty } = session.user;
  return (
    <Columns>
      <div>{game}</div>
      <Aside data-read={isRead || undefined}>
        <HomeSection title={t('daily.title')}>
          <DailyRow />
        </HomeSection>
        <HomeSection title={t('home.challenges')} hidden={!hasChallenges}>
          <MyChallenges compact />
        </HomeSection>
        <HomeSection title={t('home.party.title')}>
          <Text>{t('home.party.text')}</Text>
          <Row>
            <ButtonLink to="/party" $paper>
              {t('home.party.start')}
            </ButtonLink>
          </Row>
        </HomeSection>
        <HomeNews store={store} />
        {!hasNewStickers && <HomeAlbum store={store} />}
      </Aside>
      <OthersWaiting store={store} shown={shown} />
      <NewGame
        store={store}
        first={{ sport: defaultSport, difficulty: defaultDifficulty }}
        busy={busy}
        onPlay={onPlay}
      />
    </Columns>
  );
}

const Columns = styled.div`
  ${stack(6)}
  ${media.wide} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: ${space[6]} clamp(24px, 3vw, 48px);
    > :nth-child(2) {
      grid-row: span 2;
    }
    > :last-child {
      grid-row: 3;
      grid-column: 1 / -1;
    }
  }
  ${media.mobile} {
    /* The other games that wait come before the news and the album. */
    > :nth-child(n + 3) {
      order: 1;
    }
    > :last-child {
      order: 3;
    }
  }
`;

/** Appears at once, when everything in it is known. */
const Aside = styled.div`
  ${stack(5)}
  align-content: start;
  &:not([data-read]) {
    visibility: hidden;
  }
  /* The main action of the page is the guess. */
  a [data-stage] {
    background: none;
    color: ${color.ink};
  }
  ${media.mobile} {
    display: contents;
    > :nth-child(n + 3) {
      order: 2;
    }
  }
  ${media.wide} {
    h2 {
      font-size: ${size(5)};
    }
    > :nth-child(1 of :not([hidden])) {
      padding-top: 0;
      border-top: 0;
    }
  }
`;
