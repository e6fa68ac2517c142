import { circle, ink, line, mirrored, shape } from '../ink/ink.ts';

/** Drawn three times, each thinner than the last: paper edge, ink line, its own colours. */
const cutOut = (id: string, outline: string, inside: string) =>
  `<g stroke="#fff" stroke-width="13" stroke-linejoin="round">${shape(outline, `id="${id}"`)}</g>` +
  `<use href="#${id}" stroke="${ink.line}" stroke-width="4" stroke-linejoin="round"/>${inside}`;

const leaves = [-44, -62, -80, -98, -116, -134, -152]
  .map(
    (turn) =>
      `<path transform="rotate(${turn} 150 158)" d="M150 64c-15-8-18-24-9-42 15 8 18 24 9 42z"/>`,
  )
  .join('');
/** A champion's wreath round the head. */
export const laurel = mirrored(
  'l',
  `<g fill="#e3b23c" stroke="#fff" stroke-width="6" paint-order="stroke">${leaves}</g>${line('M84 92a94 94 0 0 0 24 150', '#a8741a', 4)}`,
);

/** A cup with two handles; the spot is the middle of its foot. */
export function cup(x: number, y: number, metal: string, shade: string): string {
  const bowl =
    'M-34-112H34Q36-62 10-46V-24H24L30 0H-30L-24-24H-10V-46Q-36-62-34-112zM-34-104Q-60-106-54-82-48-62-24-62L-28-70Q-46-72-46-86-46-96-34-94zM34-104Q60-106 54-82 48-62 24-62L28-70Q46-72 46-86 46-96 34-94z';
  return `<g transform="translate(${x} ${y})">${cutOut(
    'b',
    bowl,
    shape(bowl, `fill="${metal}"`) +
      shape('M12-112H34Q36-62 10-46V-24H24L30 0H8Z', `fill="${shade}"`) +
      line('M-22-104Q-22-78-12-62', '#fff', 5, 'stroke-linecap="round" opacity=".8"') +
      line('M-24-24H24', ink.line, 2.5),
  )}</g>`;
}

/** A gantry with five red lamps. */
export const startLights = [
  shape(
    'M70 120H230V158H70z',
    'fill="#fff" stroke="#fff" stroke-width="9" stroke-linejoin="round"',
  ),
  shape('M70 120H230V158H70z', `fill="${ink.line}"`),
  ...[86, 118, 150, 182, 214].map(
    (x) => circle(x, 139, 12, 'fill="#ff3b30"') + circle(x - 3, 135, 4, 'fill="#fff" opacity=".7"'),
  ),
].join('');

/** A raised thumb in a racing glove; the spot is the wrist. */
export function thumb(x: number, y: number, colour: string, trim: string): string {
  const hand =
    'M-18 30V2Q-18-6-10-10L2-40Q12-46 16-34L12-12H30Q38-8 34 0 40 6 34 12 38 18 31 22 32 30 24 32L18 46H-18z';
  return `<g transform="translate(${x} ${y})">${cutOut(
    'b',
    hand,
    shape(hand, `fill="${colour}"`) +
      line('M14 0H33M14 12H33M13 22H30', ink.line, 2.2) +
      shape('M-18 38H20L18 46H-18z', `fill="${trim}"`),
  )}</g>`;
}
