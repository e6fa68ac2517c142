import { styled } from 'styled-components';
import { color, font, headingText, media, space } from '../tokens.ts';

/** A page of text on the sheet: a large title, a few lines, one or two actions. */
export const SheetText = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[4]};
  height: 100%;
  padding: ${space[4]} 0 ${space[6]};
  h1 {
    ${headingText}
    font: 900 clamp(40px, 6vw, 84px) / 1.12 ${font.display};
  }
  p {
    margin: 0;
    max-width: 46ch;
    font-size: 18px;
    text-wrap: pretty;
  }
  ${media.tabletUp} {
    p:first-of-type {
      font-size: clamp(20px, 1.7vw, 24px);
      line-height: 1.4;
    }
  }
  p + p {
    color: ${color.quiet};
    font-size: 16px;
  }
  a {
    margin-top: ${space[3]};
  }
  ${media.mobile} {
    align-content: start;
  }
`;
