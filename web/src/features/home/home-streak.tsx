import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { type HomeStore, streakNow } from './home-store.ts';
import { capitals } from '../../ui/type.ts';

/** The games won in a row; nothing without any. */
export function HomeStreak({ store }: { store: HomeStore }) {
  const { t } = useTranslation();
  const count = useStore(store, streakNow);
  return count > 0 && <Streak>{t('home.streak', { count })}</Streak>;
}

const Streak = styled.b`
  ${capitals(4, 1.2)}
`;
