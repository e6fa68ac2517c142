import { useStore } from 'zustand';
import { useTranslation } from '../../lib/translation.ts';
import { albumPath } from '../../ui/album/album-address.ts';
import { StickerRow } from '../../ui/album/sticker-row.tsx';
import { SetCard } from '../../play/set/set-card.tsx';
import { HomeSection, HomeStreak } from './home-section.tsx';
import type { HomeStore } from './home-store.ts';
import { TextLink } from '../../ui/layout.ts';
import { Text } from '../../ui/type.ts';

/** The stickers collected last, and how far the album is filled; nothing if it cannot be read. */
export function HomeAlbum({ store }: { store: HomeStore }) {
  const { t, i18n } = useTranslation();
  const album = useStore(store, (state) => state.album);
  const stickers = useStore(store, (state) => state.stickers);
  if (!album || !stickers) return null;
  const sum = (part: 'collected' | 'athletes') =>
    album.reduce((total, league) => total + league[part], 0);
  const { format } = new Intl.NumberFormat(i18n.language);
  const collected = sum('collected');
  return (
    <HomeSection title={t('album.label')} beside={<HomeStreak store={store} />}>
      <StickerRow stickers={stickers} />
      {collected === 0 && <Text $quiet>{t('album.empty.text')}</Text>}
      <TextLink to={albumPath()}>
        {format(collected)} {t('album.total', { athletes: format(sum('athletes')) })}
      </TextLink>
      <SetCard />
    </HomeSection>
  );
}
