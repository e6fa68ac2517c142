import type { Sport } from '@craque/common/domain/sport.ts';
import type { Dice } from './portrait-dice.ts';
import { line, type Palette, shape } from './portrait-ink.ts';

/** The picture inside the white border, in sticker units. */
export const picture = { x: 14, y: 14, width: 272, height: 382 };
const area = `<rect x="${picture.x}" y="${picture.y}" width="${picture.width}" height="${picture.height}"`;

/** What shows through behind the figure: net, ball, court, chequers. */
const marks: Record<Sport, string> = {
  soccer: line(
    'M14 210H286M150 210m-76 0a76 76 0 1 0 152 0a76 76 0 1 0-152 0M62 14v44h176V14M110 14v18h80V14',
    '#fff',
    3,
  ),
  basketball: line(
    'M30 14v40a120 120 0 0 0 240 0V14M104 14v96h92V14M104 110a46 46 0 0 0 92 0',
    '#fff',
    3,
  ),
  tennis: line('M44 14V396M256 14V396M44 120H256M150 120V396M14 62H286', '#fff', 3),
  formula1:
    line('M14 34H286M14 66H286', '#fff', 16, 'stroke-dasharray="16 16"') +
    line('M30 50H286', '#fff', 16, 'stroke-dasharray="16 16"'),
};

/** Dots that grow downwards: rows of round dashes of no length. */
function halftone(): string {
  const rows = Array.from({ length: 14 }, (_, row) => {
    const size = String(Math.round(8 + row * 5) / 10);
    return `<path d="M${row % 2 ? -24 : -20} ${250 + row * 8}h350" stroke-width="${size}"/>`;
  }).join('');
  return `<g id="t" fill="none" stroke-linecap="round" stroke-dasharray="0 8">${rows}</g>`;
}
const rays = Array.from({ length: 9 }, (_, at) => {
  const ends = [at * 40 - 10, at * 40 + 10].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return `${Math.round(150 + Math.cos(turn) * 330)} ${Math.round(150 + Math.sin(turn) * 330)}`;
  });
  return `M150 150L${ends.join(' ')}z`;
}).join('');

/** The slanted second colour in four cuts; `lean` moves its upper end. */
function cut(dice: Dice, second: string): string {
  const lean = 30 + dice('lean', 70);
  const cuts = [
    shape(`M300 0v410H${120 - lean / 2}L${150 + lean} 0z`, `fill="${second}"`),
    shape(`M0 ${250 + lean / 2}L300 ${70 + lean / 2}V410H0z`, `fill="${second}"`),
    shape(
      `M${40 + lean} 0h66L${76 - lean / 2} 410H${10 - lean / 2}zM${190 + lean} 0h26L${190 - lean / 2} 410h-26z`,
      `fill="${second}"`,
    ),
    shape(rays, `fill="${second}" opacity=".8"`),
  ];
  const drawing = cuts[dice('cut', cuts.length)] ?? '';
  return dice('flip', 2) ? `<g transform="matrix(-1 0 0 1 300 0)">${drawing}</g>` : drawing;
}

/** Slanted two-colour ground with the lines of the sport, a light behind the head and halftone rising from below. */
export function drawGround(sport: Sport, { ground: [first, second] }: Palette, dice: Dice): string {
  return [
    `${area} fill="${first}"/>`,
    cut(dice, second),
    `<g opacity=".3" transform="rotate(${dice('marks', 13) - 6} 150 205)">${marks[sport]}</g>`,
    `${area} fill="url(#g)"/>`,
    `<g transform="rotate(${dice('dots', 2) ? 14 : -14} 150 300)" stroke="#05080c" opacity=".3">${halftone()}</g>`,
    `<use href="#t" transform="rotate(${dice('dots', 2) ? 194 : 166} 150 190)" stroke="#fff" opacity=".3"/>`,
  ].join('');
}

export const groundDefs =
  '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="150" cy="150" r="220"><stop stop-color="#fff" stop-opacity=".75"/><stop offset=".55" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#05080c" stop-opacity=".4"/></radialGradient>';
