import type { Look } from '@craque/common/domain/athlete/look.ts';
import type { Figure } from './parts/action.ts';
import { drawCar } from './parts/car.ts';
import type { Dice } from './ink/dice.ts';
import { drawHelmet, drawOverall, helmetDefs } from './parts/helmet.ts';
import type { Traits } from './traits.ts';
import { chequered, finger, raisedArms, shoe } from './parts/driver-props.ts';
import { champagne, cup, laurel, startLights, thumb } from './parts/trophies.ts';

type DriverInput = { traits: Traits; dice: Dice; look: Look };

/** A driver always wears the helmet: on foot or in the car, with what the best result earned. */
export function drawDriver(input: DriverInput): Figure {
  const { scene } = input.traits;
  return scene.endsWith('car') ? inCar(input) : onFoot(input);
}

function inCar({ traits: { era, palette, scene }, dice, look }: DriverInput): Figure {
  const helmet = drawHelmet(palette, dice, era, look);
  const crowned = `<g transform="translate(150 292) scale(.56) translate(-150 -158)">${laurel}</g>`;
  return {
    defs: helmetDefs,
    behind: '',
    body: drawCar(era, palette, helmet),
    before:
      scene === 'laurel car'
        ? crowned
        : scene === 'lights car'
          ? `<g transform="translate(0 -92)">${startLights}</g>`
          : '',
  };
}

function onFoot({ traits, dice, look }: DriverInput): Figure {
  const { era, palette, scene, flipped } = traits;
  const x = flipped ? 56 : 244;
  const held: Record<string, string> = {
    trophy: cup(x, 372, '#f2c14e', '#b9842a'),
    champagne: champagne(flipped ? 42 : 258, 316),
    thumb: thumb(x, 336, palette.trim, palette.main),
    finger: finger(x, 336, palette.trim, palette.main),
    shoe: shoe(x, 330),
    flag: chequered(x, flipped),
    lights: `<g transform="translate(0 -94)">${startLights}</g>`,
  };
  return {
    defs: helmetDefs,
    behind: { laurel, leap: raisedArms(palette) }[scene] ?? '',
    body: drawOverall(palette, era) + drawHelmet(palette, dice, era, look),
    before: held[scene] ?? '',
  };
}
