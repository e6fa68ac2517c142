import { color, media } from '../tokens.ts';
import { fluid } from '../type.ts';

/** A place on the floor where a sticker is still to come; for the text of a rule. */
export const emptySpot = `
  aspect-ratio: 300 / 410;
  border: ${fluid(2, 3)} dashed ${color.onPage};
  border-radius: 5.7% / 4.1%;
  background: rgb(0 0 0 / 0.14);
`;

/** The size of the sticker of a game, on the page and in the static shell. */
export const stickerSize = `
  flex: none;
  width: min(400px, 38vh, 96%);
  aspect-ratio: 300 / 410;
  ${media.wide} {
    width: min(400px, 46vh, 80%);
  }
  ${media.large} {
    width: min(500px, 46vh, 80%);
  }
  ${media.sideways} {
    width: min(46vh, 46%);
  }
  ${media.mobile} {
    align-self: start;
    width: clamp(132px, 41vw, 190px);
  }
`;
