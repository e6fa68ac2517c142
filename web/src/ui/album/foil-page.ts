import { css } from 'styled-components';
import { color, space } from '../tokens.ts';
import { gold } from './print-inks.ts';

const foil = `linear-gradient(125deg, ${gold.map(([at, tone]) => `${tone} ${100 * at}%`).join(', ')})`;
const night = `linear-gradient(160deg, #26303c, ${color.print} 60%)`;

/** A page of the set of the week: printed on night, with a thin golden edge, or a foil one when full. */
export const foilPage = css`
  --ink: ${color.onPage};
  --paper: ${color.print};
  --quiet: #c9d0d8;
  --rule: rgb(255 255 255 / 0.3);
  --sunk: rgb(255 255 255 / 0.09);
  --close: #ffc24b;
  --epic: #cfa2ff;
  --focus: #8fb4ff;
  border: 2px solid transparent;
  border-radius: 6px;
  background: ${night} padding-box, ${foil} border-box;
  color: ${color.onPage};
  &[data-full] {
    border-width: ${space[2]};
  }
`;
