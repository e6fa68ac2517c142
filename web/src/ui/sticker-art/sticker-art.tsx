import { styled } from 'styled-components';
import basketball from './basketball.svg';
import formula1 from './formula1.svg';
import found from './found.svg';
import soccer from './soccer.svg';
import step0 from './step-0.svg';
import step1 from './step-1.svg';
import step2 from './step-2.svg';
import step3 from './step-3.svg';
import tennis from './tennis.svg';
import { center } from '../tokens.ts';
import { stamped } from '../type.ts';

/** Drawn in advance by the api's own portrait artist, for fictional athletes. */
const pictures = { basketball, formula1, found, soccer, step0, step1, step2, step3, tennis };

export type StickerPicture = keyof typeof pictures;

export type StickerArtProps = {
  picture: StickerPicture;
  /** Darkness over the print, 0 to 1, with a question mark on it; absent: none. */
  veil?: number;
  /** Below the fold, where the picture may be loaded later. */
  lazy?: boolean;
};

/** A sticker as the game shows it. Decorative: it takes the width it is given. */
export function StickerArt({ picture, veil, lazy = false }: StickerArtProps) {
  return (
    <Card aria-hidden="true">
      <img
        src={pictures[picture]}
        alt=""
        width="300"
        height="410"
        draggable={false}
        loading={lazy ? 'lazy' : 'eager'}
      />
      {veil !== undefined && (
        <Veil style={{ backgroundColor: `rgb(10 14 19 / ${veil})` }}>
          <span>?</span>
        </Veil>
      )}
    </Card>
  );
}

const Card = styled.div`
  position: relative;
  container-type: inline-size;
  border-radius: 5.7% / 4.1%;
  filter: drop-shadow(0 10px 16px rgb(0 0 0 / 0.32));
  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Veil = styled.div`
  position: absolute;
  inset: 3.415% 4.667%;
  ${center}
  padding-bottom: 16%;
  border-radius: 3.3% / 2.4%;
  color: #fff;
  ${stamped('44cqw')}
  text-shadow: 0 3px 14px rgb(0 0 0 / 0.55);
`;
