import { styled } from 'styled-components';
import { media } from '../../ui/tokens.ts';

/** For content that a phone has no height for. */
export const FromTabletUp = styled.div`
  ${media.mobile} {
    display: none;
  }
`;
