import type { Era } from '../ink/era.ts';
import { circle, ink, line, mirrored, shape } from '../ink/ink.ts';

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
/** The paper edge of every part of the figure. */
const edge = circle(0, 0, 42, 'fill="#fff" stroke="#fff" stroke-width="7"');
const shade = shape('M34-21A40 40 0 1 1-33 23 44 44 0 0 0 34-21z', 'fill="#000" opacity=".22"');

const tango = fifths
  .map(
    (angle) =>
      `M${at(angle - 14, 30)}Q${at(angle, 20)} ${at(angle + 14, 30)}L${at(angle + 8, 37)}Q${at(angle, 31)} ${at(angle - 8, 37)}z`,
  )
  .join('');
const swirl = [-90, 30, 150]
  .map(
    (angle) =>
      `M0 0Q${at(angle - 34, 22)} ${at(angle - 10, 40)}L${at(angle + 22, 40)}Q${at(angle - 4, 22)} 0 0z`,
  )
  .join('');
/** Footballs of radius 40: laced leather, black pentagons, triads, flames. */
const footballs: Record<Era, () => string> = {
  early: () =>
    circle(0, 0, 40, 'fill="#b9793c"') +
    line('M-38-12H38M-38 12H38M-12-12V-38M12 12V38M-14 12V37M14-12V-37', ink.line, 2.4) +
    line('M-11-5V5M-4-5V5M4-5V5M11-5V5', '#f3e2bd', 3) +
    line('M-14 0H14', '#f3e2bd', 2),
  classic: () =>
    circle(0, 0, 40, 'fill="#f4f6f8"') +
    shape(patches, `fill="${ink.line}"`) +
    line(seams, ink.line, 2.4),
  eighties: () =>
    circle(0, 0, 40, 'fill="#f4f6f8"') +
    shape(tango, `fill="${ink.line}"`) +
    line(`M${fifths.map((angle) => at(angle, 20)).join('L')}z`, ink.line, 2.4),
  nineties: () =>
    circle(0, 0, 40, 'fill="#f4f6f8"') +
    shape(patches, 'fill="#1d5fd0"') +
    line(seams, '#d8262f', 3),
  today: () =>
    circle(0, 0, 40, 'fill="#f4f6f8"') +
    shape(swirl, 'fill="#ff5a36"') +
    `<g transform="rotate(58)">${shape(swirl, `fill="${ink.line}"`)}</g>`,
};

export function soccerBall(x: number, y: number, scale: number, turn: number, era: Era): string {
  const ball =
    footballs[era]() + circle(0, 0, 40, `fill="none" stroke="${ink.line}" stroke-width="3"`);
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

/** White until the seventies, then yellow. */
export function tennisBall(x: number, y: number, scale: number, turn: number, era: Era): string {
  const yellow = era !== 'early' && era !== 'classic';
  const ball =
    circle(
      0,
      0,
      40,
      `fill="${yellow ? '#d8f13a' : '#f6f2e4'}" stroke="${ink.line}" stroke-width="3.5"`,
    ) + line('M-26-29C-2-16-2 16-26 29M26-29C2-16 2 16 26 29', yellow ? '#fff' : '#b9b19c', 5);
  return (
    placed(x, y, scale, 0, edge) + placed(x, y, scale, turn, ball) + placed(x, y, scale, 0, shade)
  );
}

/** Half the width and height of the racket's head: wooden heads are small, later ones grow. */
const racketHeads: Record<Era, readonly [rx: number, ry: number]> = {
  early: [36, 48],
  classic: [37, 50],
  eighties: [48, 58],
  nineties: [47, 62],
  today: [46, 60],
};

/** A racket standing on its grip at (150, 330). */
export function racket(frame: string, grip: string, era: Era): string {
  const [rx, ry] = racketHeads[era];
  const wooden = era === 'early' || era === 'classic';
  const head = `<ellipse cx="150" cy="${172 - ry}" rx="${rx}" ry="${ry}"`;
  // Wooden rackets have a solid neck, later frames an open one.
  const throat = wooden
    ? 'M139 168 146 226V250H154V226L161 168'
    : 'M121 158c16 18 25 38 25 62v30h8v-30c0-24 9-44 25-62';
  const coat = (colour: string, width: number) =>
    `<use href="#i" stroke="${colour}" stroke-width="${width}"/>`;
  return [
    line('M150 236V330', '#fff', 23, 'stroke-linecap="round"'),
    `<g stroke="#fff" stroke-width="19"><g id="i" fill="none" stroke-linejoin="round">${head}/>${shape(throat, '')}</g></g>`,
    `${head} fill="#fff" opacity=".35"/>${head} fill="url(#s)"/>`,
    coat(ink.line, 12),
    coat(wooden ? '#c98f4e' : frame, 7),
    wooden ? line('M150 172V240', frame, 5) : '',
    line('M150 236V330', ink.line, 18, 'stroke-linecap="round"'),
    line('M150 236V330', wooden ? '#7a4a22' : grip, 13, 'stroke-linecap="round"'),
    line('M144 270l12-7M144 286l12-7M144 302l12-7M144 318l12-7', '#000', 2, 'opacity=".35"'),
  ].join('');
}
export const strings = `<pattern id="s" width="9" height="9" patternUnits="userSpaceOnUse">${line('M0 4.5h9M4.5 0v9', ink.line, 1.3, 'opacity=".7"')}</pattern>`;

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
