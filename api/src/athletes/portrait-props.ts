import { circle, ink, line, mirrored, shape } from './portrait-ink.ts';

const at = (angle: number, radius: number) => {
  const turn = (angle * Math.PI) / 180;
  return `${Math.round(Math.cos(turn) * radius)} ${Math.round(Math.sin(turn) * radius)}`;
};
const fifths = [-90, -18, 54, 126, 198];

/** Black patches and seams of a ball of radius 40 round the origin. */
const patches = `M${fifths.map((angle) => at(angle, 15)).join('L')}z${fifths
  .map(
    (angle) =>
      `M${at(angle, 27)}L${at(angle - 23, 33)} ${at(angle - 17, 40)} ${at(angle + 17, 40)} ${at(angle + 23, 33)}z`,
  )
  .join('')}`;
const seams = fifths
  .map((angle) => `M${at(angle, 15)}L${at(angle, 27)}M${at(angle + 23, 33)}L${at(angle + 49, 33)}`)
  .join('');

const placed = (x: number, y: number, scale: number, turn: number, drawing: string) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})">${drawing}</g>`;
/** The paper edge which every part of the figure has. */
const edge = circle(0, 0, 42, 'fill="#fff" stroke="#fff" stroke-width="7"');
const shade = shape('M34-21A40 40 0 1 1-33 23 44 44 0 0 0 34-21z', 'fill="#000" opacity=".22"');

export function soccerBall(x: number, y: number, scale: number, turn: number): string {
  const ball =
    circle(0, 0, 40, 'fill="#f4f6f8"') +
    shape(patches, `fill="${ink.line}"`) +
    line(seams, ink.line, 2.4) +
    circle(0, 0, 40, `fill="none" stroke="${ink.line}" stroke-width="3"`);
  return (
    placed(x, y, scale, 0, edge) + placed(x, y, scale, turn, ball) + placed(x, y, scale, 0, shade)
  );
}

export function basketball(x: number, y: number, scale: number, turn: number): string {
  const ball =
    circle(0, 0, 40, `fill="#ee7a26" stroke="${ink.line}" stroke-width="3"`) +
    line('M0-40V40M-40 0H40M-29-28C-10-14-10 14-29 28M29-28C10-14 10 14 29 28', ink.line, 3);
  return (
    placed(x, y, scale, 0, edge) + placed(x, y, scale, turn, ball) + placed(x, y, scale, 0, shade)
  );
}

export function tennisBall(x: number, y: number, scale: number, turn: number): string {
  const ball =
    circle(0, 0, 40, `fill="#d8f13a" stroke="${ink.line}" stroke-width="3.5"`) +
    line('M-26-29C-2-16-2 16-26 29M26-29C2-16 2 16 26 29', '#fff', 5);
  return (
    placed(x, y, scale, 0, edge) + placed(x, y, scale, turn, ball) + placed(x, y, scale, 0, shade)
  );
}

/** A racket standing on its grip at (150, 330). */
export function racket(frame: string, grip: string): string {
  const strings = '<ellipse cx="150" cy="112" rx="46" ry="60" fill="url(#s)"/>';
  const outline =
    'M150 172c-28 0-48-28-48-60s20-62 48-62 48 30 48 62-20 60-48 60zM121 158c16 18 25 38 25 62v30h8v-30c0-24 9-44 25-62';
  const hoop = (colour: string, width: number) =>
    `<use href="#i" stroke="${colour}" stroke-width="${width}"/>`;
  const handle = line('M150 236V330', grip, 13, 'stroke-linecap="round"');
  const wraps = line(
    'M144 270l12-7M144 286l12-7M144 302l12-7M144 318l12-7',
    '#000',
    2,
    'opacity=".35"',
  );
  return [
    line('M150 236V330', '#fff', 23, 'stroke-linecap="round"'),
    `<g stroke="#fff" stroke-width="19"><path id="i" d="${outline}" fill="none" stroke-linejoin="round"/></g>`,
    '<ellipse cx="150" cy="112" rx="46" ry="60" fill="#fff" opacity=".35"/>',
    strings,
    hoop(ink.line, 12),
    hoop(frame, 7),
    handle,
    wraps,
  ].join('');
}

/** Two keeper's gloves round a ball at (150, 340). */
export function gloves(colour: string, trim: string): string {
  const fingers = 'M90 332l36-8M88 347l42-3M88 362l42 2M90 377l37 7';
  const thumb = 'M86 326 108 303';
  const back = 'M92 318c-18-2-30 8-33 26l-7 36 28 16c8 0 14-2 18-6z';
  // Drawn three times, each thinner than the last: paper edge, ink line, leather.
  const coat = (fill: string, width: number) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${width}"`;
  const glove = [
    `<g ${coat('#fff', 25)}><path id="e" d="${fingers}${thumb}" stroke-linecap="round" fill="none"/></g>`,
    `<g ${coat('#fff', 12)}><path id="b" d="${back}"/></g>`,
    `<use href="#e" ${coat(ink.line, 18)}/><use href="#b" ${coat(ink.line, 5)}/>`,
    `<use href="#e" ${coat(colour, 12.5)}/><use href="#b" fill="${colour}"/>`,
    line('M52 370l36 20', trim, 14) +
      line('M68 330c-4 8-6 16-6 24', trim, 5, 'stroke-linecap="round"'),
  ].join('');
  return mirrored('w', glove);
}
