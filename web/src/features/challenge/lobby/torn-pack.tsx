import type { Sport } from '@craque/common/domain/sport.ts';
import { keyframes, styled } from 'styled-components';
import { SealedPack } from '../../../ui/album/sealed-pack.tsx';
import { media } from '../../../ui/tokens.ts';

export function TornPack({ sport }: { sport: Sport }) {
  return (
    <Fall aria-hidden="true">
      <SealedPack sport={sport} count={1} />
    </Fall>
  );
}

const fall = keyframes`
  20% { opacity: 1; transform: translateY(-3%) rotate(-1deg); }
  to { opacity: 0; transform: translateY(70%) rotate(9deg); visibility: hidden; }
`;

const Fall = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0 0 18%;
  display: grid;
  place-content: center;
  pointer-events: none;
  animation: ${fall} 700ms ease-in forwards;
  > * {
    width: min(340px, 40vh, 84cqw);
  }
  b {
    display: none;
  }
  ${media.mobile} {
    inset: 0 auto auto 4px;
    > * {
      width: clamp(124px, 38vw, 180px);
    }
  }
  ${media.stillness} {
    display: none;
  }
`;
