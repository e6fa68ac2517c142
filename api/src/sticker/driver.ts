import type { Look } from '@craque/common/domain/athlete/look.ts';
import type { Dice } from './ink/dice.ts';
import { drawing } from './ink/drawings.ts';
import type { Era } from './ink/era.ts';
import { ink, line, type Palette } from './ink/ink.ts';
import type { Figure } from './parts/action.ts';
import { drawHelmet } from './parts/helmet.ts';
import type { Traits } from './traits.ts';

type DriverInput = { traits: Traits; dice: Dice; look: Look };

/** A driver always wears the helmet: on foot or in the car, with what the best result earned. */
export const drawDriver = (input: DriverInput): Figure =>
  input.traits.scene.endsWith('car') ? inCar(input) : onFoot(input);

const wreath = `<g transform="translate(150 146) scale(1.2) translate(-150 -158)">${drawing('held/laurel')}</g>`;
const lamps = `<g transform="translate(150 45) scale(.74) translate(-150 -139)">${drawing('held/startLights')}</g>`;

const cockpits: Record<Era, readonly [y: number, scale: number]> = {
  early: [206, 0.5],
  classic: [214, 0.48],
  eighties: [222, 0.46],
  nineties: [212, 0.44],
  today: [208, 0.44],
};

/** From the side: where the helmet's chin is. */
const seats: Record<Era, readonly [x: number, y: number]> = {
  early: [142, 248],
  classic: [148, 252],
  eighties: [152, 256],
  nineties: [154, 254],
  today: [168, 254],
};

function inCar({ traits: { era, palette, scene, flipped }, dice, look }: DriverInput): Figure {
  const isSide = scene.startsWith('side') || scene.startsWith('cockpit');
  const car = isSide ? `sideCar/${era}` : `car/${era}`;
  const [front, size] = cockpits[era];
  const [x, chin] = isSide ? seats[era] : [150, front];
  const scale = isSide ? 0.36 : size;
  const close = scene.startsWith('cockpit')
    ? ` translate(150 240) scale(1.9) translate(-${x} -${chin - 24})`
    : '';
  const turn = isSide && flipped ? 'matrix(-1 0 0 1 300 0) ' : '';
  return {
    defs: drawing('helmet/defs'),
    ...(isSide && {
      place: `${turn}translate(12 -2) scale(.92)${close || (scene === 'side lights car' ? '' : ' rotate(-9 150 280)')}`,
    }),
    behind: '',
    body:
      drawing(car, palette, 'behind') +
      (scene.endsWith('wave car') ? waving(x, chin, palette) : '') +
      `<g transform="translate(${x} ${chin}) scale(${scale}) translate(-150 -222)">${scene === 'laurel car' ? wreath : ''}${drawHelmet(palette, dice, era, look)}</g>` +
      drawing(car, palette, 'front'),
    box: { left: 6, right: 294, top: 128, bottom: 334 },
    before: drawing(car, palette, 'wheels') + (beside[scene] ?? ''),
  };
}

/** An arm out of the cockpit, behind the helmet. */
function waving(x: number, chin: number, { main, trim }: Palette): string {
  const sleeve = `M${x + 14} ${chin + 10}L${x + 40} ${chin - 64}`;
  return (
    line(sleeve, ink.line, 21, 'stroke-linecap="round"') +
    line(sleeve, main, 17, 'stroke-linecap="round"') +
    `<g transform="translate(${x + 42} ${chin - 72}) rotate(18) scale(.42)">${drawing('held/openHand', { main: trim, trim: main })}</g>`
  );
}

const beside: Record<string, string> = {
  'lights car': lamps,
  'side lights car': lamps,
  'side flag car': `<g transform="translate(196 176) scale(.62)">${drawing('held/flag')}</g>`,
};

function onFoot({ traits, dice, look }: DriverInput): Figure {
  const { era, palette, scene, flipped } = traits;
  const { main, trim } = palette;
  const x = flipped ? 54 : 246;
  const glove = { main: trim, trim: main };
  const hand = (name: string, y: number) =>
    `<g transform="translate(${x} ${y})">${drawing(`held/${name}`, glove)}</g>`;
  const arm = (y: number) => forearm(x, y, flipped ? -1 : 1, palette);
  const flag = `<g transform="translate(${x} 344) scale(${flipped ? 0.72 : -0.72} .92)">${drawing('held/flag')}</g>`;
  const held: Record<string, string> = {
    trophy: arm(332) + hand('cup', 316) + hand('fist', 300),
    wave: arm(300) + hand('openHand', 284),
    thumb: arm(320) + hand('thumb', 288),
    finger: arm(326) + hand('finger', 296),
    shoe: arm(334) + hand('shoe', 280) + hand('fist', 316),
    flag: arm(334) + flag + hand('fist', 312),
    lights: lamps,
  };
  const behind = { laurel: 'held/laurel', leap: 'held/raisedArms' }[scene];
  return {
    defs: drawing('helmet/defs'),
    behind: behind ? drawing(behind, palette) : '',
    body: drawing(`overall/${era}`, palette) + drawHelmet(palette, dice, era, look),
    before: held[scene] ?? '',
  };
}

/** The sleeve of a raised forearm from the lower edge to the cuff; `side` is that of the elbow. */
function forearm(x: number, y: number, side: -1 | 1, { main, trim }: Palette): string {
  const sleeve = `M${x + side * 16} 430L${x} ${y}`;
  return (
    line(sleeve, '#fff', 62) +
    line(sleeve, ink.line, 50) +
    line(sleeve, main, 44) +
    line(`M${x} ${y + 14}V${y}`, ink.line, 50) +
    line(`M${x} ${y + 12}V${y}`, trim, 44)
  );
}
