import type { Look } from '@craque/common/domain/athlete/look.ts';
import type { Figure } from './parts/action.ts';
import { drawCar } from './parts/car.ts';
import type { Dice } from './ink/dice.ts';
import { drawHelmet, drawOverall, helmetDefs } from './parts/helmet.ts';
import type { Traits } from './traits.ts';
import {
  chequered,
  finger,
  fist,
  forearm,
  openHand,
  raisedArms,
  shoe,
} from './parts/driver-props.ts';
import { cup, laurel, startLights, thumb } from './parts/trophies.ts';

type DriverInput = { traits: Traits; dice: Dice; look: Look };

/** A driver always wears the helmet: on foot or in the car, with what the best result earned. */
export function drawDriver(input: DriverInput): Figure {
  const { scene } = input.traits;
  return scene.endsWith('car') ? inCar(input) : onFoot(input);
}

/** Between the labels of the upper corners. */
const lamps = `<g transform="translate(150 45) scale(.74) translate(-150 -139)">${startLights}</g>`;

function inCar({ traits: { era, palette, scene }, dice, look }: DriverInput): Figure {
  const helmet = drawHelmet(palette, dice, era, look);
  const crowned = `<g transform="translate(150 292) scale(.56) translate(-150 -158)">${laurel}</g>`;
  return {
    defs: helmetDefs,
    behind: '',
    body: drawCar(era, palette, helmet),
    before: scene === 'laurel car' ? crowned : scene === 'lights car' ? lamps : '',
  };
}

function onFoot({ traits, dice, look }: DriverInput): Figure {
  const { era, palette, scene, flipped } = traits;
  const { main, trim } = palette;
  const x = flipped ? 54 : 246;
  const arm = (y: number) => forearm(x, y, flipped ? -1 : 1, palette);
  const held: Record<string, string> = {
    trophy: arm(332) + cup(x, 316, '#f2c14e', '#b9842a') + fist(x, 300, trim),
    wave: arm(300) + openHand(x, 284, trim, main),
    thumb: arm(320) + thumb(x, 288, trim, main),
    finger: arm(326) + finger(x, 296, trim, main),
    shoe: arm(334) + shoe(x, 280) + fist(x, 316, trim),
    flag: arm(334) + chequered(x, flipped) + fist(x, 312, trim),
    lights: lamps,
  };
  return {
    defs: helmetDefs,
    behind: { laurel, leap: raisedArms(palette) }[scene] ?? '',
    body: drawOverall(palette, era) + drawHelmet(palette, dice, era, look),
    before: held[scene] ?? '',
  };
}
