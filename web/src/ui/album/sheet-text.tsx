import { styled } from 'styled-components';
import { stack } from '../layout.ts';
import { color, media, space } from '../tokens.ts';
import { heading, words } from '../type.ts';

/** A page of text on the sheet: a large title, a few lines, one or two actions. */
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
    ${words(4)}
    color: inherit;
    line-height: 1.4;
  }
  ${media.mobile} {
    align-content: start;
  }
`;
