import { css } from 'styled-components';
import { gapOf } from '../../ui/layout.ts';
import { color, layer, media, pageShare, ringOnFloor, space } from '../../ui/tokens.ts';

/** The bar over the top of the album, in the static shell of index.html, too. */
export const barStyle = css`
  position: absolute;
  z-index: ${layer.header};
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding: 0 ${space[4]};
  color: ${color.onPage};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${media.mobile} {
    /* For larger text of the reader's own. */
    flex-wrap: wrap;
    ${ringOnFloor}
  }
  @media (max-width: 343px) {
    padding: 0 ${space[2]};
  }
  ${media.tabletUp} {
    display: grid;
    min-height: 64px;
    grid-template-columns: ${pageShare} 1fr;
    padding: 0;
    > :first-child {
      margin-left: ${gapOf(6)};
    }
  }
`;
