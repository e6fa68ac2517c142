import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type HomeStore, streakNow } from './home-store.ts';
import { Heading } from '../../ui/type.ts';

/** The games won in a row; nothing without any. */
export function HomeStreak({ store }: { store: HomeStore }) {
  const { t } = useTranslation();
  const count = useStore(store, streakNow);
  return (
    count > 0 && (
      <Heading as="b" $step={4}>
        {t('home.streak', { count })}
      </Heading>
    )
  );
}
