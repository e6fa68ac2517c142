import { styled } from 'styled-components';
import { SteadyPage } from '../../ui/album/steady-page.tsx';
import { media } from '../../ui/tokens.ts';

/** The pages of the album need the room more than its cover does; a league has both of them. */
export const Cover = styled(SteadyPage)`
  &[data-album='all'] {
    ${media.wide} {
      --page-share: 38%;
    }
  }
  &[data-album='league'] {
    /* Fainter, under the places. */
    --floor-lines: 0.12;
    ${media.tabletUp} {
      --page-share: 50%;
      > [data-sport] > :first-child {
        position: relative;
        align-self: stretch;
        /* Keeps its scale while the sheet grows by what is loaded. */
        > svg {
          top: -40px;
          height: max(108%, 100dvh + 440px);
        }
      }
    }
  }
`;
