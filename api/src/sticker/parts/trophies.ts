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

/** A bottle that sprays upwards, held at the spot. */
export function champagne(x: number, y: number): string {
  const bottle = 'M-19 64V6Q-19-14-9-26V-62H9V-26Q19-14 19 6V64z';
  const spray = 'M-5-60Q-22-110-16-176-6-146-2-190 4-150 12-182 22-116 6-60z';
  const drops = [
    [-24, -148, 6],
    [24, -160, 7],
    [-10, -206, 6],
    [12, -214, 4],
    [-22, -186, 4],
    [22, -128, 5],
  ] as const;
  return `<g transform="translate(${x} ${y})">${[
    shape(spray, `fill="#fff" stroke="${ink.line}" stroke-width="2.5" stroke-linejoin="round"`),
    line('M-6-90-10-140M4-90 8-146M0-110V-156', '#b9d3e6', 3, 'stroke-linecap="round"'),
    drops
      .map(([dx, dy, r]) => circle(dx, dy, r, `fill="#fff" stroke="${ink.line}" stroke-width="2"`))
      .join(''),
    cutOut(
      'b',
      bottle,
      shape(bottle, 'fill="#14633a"') +
        shape('M5 64V-26Q19-14 19 6V64z', 'fill="#000" opacity=".25"') +
        shape('M-19 8H19V40H-19z', 'fill="#f4e3a8"') +
        shape('M-9-62H9V-38H-9z', 'fill="#e3b23c"') +
        line('M-12 0Q-13-8-6-22', '#fff', 3, 'stroke-linecap="round" opacity=".7"'),
    ),
  ].join('')}</g>`;
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
