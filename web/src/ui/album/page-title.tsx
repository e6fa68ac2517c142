import { styled } from 'styled-components';
import { font, headerHeight, headingText, media, space } from '../tokens.ts';

/** Title and stickers on the floor of the coloured page. */
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
    ${headingText}
    font: 900 clamp(44px, 5vw, 84px) / 0.95 ${font.display};
  }
  p {
    margin: ${space[2]} 0 0;
    font-size: 17px;
    font-weight: 600;
  }
  ${media.mobile} {
    h1 {
      font-size: clamp(30px, 10.5vw, 48px);
    }
    p {
      margin: 2px 0 0;
      font-size: 15px;
    }
  }
`;
