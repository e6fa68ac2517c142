import { useLayoutEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { center, color, duration, still } from '../../ui/tokens.ts';
import { stamped } from '../../ui/type.ts';
import { Foil } from './foil.tsx';

export const FoundLight = () => <Rays aria-hidden="true" />;

/** In milliseconds; the result opens after it. */
const turning = 800;

export const FoundFoil = () => <Foil aria-hidden="true" $after={turning * 0.7} />;

/** The sticker turns over as soon as it has a back, and shows its new front behind it. */
export function FoundBack({ onTurn }: { onTurn: () => void }) {
  useLayoutEffect(onTurn, [onTurn]);
  return (
    <Back aria-hidden="true" data-back>
      Craque
    </Back>
  );
}

/* Always the same functions: otherwise half a turn would be no way at all. */
const turn = keyframes`
  from { transform: perspective(1200px) rotateY(0deg) rotate(-2.5deg) scale(1); animation-timing-function: ease-in; }
  32% { transform: perspective(1200px) rotateY(-172deg) rotate(3deg) scale(1.1); animation-timing-function: linear; }
  46% { transform: perspective(1200px) rotateY(-190deg) rotate(3deg) scale(1.12); animation-timing-function: ease-out; }
  82% { transform: perspective(1200px) rotateY(-367deg) rotate(-4deg) scale(1.04); animation-timing-function: ease-in-out; }
  to { transform: perspective(1200px) rotateY(-360deg) rotate(-2.5deg) scale(1); }
`;
const exchange = keyframes`from, 38% { opacity: 0; } 38.1% { opacity: 1; }`;
const burst = keyframes`from { opacity: 0; transform: scale(0.4) rotate(-40deg); }`;

/** Light behind a found sticker, on the floor and under everything on the page. */
const Rays = styled.div`
  position: absolute;
  z-index: -1;
  inset: 50% auto auto 50%;
  width: max(240%, 70vh);
  aspect-ratio: 1;
  translate: -50% -50%;
  background: repeating-conic-gradient(rgb(255 255 255 / 0.3) 0 9deg, transparent 9deg 18deg);
  mask: radial-gradient(closest-side, #000 35%, transparent);
  pointer-events: none;
  animation: ${burst} ${duration.feast} ease-out;
  ${still}
`;

/** Seen only while the sticker turns over. */
const Back = styled.div`
  position: absolute;
  inset: 0;
  ${center}
  border: clamp(7px, 2vh, 14px) solid ${color.border};
  border-radius: inherit;
  background: repeating-linear-gradient(105deg, transparent 0 14px, rgb(0 0 0 / 0.08) 14px 28px)
    ${color.glow};
  color: ${color.onPage};
  ${stamped('clamp(20px, min(7vh, 10vw), 72px)')}
  text-transform: uppercase;
  backface-visibility: hidden;
  transform: rotateY(180deg) translateZ(1px);
  [data-sticker]:has(> &) {
    transform-style: preserve-3d;
    animation: ${turn} ${turning}ms;
  }
  [data-sticker]:has(> &) img + img {
    transition: none;
    animation: ${exchange} ${turning}ms;
  }
`;
