import { css } from 'styled-components';

/** A sticker that was not won: greyed out, in the dashes of an empty place. */
export const unwon = css`
  background: none;
  box-shadow: none;
  outline: 3px dashed rgb(255 255 255 / 0.75);
  outline-offset: -2px;
  img {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;
