import { styled } from 'styled-components';
import { center } from '../tokens.ts';
import { stamped } from '../type.ts';

export type VeiledStickerProps = {
  src: string;
  /** Darkness over the print, 0 to 1, with a question mark on it; absent: none. */
  veil?: number | undefined;
  /** Below the fold, where the picture may be loaded later. */
  lazy?: boolean;
  onError?: () => void;
};

/** The picture of a sticker, hidden or not. Decorative: it takes the width it is given. */
export function VeiledSticker({ src, veil, lazy = false, onError }: VeiledStickerProps) {
  return (
    <Card aria-hidden="true">
      <img
        src={src}
        alt=""
        width="300"
        height="410"
        draggable={false}
        loading={lazy ? 'lazy' : 'eager'}
        onError={onError}
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
