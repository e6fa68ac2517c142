import type { AlbumCover } from '@craque/common/contracts/album.ts';
import { styled } from 'styled-components';
import { UnknownFrame } from '../../../ui/album/empty-frame.tsx';
import { StuckSticker } from '../../../ui/album/stuck-sticker.tsx';
import { duration, media, still } from '../../../ui/tokens.ts';

/** In the order of the stickers: in the middle, left, right. */
const spots = ['middle', 'left', 'right'] as const;

/** Up to three stickers like a hand of cards, with empty frames for those that are missing. */
export function StickerFan({ stickers }: { stickers: AlbumCover['onCover'] }) {
  return (
    <Fan aria-hidden="true">
      {spots.map((spot, index) => {
        const sticker = stickers[index];
        return (
          <span key={spot} data-spot={spot}>
            {sticker ? (
              <StuckSticker key={sticker.athleteId} sticker={sticker} />
            ) : (
              <UnknownFrame />
            )}
          </span>
        );
      })}
    </Fan>
  );
}

const Fan = styled.span`
  /* What the empty frames are drawn with, on a floor. */
  --sunk: rgb(0 0 0 / 0.3);
  --quiet: #fff;
  position: relative;
  display: block;
  width: 100%;
  max-width: 250px;
  aspect-ratio: 250 / 150;
  > span {
    position: absolute;
    bottom: 3%;
    left: 3%;
    width: 36%;
    rotate: -8deg;
    transition: translate ${duration.quick} ease-out;
    ${still}
  }
  > [data-spot='right'] {
    left: 61%;
    rotate: 8deg;
  }
  > [data-spot='middle'] {
    z-index: 1;
    bottom: 4%;
    left: 30%;
    width: 40%;
    rotate: none;
  }
  ${media.hover} {
    a:hover > & > [data-spot='left'] {
      translate: -5px -2px;
    }
    a:hover > & > [data-spot='right'] {
      translate: 5px -2px;
    }
    a:hover > & > [data-spot='middle'] {
      translate: 0 -5px;
    }
  }
`;
