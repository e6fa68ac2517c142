import { css, styled } from 'styled-components';
import { PageLink } from './page-link.tsx';
import { color, gentleUnderline, media, tapLine } from './tokens.ts';
import { fluid } from './type.ts';

const block = css`
  padding: 0 ${fluid(6, 16)};
  border: solid transparent;
  border-width: 5px 0;
  background: ${color.border} padding-box;
  color: ${color.print};
`;

/**
 * A link of a header, with `$block` on a block of colour, which on phones is smaller than the
 * finger's place. Two fit beside the name at 320 px, also in German.
 */
export const HeaderLink = styled(PageLink)<{ $block?: boolean }>`
  ${tapLine}
  justify-content: center;
  color: inherit;
  font-size: clamp(13px, 4vw, 15px);
  font-weight: 700;
  line-height: 1.1;
  text-decoration: none;
  /* Wider letters of the reader's own break a name rather than leave the screen. */
  overflow-wrap: anywhere;
  ${({ $block }) => $block && block}
  ${media.hover} {
    &:hover {
      ${gentleUnderline}
    }
  }
`;
