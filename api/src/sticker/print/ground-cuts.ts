import type { Era } from '../ink/era.ts';
import { circle, line, shape } from '../ink/ink.ts';

/** The second colour of a ground; `lean` is 0 to 69 and moves its edges. */
export type Cut = (second: string, lean: number) => string;

const wedges = (count: number, half: number, [x, y]: readonly [number, number]) =>
  Array.from({ length: count }, (_, at) => {
    const ends = [-half, half].map((off) => {
      const turn = ((at * (360 / count) + off) * Math.PI) / 180;
      return `${Math.round(x + Math.cos(turn) * 420)} ${Math.round(y + Math.sin(turn) * 420)}`;
    });
    return `M${x} ${y}L${ends.join(' ')}z`;
  }).join('');
const rows = (
  from: number,
  apart: number,
  count: number,
  each: (y: number, at: number) => string,
) => Array.from({ length: count }, (_, at) => each(from + at * apart, at)).join('');

const stripes = (
  [from, apart, count]: readonly [number, number, number],
  each: (y: number) => string,
  ...[colour, width, rest]: readonly [colour: string, width: number, rest?: string]
) => line(rows(from, apart, count, each), colour, width, rest);

/** Painted cards: a far stand, a sun, an oval, a pale awning. */
const early: readonly Cut[] = [
  (second, lean) =>
    shape(
      `M0 ${196 + lean / 2}Q80 ${170 + lean / 2} 150 ${190 + lean / 2}T300 ${180 + lean / 2}V410H0z`,
      `fill="${second}"`,
    ) + stripes([214, 16, 9], (y) => `M0 ${y + lean / 2}H300`, '#fff', 1.5, 'opacity=".4"'),
  (second, lean) => shape(wedges(16, 5, [150, 236 - lean]), `fill="${second}" opacity=".75"`),
  (second) =>
    `<ellipse cx="150" cy="182" rx="118" ry="150" fill="${second}"/><ellipse cx="150" cy="182" rx="108" ry="140" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>`,
  (second, lean) =>
    stripes([20 + lean / 3, 52, 6], (x) => `M${x} 0V410`, second, 22, 'opacity=".8"'),
];
/** Rainbows, waves, a low sun, bent stripes. */
const classic: readonly Cut[] = [
  (second, lean) =>
    [330, 262, 194, 126]
      .map((r, at) =>
        circle(
          20,
          396 - lean,
          r,
          `fill="none" stroke="${at % 2 ? '#fff' : second}" stroke-width="34" opacity="${at % 2 ? '.45' : '1'}"`,
        ),
      )
      .join(''),
  (second, lean) =>
    stripes([60 + lean, 74, 5], (y) => `M-20 ${y}q45-46 90 0t90 0 90 0 90 0`, second, 36),
  (second, lean) =>
    circle(150, 176, 124, `fill="${second}"`) +
    stripes([200 + lean / 3, 22, 9], (y) => `M0 ${y}H300`, '#fff', 6, 'opacity=".4"'),
  (second, lean) =>
    [0, 46, 92]
      .map((off, at) =>
        line(
          `M${60 + off + lean} 420V${240 + off}Q${60 + off + lean} ${120 + off} ${190 + lean} ${120 + off}H320`,
          at === 1 ? '#fff' : second,
          30,
          at === 1 ? 'opacity=".5"' : '',
        ),
      )
      .join(''),
];
/** Stripes, a slit sun over a grid, scattered shapes, a broad arrow. */
const eighties: readonly Cut[] = [
  (second, lean) =>
    line(`M${-60 + lean} 420 ${250 + lean} 0`, second, 62) +
    line(`M${6 + lean} 420 ${316 + lean} 0`, '#fff', 18) +
    line(`M${44 + lean} 420 ${354 + lean} 0`, second, 26),
  (second, lean) =>
    circle(150, 170, 116, `fill="${second}"`) +
    rows(
      150,
      22,
      6,
      (y, at) =>
        `<rect x="20" y="${y}" width="260" height="${3 + at * 2}" fill="#0b1024" opacity=".45"/>`,
    ) +
    line(
      `M0 270H300M0 296H300M0 330H300${rows(-4, 1, 9, (at) => `M${150 + at * 22} 262L${150 + at * 90 + lean - 35} 410`)}`,
      '#fff',
      2,
      'opacity=".55"',
    ),
  (second, lean) =>
    shape(`M${30 + lean} 60l60 100H${lean - 30}zM300 220l-70 30 50 60z`, `fill="${second}"`) +
    line('M16 270l22-22 22 22 22-22 22 22M190 60l20-20 20 20 20-20 20 20', '#fff', 7) +
    circle(60, 330, 26, `fill="none" stroke="${second}" stroke-width="11"`) +
    circle(244, 150, 30, 'fill="#fff" opacity=".5"'),
  (second, lean) =>
    shape(
      `M0 ${60 + lean}L150 ${lean - 20}L300 ${60 + lean}V${190 + lean}L150 ${110 + lean}L0 ${190 + lean}z`,
      `fill="${second}"`,
    ) + line(`M0 ${220 + lean}L150 ${140 + lean}L300 ${220 + lean}`, '#fff', 10, 'opacity=".7"'),
];
/** A bolt, a swoosh, a burst, speed lines. */
const nineties: readonly Cut[] = [
  (second, lean) =>
    shape(`M${150 + lean} -10H${300}V120L190 206l46 8L60 420 120 262l-54-10z`, `fill="${second}"`),
  (second, lean) =>
    shape(
      `M-10 ${330 - lean}C90 ${320 - lean} 210 240 310 40V${170 + lean}C220 330 90 390-10 400z`,
      `fill="${second}"`,
    ) + line(`M-10 ${300 - lean}C90 ${290 - lean} 200 210 300 10`, '#fff', 8, 'opacity=".6"'),
  (second, lean) =>
    shape(
      `${Array.from({ length: 28 }, (_, at) => {
        const turn = ((at * 360) / 28 + lean) * (Math.PI / 180);
        const reach = at % 2 ? 96 : 190;
        return `${at ? 'L' : 'M'}${Math.round(150 + Math.cos(turn) * reach)} ${Math.round(170 + Math.sin(turn) * reach)}`;
      }).join('')}z`,
      `fill="${second}"`,
    ),
  (second, lean) =>
    rows(40, 38, 9, (y, at) =>
      shape(
        `M${((at * 67 + lean * 2) % 170) - 20} ${y}H320V${y + 9 + ((at * 5) % 16)}H${((at * 67 + lean * 2) % 170) + 10}z`,
        `fill="${at % 3 === 2 ? '#fff' : second}" opacity="${at % 3 === 2 ? '.5' : '.95'}"`,
      ),
    ),
];
/** Slants, a rising edge, two bars, rays, arrowheads. */
const today: readonly Cut[] = [
  (second, lean) => shape(`M300 0v410H${120 - lean / 2}L${180 + lean} 0z`, `fill="${second}"`),
  (second, lean) => shape(`M0 ${260 + lean / 2}L300 ${90 + lean / 2}V410H0z`, `fill="${second}"`),
  (second, lean) =>
    shape(
      `M${60 + lean} 0h66L${76 - lean / 2} 410H${10 - lean / 2}zM${210 + lean} 0h26L${190 - lean / 2} 410h-26z`,
      `fill="${second}"`,
    ),
  (second) => shape(wedges(9, 10, [150, 150]), `fill="${second}" opacity=".8"`),
  (second, lean) =>
    line(
      `M-20 ${180 + lean}L150 ${30 + lean} 320 ${180 + lean}M-20 ${290 + lean}L150 ${140 + lean} 320 ${290 + lean}`,
      second,
      46,
    ),
];

export const cuts: Record<Era, readonly Cut[]> = { early, classic, eighties, nineties, today };
