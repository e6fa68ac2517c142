import { styled } from 'styled-components';
import { media } from '../tokens.ts';

/**
 * Around an AlbumSpread whose sheet may grow long: the coloured page stays in view beside it, one
 * screen high.
 */
export const SteadyPage = styled.div`
  ${media.tabletUp} {
    > [data-sport] > :first-child {
      position: sticky;
      top: 0;
      align-self: start;
      min-height: 100dvh;
    }
  }
`;
