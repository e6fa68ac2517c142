import { css } from 'styled-components';

/** Covers the print but not the white border: 14 of 300 x 410. */
export const overPrint = css`
  position: absolute;
  inset: 3.415% 4.667%;
  border-radius: 3.3% / 2.4%;
  pointer-events: none;
`;
