import type { AlbumCover } from '@craque/common/contracts/album.ts';
import { styled } from 'styled-components';
import { UnknownFrame } from '../../../ui/album/empty-frame.tsx';
import { StuckSticker } from '../../../ui/album/stuck-sticker.tsx';
import { Hand } from '../../../ui/sticker-art/sticker-fan.tsx';

/** The first sticker is on top, the last child of a `Hand`. */
const order = [1, 2, 0] as const;

/** Up to three stickers, with empty frames for those that are missing. */
export function StickerFan({ stickers }: { stickers: AlbumCover['onCover'] }) {
  return (
    <Fan aria-hidden="true">
      {order.map((at) => {
        const sticker = stickers[at];
        return (
          <span key={at}>{sticker ? <StuckSticker sticker={sticker} /> : <UnknownFrame />}</span>
        );
      })}
    </Fan>
  );
}

const Fan = styled(Hand)`
  /* The empty frames on a floor. */
  --sunk: rgb(0 0 0 / 0.3);
  --quiet: #fff;
  width: 100%;
  max-width: 230px;
`;
