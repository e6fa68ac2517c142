import { drawing } from '../ink/drawings.ts';
import { ink, luminance, shape } from '../ink/ink.ts';
import { between, flesh, type Joints, type Limb, muscle, step, write } from '../poses/rig.ts';
import { angleOf, type Clothed, edged, gleam, lineOn } from './cloth.ts';

export function drawLegs(joints: Joints, clothed: Clothed): string {
  const { legs, pelvis } = joints;
  const { shorts, shortsShare, skirt } = clothed.dress;
  const k = clothed.frame.limb;
  const [far, near] = legs;
  const hips = flesh(far.root, 18 * k, near.root, 18 * k) + seatOf(joints, clothed);
  const flared = () => {
    const hem = (limb: Limb, side: number) =>
      step(between(limb.root, limb.joint, shortsShare), 90, side * 15);
    const waist = (side: number) => step(pelvis, 90 - clothed.action.spine, side * 17);
    return `M${write(waist(-1))}L${write(hem(far, -1))} ${write(hem(near, 1))} ${write(waist(1))}z`;
  };
  return (
    drawLeg(far, clothed, 0) +
    drawLeg(near, clothed, 1) +
    shape(skirt ? flared() : hips, skirt ? edged(shorts) : `fill="${shorts}"`)
  );
}

/** Between thighs that are apart; empty while they close the gap themselves. */
function seatOf({ legs: [far, near], pelvis }: Joints, { dress, frame, action }: Clothed): string {
  const [[left], [right]] = action.legs;
  if (right - left < 50) return '';
  const inseam = ({ root, joint }: Limb) =>
    write(between(root, joint, 0.5 * Math.min(1, dress.shortsShare)));
  const crotch = write(step(pelvis, -action.spine, 30 * frame.limb));
  return `M${write(pelvis)}L${inseam(far)}Q${crotch} ${inseam(near)}z`;
}

function drawLeg(limb: Limb, clothed: Clothed, at: 0 | 1): string {
  const { shorts, shortsShare, looseness, skirt, sock, sockShare } = clothed.dress;
  const { root, joint, end } = limb;
  const k = clothed.frame.limb;
  const calf = calfOf(limb, clothed.action.toes[at]);
  const long = shortsShare > 1;
  const hem = between(root, joint, Math.min(1, shortsShare));
  const thigh = flesh(root, 18 * k, hem, 12 * k + 0.8 * looseness, !long);
  const below = long
    ? flesh(joint, 14 * k, between(joint, end, shortsShare - 1), 11 * k, true)
    : '';
  const shin = muscle(joint, 10.5 * k, calf, 11.5 * k, end, 6 * k);
  const top = between(joint, end, 1 - sockShare);
  return [
    shape(flesh(root, 16 * k, joint, 10.5 * k) + shin, `fill="${at ? ink.base : ink.deep}"`),
    at ? gleam(limb) : '',
    sockShare ? shape(flesh(top, (8 + 4 * sockShare) * k, end, 7 * k), edged(sock)) : '',
    drawShoe(limb, clothed, at),
    skirt ? '' : shape(thigh + below, edged(shorts)),
  ].join('');
}

/** A little behind the shin, on the side of the heel. */
function calfOf({ joint, end }: Limb, toe: number) {
  const along = angleOf(joint, end);
  const behind = Math.sin(((toe - along) * Math.PI) / 180) > 0 ? -90 : 90;
  return step(between(joint, end, 0.34), along + behind, 1.8);
}

/** The sole on the side that is away from the knee. */
function drawShoe({ joint, end }: Limb, { dress, frame, action }: Clothed, at: 0 | 1): string {
  const toe = action.toes[at];
  const turned = 90 - toe;
  const radians = (turned * Math.PI) / 180;
  const over = (joint[0] - end[0]) * -Math.sin(radians) + (joint[1] - end[1]) * Math.cos(radians);
  const size = Math.round((frame.foot / 25) * 100) / 100;
  const sole = luminance(dress.shoe) > 0.6 ? '#9aa5b0' : '#ffffff';
  const shoe = () =>
    drawing(dress.highShoe ? 'shoe/high' : 'shoe/low', { main: dress.shoe, trim: sole });
  const drawn = at ? '<use href="#sh"/>' : `<g id="sh">${shoe()}</g>`;
  return `<g transform="translate(${write(end)}) rotate(${turned}) scale(${over > 0 ? `${size} -${size}` : size})" stroke="${lineOn(dress.shoe)}">${drawn}</g>`;
}
