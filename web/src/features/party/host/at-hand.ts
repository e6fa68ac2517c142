import { css, styled } from 'styled-components';
import { whenLying } from '../../../ui/low-height.ts';
import { color, layer, media, pageShare, space } from '../../../ui/tokens.ts';

const height = `calc(48px + 2 * ${space[2]} + env(safe-area-inset-bottom))`;

/** In px: less is left of a phone held sideways with an open keyboard, which a focus does not say. */
const overKeyboard = 281;

/** The page ends above it, and what gets the focus does not stay behind it. */
const bar = css`
  position: fixed;
  z-index: ${layer.header};
  inset: auto 0 0;
  display: grid;
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.rule};
  background: ${color.paper};
  body:has(&) {
    padding-bottom: ${height};
  }
  html:has(&) {
    scroll-padding-bottom: ${height};
  }
`;

/** On a phone a bar at the lower edge, of the sheet if it lies; not right above an open keyboard. */
export const AtHand = styled.div.attrs<{ 'data-at-hand'?: true }>({ 'data-at-hand': true })`
  ${media.mobile} {
    ${bar}
  }
  ${media.sideways} and (min-height: ${overKeyboard}px) {
    ${bar}
    left: ${pageShare};
  }
  ${whenLying(css`
    left: 48%;
  `)}
  ${media.mobile} and (pointer: coarse) {
    html:has([data-typing]:focus-within, [data-typing] [aria-busy]) & {
      position: static;
      padding: 0;
      border: 0;
    }
  }
`;
