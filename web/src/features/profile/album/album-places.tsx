import type { AlbumPage } from '@craque/common/contracts/album.ts';
import { type League, sportOf } from '@craque/common/domain/sport.ts';
import { useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { leagueName } from '../../../lib/league-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { placesOnPage } from '../../../ui/album/album-address.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { breakpoint, duration, plainList, space, still } from '../../../ui/tokens.ts';
import { type AlbumPlace, placesOf } from './album-paging.ts';
import { EmptyPlace, FilledPlace } from './album-place.tsx';

/** In a separate chunk: the dialog code weighs as much as the album itself. */
export const AlbumStickerDialog = lazyPart(
  async () => (await import('./album-sticker-dialog.tsx')).AlbumStickerDialog,
);

export type AlbumPlacesProps = {
  league: League;
  /** Absent while it is loading: a full page of empty places. */
  album: AlbumPage | undefined;
  page: number;
  /** Only the first half, on the coloured page beside the sheet. */
  half?: boolean;
};

const blank = Array.from({ length: placesOnPage }, (_, index): AlbumPlace => ({ place: index }));

export function AlbumPlaces({ league, album, page, half = false }: AlbumPlacesProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number>();
  const all = album ? placesOf(album, page) : blank;
  const places = all.slice(0, half ? placesOnPage / 2 : placesOnPage);
  const sticker = places.find(({ place }) => place === opened)?.sticker;
  return (
    <>
      <PlaceGrid
        start={places[0]?.place}
        aria-label={t('album.places', { page, league: leagueName(t, league) })}
        aria-hidden={!album || undefined}
      >
        {places.map((each) =>
          each.sticker ? (
            <FilledPlace
              key={each.place}
              sticker={each.sticker}
              onOpen={() => setOpened(each.place)}
            />
          ) : (
            <EmptyPlace key={each.place} place={album && each.place} sign={sportOf(league)} />
          ),
        )}
      </PlaceGrid>
      {album && sticker && (
        <AlbumStickerDialog album={album} sticker={sticker} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

const laid = keyframes`from { opacity: 0; transform: translateX(14px); }`;

/** Four by three, three by four, or two by six, depending on the sheet's width. */
export const PlaceGrid = styled.ol`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[4]};
  margin-block: ${space[5]};
  animation: ${laid} ${duration.calm} ease-out;
  ${still}
  @container (min-width: 320px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @container (min-width: 560px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${space[5]};
  }
`;

/** Half of the places on each page, all on one screen; the sheet has the others for the printer. */
export const albumHalves = css`
  @media screen and (min-width: ${breakpoint.mobile}px) {
    ol {
      --own-place: clamp(120px, (100dvh - 476px) * 0.244, 220px);
      grid-template-columns: repeat(2, minmax(0, var(--own-place)));
      column-gap: ${space[3]};
      justify-content: space-around;
      margin-top: 0;
    }
    &[data-second] li:nth-child(-n + ${placesOnPage / 2}) {
      display: none;
    }
  }
  @media screen and (min-width: ${breakpoint.wide}px) {
    ol {
      --own-place: clamp(140px, (100dvh - 460px) * 0.366, 300px);
      grid-template-columns: repeat(3, minmax(0, var(--own-place)));
      column-gap: ${space[4]};
    }
  }
`;
