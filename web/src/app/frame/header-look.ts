import { css } from 'styled-components';
import {
  color,
  font,
  headerHeight,
  layer,
  media,
  pageShare,
  ringOnFloor,
  space,
} from '../../ui/tokens.ts';

/**
 * The bar over the top of the album; index.html's static shell has it too, so that the name is
 * there at once.
 */
export const barLook = css`
  position: absolute;
  z-index: ${layer.header};
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${headerHeight};
  padding: 0 ${space[4]};
  color: ${color.onPage};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${media.mobile} {
    ${ringOnFloor}
  }
  ${media.tabletUp} {
    display: grid;
    grid-template-columns: ${pageShare} 1fr;
    padding: 0;
  }
`;

export const logoLook = css`
  justify-self: start;
  color: inherit;
  font: 900 28px/1 ${font.display};
  letter-spacing: 0.015em;
  text-decoration: none;
  text-transform: uppercase;
  padding: ${space[2]} 0;
  &:focus-visible {
    outline-color: #fff;
    box-shadow: 0 0 0 7px #10151b;
  }
  ${media.tabletUp} {
    margin-left: ${space[5]};
    font-size: 36px;
  }
  ${media.wide} {
    margin-left: ${space[6]};
  }
`;
