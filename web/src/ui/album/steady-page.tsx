import { styled } from 'styled-components';
import { media } from '../tokens.ts';

/** Around an AlbumSpread with a long sheet: the coloured page stays in view beside it. */
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
