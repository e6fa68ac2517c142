import type { LatestSticker } from '@craque/common/contracts/album.ts';
import { styled } from 'styled-components';
import { Grid } from '../layout.ts';
import { PageLink } from '../page-link.tsx';
import { placePath } from './album-address.ts';
import { UnknownFrame } from './empty-frame.tsx';
import { StuckSticker } from './stuck-sticker.tsx';

const places = [0, 1, 2, 3] as const;

export function StickerRow({ stickers }: { stickers: readonly LatestSticker[] }) {
  return (
    <Grid as="ul" $columns={4} $phone={4}>
      {places.map((place) => {
        const sticker = stickers[place];
        return sticker ? (
          <li key={`${sticker.league}-${sticker.athleteId}`}>
            <Place to={placePath(sticker.league, sticker.place)}>
              <StuckSticker sticker={sticker} eager />
            </Place>
          </li>
        ) : (
          <li key={place} aria-hidden="true">
            <UnknownFrame />
          </li>
        );
      })}
    </Grid>
  );
}

const Place = styled(PageLink)`
  display: block;
  border-radius: 6px;
`;
