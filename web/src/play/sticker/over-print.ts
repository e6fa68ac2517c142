import { css } from 'styled-components';

/** Covers the print and leaves the white border free: 14 of 300 x 410. */
export const overPrint = css`
  position: absolute;
  inset: 3.415% 4.667%;
  border-radius: 3.3% / 2.4%;
  pointer-events: none;
`;
