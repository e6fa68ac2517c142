import { ink, line, type Palette, shape } from '../ink/ink.ts';

const standingAt = (x: number, y: number, drawing: string) =>
  `<g transform="translate(${x} ${y})" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
const paper = (data: string, width = 13) => line(data, '#fff', width);

/** A raised index finger in a racing glove; the spot is the wrist. */
export function finger(x: number, y: number, colour: string, trim: string): string {
  const hand =
    'M-26 46V-66Q-26-78-16-78-6-78-6-66V-14Q-2-20 6-18 10-24 18-20 26-22 28-12 36-10 34 2V20Q34 32 24 38V46z';
  return standingAt(
    x,
    y,
    paper(hand) +
      shape(hand, `fill="${colour}" stroke="${ink.line}" stroke-width="4"`) +
      line('M-6-14V6M6-18V4M18-18V4M28-12V6M-26 22Q-4 4 14 16', ink.line, 2.4) +
      shape('M-26 36H24V46H-26z', `fill="${trim}"`),
  );
}

/** A racing boot held up to drink from. */
export function shoe(x: number, y: number): string {
  const boot = 'M-18-62H16V-14Q20-2 38 4 46 8 46 20V26H-18z';
  return standingAt(
    x,
    y,
    `<g transform="rotate(-24)">${paper(boot)}${shape(boot, `fill="#e9edf0" stroke="${ink.line}" stroke-width="4"`)}${line('M-18 18H46M-6-40H16M-6-28H16M-6-16H18', ink.line, 3)}</g>` +
      line('M-34-74q-6-16 2-26M-16-78q-2-18 6-30M4-76q4-14 12-20', '#fff', 6),
  );
}

/** The chequered flag on its pole, waved away from the helmet. */
export function chequered(x: number, flipped: boolean): string {
  const way = flipped ? 1 : -1;
  const cloth = 'M0-120Q34-136 66-118 96-104 124-120V-44Q96-28 66-42 34-60 0-44z';
  const squares = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4, 5]
      .filter((column) => (row + column) % 2 === 0)
      .map((column) => `M${column * 21}${-122 + row * 20}h21v20h-21z`),
  );
  return `<g transform="translate(${x} 344) scale(${way * 0.72} .92)" stroke-linejoin="round" stroke-linecap="round">${[
    paper(cloth, 12),
    line('M0-126V60', '#fff', 16),
    line('M0-126V60', '#6b4a2a', 8),
    shape(cloth, 'id="y1" fill="#ffffff"'),
    '<clipPath id="y2"><use href="#y1"/></clipPath>',
    `<g clip-path="url(#y2)">${shape(squares.join(''), `fill="${ink.line}"`)}</g>`,
    line(cloth, ink.line, 3.5),
  ].join('')}</g>`;
}

/** The sleeve of a raised forearm from the lower edge to the cuff; `side` is that of the elbow. */
export function forearm(x: number, y: number, side: -1 | 1, { main, trim }: Palette): string {
  const sleeve = `M${x + side * 16} 430L${x} ${y}`;
  return (
    line(sleeve, '#fff', 62) +
    line(sleeve, ink.line, 50) +
    line(sleeve, main, 44) +
    line(`M${x} ${y + 14}V${y}`, ink.line, 50) +
    line(`M${x} ${y + 12}V${y}`, trim, 44)
  );
}

/** A gloved hand closed round what is held. */
export const fist = (x: number, y: number, colour: string): string =>
  standingAt(
    x,
    y,
    shape(
      'M-22-12Q-22-18-14-18H14Q22-18 22-10V10Q22 20 12 20H-12Q-22 20-22 10z',
      `fill="${colour}" stroke="${ink.line}" stroke-width="4"`,
    ) + line('M-20-6H8M-20 2H8M-20 10H8', ink.line, 2.4),
  );

/** An open hand that waves; the spot is the palm. */
export function openHand(x: number, y: number, colour: string, trim: string): string {
  const fingers = 'M-17-8-24-48M-6-12-8-60M7-12 9-60M18-8 25-48M18 10 38-14';
  const palm = 'M-22-10H22V14Q22 26 16 34H-16Q-22 26-22 14z';
  return standingAt(
    x,
    y,
    line(fingers, '#fff', 24) +
      paper(palm) +
      line(fingers, ink.line, 15) +
      shape(palm, `fill="${ink.line}" stroke="${ink.line}" stroke-width="4"`) +
      line(fingers, colour, 11) +
      shape(palm, `fill="${colour}"`) +
      shape('M-18 26H18L16 34H-16z', `fill="${trim}"`),
  );
}

/** Both arms thrown up beside the helmet, behind the overall. */
export function raisedArms({ main, trim }: Palette): string {
  const arm = (side: -1 | 1) => {
    const at = (x: number) => 150 + side * x;
    const sleeve = `M${at(92)} 340Q${at(136)} 280 ${at(120)} 190`;
    const fist = `M${at(119)} 165v-2`;
    return (
      line(sleeve, '#fff', 66, 'stroke-linecap="round"') +
      line(fist, '#fff', 68, 'stroke-linecap="round"') +
      line(sleeve, ink.line, 52, 'stroke-linecap="round"') +
      line(sleeve, main, 46, 'stroke-linecap="round"') +
      line(`M${at(121)} 205l-1-8`, trim, 46) +
      line(fist, ink.line, 54, 'stroke-linecap="round"') +
      line(fist, trim, 48, 'stroke-linecap="round"')
    );
  };
  return arm(-1) + arm(1);
}
