import { styled } from 'styled-components';
import { media } from '../tokens.ts';

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
