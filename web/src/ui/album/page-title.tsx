import { styled } from 'styled-components';
import { headerHeight, media, space } from '../tokens.ts';
import { size, heading, fluid } from '../type.ts';

export const OnFloor = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  align-items: center;
  gap: ${space[4]};
  height: calc(100dvh - ${headerHeight} - ${space[6]});
  min-height: min-content;
  ${media.mobile} {
    height: auto;
    padding: ${space[1]} 0 ${space[2]};
  }
`;

/** A heading (`h1`) and a line below it (`p`). */
export const PageTitle = styled.header`
  ${media.tabletUp} {
    padding-top: ${space[4]};
  }
  h1 {
    ${heading(8, 0.95)}
  }
  p {
    margin: ${fluid(2, 8)} 0 0;
    font-size: ${size(3)};
    font-weight: 600;
  }
`;
