import { styled } from 'styled-components';
import { SteadyPage } from '../../ui/album/steady-page.tsx';
import { media } from '../../ui/tokens.ts';

/** A league of the album has both pages. */
export const Cover = styled(SteadyPage)`
  &[data-spread='league'] {
    /* Fainter, under the places. */
    --floor-lines: 0.12;
    ${media.tabletUp} {
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
