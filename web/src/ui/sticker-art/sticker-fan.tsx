import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StickerArt, type StickerPicture } from './sticker-art.tsx';
import { center } from '../tokens.ts';

export type StickerFanProps = {
  behind: readonly [StickerPicture, StickerPicture];
  children: ReactNode;
};

/** Three stickers in a hand. Decorative. */
export function StickerFan({ behind, children }: StickerFanProps) {
  return (
    <Hand aria-hidden="true">
      {behind.map((picture) => (
        <StickerArt key={picture} picture={picture} />
      ))}
      {children}
    </Hand>
  );
}

/** Of three stickers the last is on top; as wide as its place, twice a sticker's width. */
export const Hand = styled.div`
  ${center}
  /* The turned corners stay inside. */
  padding: 3% 0 5%;
  > * {
    grid-area: 1 / 1;
    box-sizing: border-box;
    width: 50%;
  }
  > :nth-child(1) {
    rotate: -11deg;
    translate: -43% 5%;
  }
  > :nth-child(2) {
    rotate: 11deg;
    translate: 43% 5%;
  }
`;
