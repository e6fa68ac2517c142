import type { Figure } from './parts/action.ts';
import { drawCar } from './parts/car.ts';
import type { Dice } from './ink/dice.ts';
import type { Gender } from './parts/hair.ts';
import { drawHead } from './parts/head.ts';
import { drawHeadwear } from './parts/headwear.ts';
import { drawHelmet, drawOverall, helmetDefs } from './parts/helmet.ts';
import { ink, shape } from './ink/ink.ts';
import type { Traits } from './traits.ts';
import { champagne, cup, laurel, startLights, thumb } from './parts/trophies.ts';

type DriverInput = { gender: Gender; traits: Traits; dice: Dice };

const tail = shape(
  'M206 200c30 20 26 70 40 110-22-4-40-20-44-50-2-20-6-36-14-46z',
  `fill="${ink.deep}"`,
);

/** A driver: with helmet or cap, or in the car, holding what the best result earned. */
export function drawDriver(input: DriverInput): Figure {
  const { scene } = input.traits;
  return scene.endsWith('car') ? inCar(input) : onFoot(input);
}

function inCar({ traits: { era, palette, scene }, dice }: DriverInput): Figure {
  const helmet = drawHelmet(palette, dice, era);
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

function onFoot({ gender, traits, dice }: DriverInput): Figure {
  const { era, palette, scene, flipped, hair } = traits;
  const suit = drawOverall(palette, era);
  const female = gender === 'female';
  const body = () => {
    if (!scene.startsWith('cap'))
      return suit + (female ? tail : '') + drawHelmet(palette, dice, era);
    const worn = drawHeadwear('formula1', era, palette, dice);
    const head = drawHead({ gender, era, hair, dice, worn });
    return head.back + head.neck + suit + head.face + head.over;
  };
  const x = flipped ? 56 : 244;
  const held: Record<string, string> = {
    laurel: '',
    trophy: cup(x, 372, '#f2c14e', '#b9842a'),
    champagne: champagne(flipped ? 42 : 258, 316),
    thumb: thumb(x, 336, palette.trim, palette.main),
  };
  const [prop] = scene.replace('cap ', '').split(' ');
  return {
    defs: helmetDefs,
    behind: scene === 'laurel' ? laurel : '',
    body: body(),
    before:
      scene === 'lights'
        ? `<g transform="translate(0 -94)">${startLights}</g>`
        : (held[prop ?? ''] ?? ''),
  };
}
