import type { AlbumSticker } from '@craque/common/contracts/album.ts';
import type { Rarity } from '@craque/common/domain/album.ts';
import type { PointerEvent } from 'react';
import { css, styled } from 'styled-components';
import { color, duration, media, shadow } from '../../ui/tokens.ts';
import { rarityColors } from './rarity-sign.tsx';

/** As if stuck by hand: degrees from -1.8 to 1.8, for a place always the same. */
export function turnOf(place: number): number {
  return (((place * 37) % 13) - 6) * 0.3;
}

export type StuckStickerProps = {
  sticker: Pick<AlbumSticker, 'name' | 'picture' | 'rarity' | 'place'>;
  /** Fetched with the page instead of when it comes into view. */
  eager?: boolean;
};

/** A sticker of the album in the frame of its rarity; a legendary one catches the light and turns to the pointer. */
export function StuckSticker({ sticker, eager = false }: StuckStickerProps) {
  const { name, picture, rarity, place } = sticker;
  const shines = rarity === 'legendary';
  return (
    <Lean
      style={{ rotate: `${turnOf(place)}deg` }}
      {...(shines && { onPointerMove: followLight, onPointerLeave: restLight })}
    >
      <Front $rarity={rarity}>
        <img
          src={picture}
          alt={name}
          width={300}
          height={410}
          loading={eager ? 'eager' : 'lazy'}
          draggable={false}
        />
        {shines && <Sheen />}
      </Front>
    </Lean>
  );
}

/** From 0 to 1 over the sticker, from left to right and from top to bottom. */
function followLight({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--own-x', String((clientX - left) / width));
  currentTarget.style.setProperty('--own-y', String((clientY - top) / height));
}

function restLight({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.style.removeProperty('--own-x');
  currentTarget.style.removeProperty('--own-y');
}

const frames: Record<Rarity, ReturnType<typeof css>> = {
  common: css`
    box-shadow: ${shadow.slip};
  `,
  rare: css`
    box-shadow:
      0 0 0 3px ${rarityColors.rare},
      ${shadow.slip};
  `,
  epic: css`
    box-shadow:
      0 0 0 2px ${rarityColors.epic},
      0 0 0 4px ${color.border},
      0 0 0 6px ${rarityColors.epic},
      ${shadow.slip};
  `,
  legendary: css`
    box-shadow: ${shadow.slip};
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: -2.4%;
      border-radius: 8% / 5.8%;
      background: linear-gradient(125deg, #8a5a00, #ffe9a3 18%, #d79a1e 38%, #fff6cf 52%, #c98710 68%, #ffe08a 84%, #7d5200);
    }
  `,
};

const Lean = styled.span`
  display: block;
  perspective: 700px;
`;

const Front = styled.span<{ $rarity: Rarity }>`
  position: relative;
  isolation: isolate;
  display: block;
  aspect-ratio: 300 / 410;
  border-radius: 5.7% / 4.1%;
  ${({ $rarity }) => frames[$rarity]}
  img {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }
  ${media.hover} {
    transform: rotateX(calc((0.5 - var(--own-y, 0.5)) * 16deg))
      rotateY(calc((var(--own-x, 0.5) - 0.5) * 20deg));
    transition: transform ${duration.quick} ease-out;
  }
  ${media.stillness} {
    transform: none;
    transition: none;
  }
`;

/** Covers the print and leaves the white border free; the light follows the pointer. */
const Sheen = styled.span`
  position: absolute;
  inset: 3.415% 4.667%;
  border-radius: 3.3% / 2.4%;
  background: linear-gradient(
      112deg,
      transparent 30%,
      rgb(255 196 120 / 0.35) 37%,
      rgb(255 255 255 / 0.8) 44%,
      rgb(140 225 255 / 0.4) 50%,
      rgb(190 150 255 / 0.3) 55%,
      transparent 62%
    )
    calc(100% - var(--own-x, 0.38) * 100%) 0 / 260% 100%;
  mix-blend-mode: soft-light;
  pointer-events: none;
  transition: background-position ${duration.quick} linear;
  ${media.stillness} {
    background-position: 62% 0;
    transition: none;
  }
  @media print {
    display: none;
  }
`;
