import type { AlbumSticker } from '@craque/common/contracts/album.ts';
import type { Rarity } from '@craque/common/domain/record/album.ts';
import { type PointerEvent, useState } from 'react';
import { css, styled } from 'styled-components';
import { gold, sheen } from './print-inks.ts';
import { color, duration, media, shadow } from '../tokens.ts';
import { stamped } from '../type.ts';
import { EmptyFrame } from './empty-frame.tsx';
import { rarityTones } from './rarity-sign.tsx';

/** As if stuck by hand: -1.8 to 1.8 degrees, always the same for a place. */
export function turnOf(place: number): number {
  return (((place * 37) % 13) - 6) * 0.3;
}

export type StuckStickerProps = {
  sticker: Pick<AlbumSticker, 'name' | 'picture' | 'rarity' | 'place'>;
  eager?: boolean;
};

export function StuckSticker({ sticker, eager = false }: StuckStickerProps) {
  const { name, picture, rarity, place } = sticker;
  const [failed, setFailed] = useState<string>();
  const shines = rarity === 'legendary';
  if (failed === picture) {
    return (
      <EmptyFrame>
        <Name>{name}</Name>
      </EmptyFrame>
    );
  }
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
          onError={() => setFailed(picture)}
        />
        {shines && <Sheen />}
      </Front>
    </Lean>
  );
}

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
      0 0 0 3px ${color[rarityTones.rare]},
      ${shadow.slip};
  `,
  epic: css`
    box-shadow:
      0 0 0 2px ${color[rarityTones.epic]},
      0 0 0 4px ${color.border},
      0 0 0 6px ${color[rarityTones.epic]},
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
      background: linear-gradient(125deg, ${gold.map(([at, tone]) => `${tone} ${100 * at}%`).join(', ')});
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

const Name = styled.strong`
  max-width: 84%;
  ${stamped('13cqi', 1.05)}
  text-align: center;
  text-transform: uppercase;
  overflow-wrap: anywhere;
`;

/** Covers the print and leaves the white border free; the light follows the pointer. */
const Sheen = styled.span`
  position: absolute;
  inset: 3.415% 4.667%;
  border-radius: 3.3% / 2.4%;
  background: linear-gradient(112deg, ${sheen})
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
