import { defaultLanguage, languageNamed } from '@craque/common/domain/language.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { call } from '../../lib/api.ts';
import { challenges } from '../../lib/challenges-store.ts';
import { useSession } from '../../lib/session-store.ts';
import { MyChallenges } from '../../ui/challenges/my-challenges.tsx';
import { space } from '../../ui/tokens.ts';
import { HomeNews } from './home-news.tsx';
import { HomeSection } from './home-section.tsx';
import { createHomeStore } from './home-store.ts';
import { type GameWish, NewGame } from './new-game.tsx';
import { OthersWaiting } from './others-waiting.tsx';

export type HomeSheetProps = {
  /** Id of the game above, which is not listed again. */
  shown: number | undefined;
  busy: boolean;
  onPlay: (wish: GameWish) => void;
};

/** What the home page has below the game: other games, challenges, a new game, the news. */
export function HomeSheet({ shown, busy, onPlay }: HomeSheetProps) {
  const { t, i18n } = useTranslation();
  const session = useSession();
  const [store] = useState(() =>
    createHomeStore({
      call,
      language: () => languageNamed(i18n.language) ?? defaultLanguage,
    }),
  );
  useEffect(() => {
    void store.open();
  }, [store]);
  useEffect(() => {
    if (shown !== undefined) void store.readUnfinished();
  }, [shown, store]);
  const unfinished = useStore(store, (state) => state.unfinished);
  const hasChallenges = useStore(
    challenges,
    ({ challenges: now }) => now.state === 'ready' && now.list.length > 0,
  );
  if (session.state !== 'user') return null;
  const { defaultSport, defaultDifficulty } = session.user;
  return (
    <Parts>
      <OthersWaiting games={(unfinished?.games ?? []).filter(({ id }) => id !== shown)} />
      <HomeSection title={t('home.challenges')} hidden={!hasChallenges}>
        <MyChallenges compact />
      </HomeSection>
      <NewGame
        store={store}
        first={{ sport: defaultSport, difficulty: defaultDifficulty }}
        busy={busy}
        onPlay={onPlay}
      />
      <HomeNews store={store} />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-top: ${space[5]};
`;
