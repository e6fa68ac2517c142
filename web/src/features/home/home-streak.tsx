import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { font } from '../../ui/tokens.ts';
import { type HomeStore, streakNow } from './home-store.ts';

/** The games won in a row; nothing without any. */
export function HomeStreak({ store }: { store: HomeStore }) {
  const { t } = useTranslation();
  const count = useStore(store, streakNow);
  return count > 0 && <Streak>{t('home.streak', { count })}</Streak>;
}

const Streak = styled.b`
  font: 900 20px/1.2 ${font.display};
  text-transform: uppercase;
`;
