import { useStore } from 'zustand';
import { useTranslation } from '../../lib/translation.ts';
import { albumPath, placePath } from '../../ui/album/album-address.ts';
import { HomeSection, HomeStreak } from './home-section.tsx';
import type { HomeStore } from './home-store.ts';
import { Grid, TextLink } from '../../ui/layout.ts';
import { stamped, Text } from '../../ui/type.ts';
import type { LatestSticker } from '@craque/common/contracts/album.ts';
import { styled } from 'styled-components';
import { EmptyFrame } from '../../ui/album/empty-frame.tsx';
import { StuckSticker } from '../../ui/album/stuck-sticker.tsx';
import { PageLink } from '../../ui/page-link.tsx';

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
    </HomeSection>
  );
}

const places = [0, 1, 2, 3] as const;

/** The first four of the stickers, each with the way to its page; empty frames where there are less. */
export function StickerRow({ stickers }: { stickers: readonly LatestSticker[] }) {
  return (
    <Grid as="ul" $columns={4} $phone={4}>
      {places.map((place) => {
        const sticker = stickers[place];
        if (!sticker) {
          return (
            <li key={place} aria-hidden="true">
              <EmptyFrame>
                <Unknown>?</Unknown>
              </EmptyFrame>
            </li>
          );
        }
        return (
          <li key={`${sticker.league}-${sticker.athleteId}`}>
            <Place to={placePath(sticker.league, sticker.place)}>
              <StuckSticker sticker={sticker} eager />
            </Place>
          </li>
        );
      })}
    </Grid>
  );
}

const Unknown = styled.b`
  grid-area: 1 / 1;
  ${stamped('60cqi')}
  opacity: 0.5;
`;

const Place = styled(PageLink)`
  display: block;
  border-radius: 6px;
`;
