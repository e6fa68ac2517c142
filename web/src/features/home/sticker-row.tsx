import type { LatestSticker } from '@craque/common/contracts/album.ts';
import { styled } from 'styled-components';
import { placePath } from '../../ui/album/album-address.ts';
import { EmptyFrame } from '../../ui/album/empty-frame.tsx';
import { StuckSticker } from '../../ui/album/stuck-sticker.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Grid } from '../../ui/layout.ts';
import { stamped } from '../../ui/type.ts';

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
