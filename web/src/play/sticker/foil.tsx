import { keyframes, styled } from 'styled-components';
import { media } from '../../ui/tokens.ts';
import { overPrint } from './over-print.ts';

const sweep = keyframes`from { background-position: 130% 0; } to { background-position: -40% 0; }`;

/** A light that sweeps once over a won sticker; `$after` ms. */
export const Foil = styled.div<{ $after?: number }>`
  ${overPrint}
  background: linear-gradient(
      105deg,
      transparent 40%,
      rgb(255 214 120 / 0.55) 46%,
      rgb(255 255 255 / 0.95) 50%,
      rgb(150 225 255 / 0.55) 54%,
      transparent 60%
    )
    130% 0 / 250% 100% no-repeat;
  mix-blend-mode: screen;
  animation: ${sweep} 650ms ${({ $after = 450 }) => $after}ms ease-in-out both;
  ${media.stillness} {
    display: none;
  }
`;
