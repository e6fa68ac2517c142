import { keyframes, styled } from 'styled-components';
import { color, still } from './tokens.ts';

const breathe = keyframes`50% { opacity: 0.5; }`;

/** Placeholder of a text that is still loading, as high as its line, so that nothing moves. */
export const Blank = styled.i.attrs({ 'aria-hidden': true })<{ $width: string }>`
  display: inline-block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: 0.78em;
  background: ${color.rule};
  vertical-align: baseline;
  animation: ${breathe} 1.4s ease-in-out infinite;
  ${still}
`;
