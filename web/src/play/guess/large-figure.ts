import { css } from 'styled-components';
import { whenLow } from '../../ui/low-height.ts';
import { caption, fluid, stamped } from '../../ui/type.ts';

/** A number in the upper corner of the sheet with a small word over it; for a rule. */
export const largeFigure = css`
  display: grid;
  flex: none;
  justify-items: end;
  gap: ${fluid(6, 8)};
  margin: 0;
  small {
    ${caption(1)}
    line-height: 1.3;
  }
  b {
    ${stamped(fluid(52, 84), 0.78)}
    font-variant-numeric: tabular-nums;
  }
  ${whenLow(css`
    small {
      display: none;
    }
    b {
      font-size: 26px;
    }
  `)}
`;
