import { styled } from 'styled-components';
import { stack } from '../layout.ts';
import { color, media, space } from '../tokens.ts';
import { fluid, heading, words } from '../type.ts';

export const SheetText = styled.div`
  ${stack(4)}
  align-content: center;
  justify-items: start;
  height: 100%;
  padding: ${space[4]} 0 ${space[6]};
  h1 {
    ${heading(8, 1.12)}
  }
  p {
    ${words(3)}
    max-width: 46ch;
    color: ${color.quiet};
  }
  p:first-of-type {
    color: inherit;
    font-size: ${fluid(18, 24)};
    line-height: 1.4;
  }
  > form {
    justify-self: stretch;
  }
  ${media.mobile} {
    align-content: start;
  }
`;
