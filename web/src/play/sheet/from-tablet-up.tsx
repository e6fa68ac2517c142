import { styled } from 'styled-components';
import { media } from '../../ui/tokens.ts';

/* In CSS, as the prerendered page does not know the width of the screen. */

/** For content that a phone has no height or width for. */
export const FromTabletUp = styled.div`
  ${media.mobile} {
    display: none;
  }
`;

export const OnPhones = styled.div`
  ${media.tabletUp} {
    display: none;
  }
`;
