import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Row } from '../layout.ts';
import { duration, media, still } from '../tokens.ts';
import { display, size, stamped } from '../type.ts';
import { EmptyFrame } from './empty-frame.tsx';
import { FaceSticker, type FaceStickerProps } from './face-sticker.tsx';

export type PodiumPlace = {
  face?: Pick<FaceStickerProps, 'name' | 'url' | 'mark'>;
  score: ReactNode;
  isFirst: boolean;
  crown?: ReactNode;
  foil?: ReactNode;
};

const turns = [-4, 3, -2];
const order = [1, 0, 2];

/** The best as stickers, the first in the middle. Decorative: a list beside it says the same. */
export function Podium({ places, large }: { places: readonly PodiumPlace[]; large?: boolean }) {
  return (
    <Scene aria-hidden="true" data-large={large}>
      {places.map(({ face, score, isFirst, crown, foil }, at) => (
        <Spot
          key={face?.name ?? turns[at]}
          data-first={isFirst || undefined}
          style={{ order: places.length > 2 ? order[at] : at }}
        >
          {crown}
          <Landing style={{ animationDelay: `${(places.length - 1 - at) * 140}ms` }}>
            {face ? (
              <FaceSticker {...face} turn={turns[at] ?? 0} />
            ) : (
              <EmptyFrame>
                <Place>{at + 1}</Place>
              </EmptyFrame>
            )}
            {foil}
          </Landing>
          <b>{score}</b>
        </Spot>
      ))}
    </Scene>
  );
}

const land = keyframes`from { opacity: 0; transform: scale(1.35) rotate(6deg); }`;

const Scene = styled(Row).attrs({ $gap: 4, $align: 'end', $oneLine: true })`
  position: relative;
  justify-content: center;
`;

const Spot = styled.div`
  width: min(24%, 92px);
  text-align: center;
  > b {
    /* Above the shadow of the sticker. */
    position: relative;
    z-index: 1;
    display: block;
    margin-top: 10px;
    ${display(6)}
  }
  &[data-first] {
    width: min(31%, 116px);
  }
  ${media.wide} {
    [data-large] > & {
      width: min(28%, 190px, 22vh);
      &[data-first] {
        width: min(36%, 250px, 29vh);
      }
      > b {
        font-size: ${size(7)};
      }
    }
  }
`;

const Landing = styled.div`
  position: relative;
  animation: ${land} ${duration.calm} ease-out backwards;
  ${still}
`;

const Place = styled.span`
  ${stamped('44cqi')}
  opacity: 0.55;
`;
