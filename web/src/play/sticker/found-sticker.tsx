import { keyframes, styled } from 'styled-components';
import { center, color, duration, media, still } from '../../ui/tokens.ts';
import { stamped } from '../../ui/type.ts';
import { Foil } from './foil.tsx';

export const FoundLight = () => <Rays aria-hidden="true" />;

/** Inside the sticker, which turns over once they are rendered. */
export function FoundFaces() {
  return (
    <>
      <Foil aria-hidden="true" />
      <Back aria-hidden="true">Craque</Back>
    </>
  );
}

const turn = keyframes`
  from { transform: perspective(1200px) rotateY(-180deg) rotate(3deg) scale(0.92); }
  55% { transform: perspective(1200px) rotateY(-60deg) rotate(-4deg) scale(1.1); }
  85% { transform: perspective(1200px) rotateY(8deg) rotate(-2.5deg) scale(1.04); }
`;
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

/** The back, seen while a found sticker turns over. */
const Back = styled.div`
  position: absolute;
  inset: 0;
  ${center}
  border: 14px solid ${color.border};
  border-radius: inherit;
  background: repeating-linear-gradient(105deg, transparent 0 14px, rgb(0 0 0 / 0.08) 14px 28px)
    ${color.glow};
  color: ${color.onPage};
  ${stamped('clamp(22px, 5vh, 52px)')}
  text-transform: uppercase;
  backface-visibility: hidden;
  transform: rotateY(180deg) translateZ(1px);
  [data-sticker]:has(> &) {
    transform-style: preserve-3d;
    animation: ${turn} ${duration.feast} cubic-bezier(0.2, 0.7, 0.3, 1);
  }
  ${media.stillness} {
    display: none;
    [data-sticker]:has(> &) {
      animation: none;
    }
  }
`;
