import { color } from '../tokens.ts';
import { fluid } from '../type.ts';

/** A place on the floor where a sticker is still to come; for the text of a rule. */
export const emptySpot = `
  aspect-ratio: 300 / 410;
  border: ${fluid(2, 3)} dashed ${color.onPage};
  border-radius: 5.7% / 4.1%;
  background: rgb(0 0 0 / 0.14);
`;
