import { css } from 'styled-components';
import { color, font, media } from './tokens.ts';

/** The name beside a sticker, above the room of the badges, which come later. */
export const logoStyle = css`
  position: relative;
  justify-self: start;
  height: 44px;
  padding: 5px 0 0 33px;
  color: inherit;
  font: 900 25px/1 ${font.display};
  letter-spacing: 0.015em;
  text-decoration: none;
  text-transform: uppercase;
  &::before {
    content: '?';
    position: absolute;
    top: 6px;
    left: 0;
    width: 19px;
    border: 3px solid ${color.border};
    border-radius: 5px;
    background: ${color.print};
    color: ${color.border};
    font-size: 21px;
    line-height: 27px;
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
      line-height: 36px;
    }
  }
`;
