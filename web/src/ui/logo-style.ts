import { css } from 'styled-components';
import { color, font, media } from './tokens.ts';

/** The name beside a sticker, above the room of the badges, which come later. */
export const logoStyle = css`
  position: relative;
  justify-self: start;
  height: 1.76em;
  padding: 0.2em 0 0 1.32em;
  color: inherit;
  font: 900 25px/1 ${font.display};
  letter-spacing: 0.015em;
  text-decoration: none;
  text-transform: uppercase;
  &::before {
    content: '?';
    position: absolute;
    top: 0.286em;
    left: 0;
    width: 0.905em;
    border: 3px solid ${color.border};
    border-radius: 5px;
    background: ${color.print};
    color: ${color.border};
    font-size: 21px;
    line-height: 1.286;
    text-align: center;
    rotate: -7deg;
  }
  &:focus-visible {
    outline-color: #fff;
    box-shadow: 0 0 0 7px #10151b;
  }
  ${media.tabletUp} {
    height: 56px;
    padding: 6px 0 0 42px;
    font-size: 34px;
    &::before {
      width: 25px;
      font-size: 28px;
      top: 6px;
      line-height: 36px;
    }
  }
`;
