import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../avatar.tsx';
import { StickerFrame, StickerPrint } from './sticker-frame.tsx';
import { center, color, shadow } from '../tokens.ts';
import { stamped } from '../type.ts';

export type FaceStickerProps = {
  name: string;
  url: string | null | undefined;
  turn?: number;
  /** On the pennant that hangs from the top edge. */
  mark?: ReactNode;
  /** Without the name plate, for a small one beside the name. */
  bare?: boolean;
};

export function FaceSticker({ name, url, turn, mark, bare }: FaceStickerProps) {
  return (
    <StickerFrame $turn={turn ?? -2.5} style={bare ? { boxShadow: shadow.slip } : undefined}>
      <Print>
        <Avatar name={name} url={url} size={280} />
        {mark ? <Pennant>{mark}</Pennant> : null}
        {!bare && <b data-long={name.length > 14 || undefined}>{name}</b>}
      </Print>
    </StickerFrame>
  );
}

const Print = styled(StickerPrint)`
  background:
    radial-gradient(rgb(255 255 255 / 0.28) 22%, transparent 24%) 0 0 / 9px 9px,
    linear-gradient(105deg, transparent 62%, rgb(0 0 0 / 0.34) 62.3%) ${color.glow};
  > span:first-child {
    width: 100%;
    height: 100%;
    min-height: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    font-size: 56cqi;
    text-shadow: 0.03em 0.03em 0 ${color.print};
  }
`;

const Pennant = styled.span`
  position: absolute;
  top: 0;
  right: 7%;
  ${center}
  min-width: 18cqi;
  padding: 2.6cqi 2.6cqi 6cqi;
  background: ${color.print};
  color: ${color.onPage};
  ${stamped('19cqi')}
  clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 82%, 0 100%);
  svg {
    width: 10.5cqi;
    min-width: 14px;
    height: auto;
  }
`;
