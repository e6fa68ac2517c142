import { drawing } from '../ink/drawings.ts';
import { ink } from '../ink/ink.ts';
import { type Limb, write } from '../poses/rig.ts';
import { angleOf, type Clothed, lineOn } from './cloth.ts';

/** At the end of the forearm, the thumb on the side of the body. */
export function drawHand({ joint, end }: Limb, clothed: Clothed, at: 0 | 1): string {
  const { dress, frame, action, chest } = clothed;
  const angle = angleOf(joint, end);
  const inward = (chest[0] - end[0]) * Math.cos((angle * Math.PI) / 180);
  const down = (chest[1] - end[1]) * -Math.sin((angle * Math.PI) / 180);
  const size = Math.round((0.35 + 0.65 * frame.limb) * (dress.glove ? 128 : 104)) / 100;
  const [far, near] = action.hands ?? ['loose', 'loose'];
  const hand = () => drawing(`hand/${at ? near : far}`);
  const drawn = !at ? `<g id="hn">${hand()}</g>` : far === near ? '<use href="#hn"/>' : hand();
  const fill = dress.glove ?? (at ? ink.base : ink.deep);
  const edge = dress.glove ? ` stroke="${lineOn(dress.glove)}"` : '';
  return `<g transform="translate(${write(end)}) rotate(${Math.round(-angle)}) scale(${inward + down < 0 ? `-${size} ${size}` : size})" fill="${fill}"${edge}>${drawn}</g>`;
}
