import type { Look } from '@craque/common/domain/athlete/look.ts';
import type { Dice } from '../ink/dice.ts';
import type { Era } from '../ink/era.ts';
import { circle, ink, line, mirrored, type Palette, shape } from '../ink/ink.ts';
import { designOf, drawDesign, paintOf } from './helmet-paint.ts';

const shell =
  'M150 62C96 62 68 100 68 150c0 26 4 50 12 72 6 16 20 24 40 26h60c20-2 34-10 40-26 8-22 12-46 12-72 0-50-28-88-82-88z';
const glass = 'M76 140c30-16 118-16 148 0 4 18 2 36-4 50-28 14-112 14-140 0-6-14-8-32-4-50z';

const visor = (trim: string) =>
  [
    shape(
      glass,
      `fill="${ink.line}" stroke="${ink.line}" stroke-width="9" stroke-linejoin="round"`,
    ),
    shape(glass, 'fill="url(#v)"'),
    shape('M78 136c30-15 114-15 144 0l2 15c-32-13-116-13-148 0z', `fill="${trim}"`),
    shape(
      'M92 160c14-5 30-7 46-8l-20 42c-12-1-22-3-32-6-4-10-2-20 6-28zM150 151h12l-18 45h-14z',
      'fill="#fff" opacity=".3"',
    ),
  ].join('');

const chin =
  mirrored('z', shape('M92 212l38 7-2 9-32-6zM100 228l28 5v7l-22-4z', `fill="${ink.line}"`)) +
  shape('M138 220h24l-3 10h-18z', `fill="${ink.line}"`);
const hinges =
  circle(75, 164, 9, `fill="#c9d1d9" stroke="${ink.line}" stroke-width="3"`) +
  circle(75, 164, 2.5, `fill="${ink.line}"`);

/** A full-face helmet with the visor shut. */
function fullFace({ main, trim }: Palette, dice: Dice, livery: string): string {
  return `<g transform="rotate(${dice('tilt', 9) - 4} 150 215)">${[
    shape(shell, `fill="${main}"`),
    `<g clip-path="url(#h)">${livery}`,
    shape(
      'M180 56c40 10 56 50 54 96-2 40-10 80-30 104h-40c30-60 44-130 16-200z',
      'fill="#000" opacity=".22"',
    ),
    shape('M128 68C98 76 82 100 80 132c16-30 32-46 58-52z', 'fill="#fff" opacity=".5"'),
    '</g>',
    shape('M132 62q18-6 36 0l-4 10h-28z', `fill="${ink.line}"`),
    line(shell, ink.line, 3),
    visor(trim),
    chin,
    mirrored('o', hinges),
  ].join('')}</g>`;
}
const face =
  shape('M100 140c-4 44 8 74 24 88 16 12 36 12 52 0 16-14 28-44 24-88z', `fill="${ink.base}"`) +
  shape('M100 140c-4 44 8 74 24 88 8 6 16 8 24 9-14-24-20-56-18-97z', `fill="${ink.light}"`) +
  shape('M130 140c-2 42 4 74 18 97l17-2c-14-24-20-54-18-95z', 'fill="url(#d)"');
const goggles = (strap: string) =>
  line('M92 152Q150 134 208 152', ink.line, 17) +
  line('M92 152Q150 134 208 152', strap, 11) +
  mirrored(
    'o',
    shape('M106 146q24-12 42-4l-2 28q-16 10-34 4-8-12-6-28z', 'fill="#e9edf0"') +
      shape('M112 150q16-8 30-4l-1 20q-12 6-24 2-6-8-5-18z', 'fill="url(#v)"') +
      line('M106 146q24-12 42-4l-2 28q-16 10-34 4-8-12-6-28z', ink.line, 3),
  );

/** A cloth cap with ear flaps, buckled under the chin. */
function clothCap({ main }: Palette): string {
  const cap = 'M96 158C86 104 110 74 150 74s64 30 54 84l-6 34-12-6 2-36q-38-18-76 0l2 36-12 6z';
  return [
    line('M104 186Q112 238 150 240 188 238 196 186', '#6b4a2a', 8),
    face,
    shape(cap, `fill="${main}"`),
    shape(
      'M166 76c34 8 46 36 38 82l-6 34-12-6 2-36-12-5c2-30-2-52-10-69z',
      'fill="#000" opacity=".22"',
    ),
    line('M150 75V140M122 82Q112 104 112 144M178 82Q188 104 188 144', ink.line, 2, 'opacity=".5"'),
    line(cap, ink.line, 3),
    goggles('#6b4a2a'),
  ].join('');
}

/** An open-face hard shell, with a peak and a scarf. */
function openFace({ main, trim }: Palette, livery: string): string {
  const dome = 'M88 166C76 92 108 58 150 58s74 34 62 108l-4 34-16-4V146q-42-16-84 0v50l-16 4z';
  return [
    face,
    shape('M106 196q44 18 88 0l-8 34q-14 16-36 16t-36-16z', `fill="${trim}"`),
    line('M116 206q34 12 68 0M122 222q28 10 56 0', ink.line, 2, 'opacity=".4"'),
    shape(dome, `id="w" fill="${main}"`),
    `<clipPath id="j"><use href="#w"/></clipPath><g clip-path="url(#j)">${livery}${shape('M170 56c40 10 52 56 42 110l-4 34-16-4v-50l-14-4c4-34 2-60-8-86z', 'fill="#000" opacity=".22"')}</g>`,
    shape('M124 68c-18 8-28 24-30 46 12-20 26-32 44-40z', 'fill="#fff" opacity=".5"'),
    line(dome, ink.line, 3),
    goggles(trim),
    shape('M98 142q52-30 104 0l2-12q-54-30-108 0z', `fill="${ink.line}"`),
  ].join('');
}

/**
 * Headgear of drivers by era, painted as the driver is known for; until that is due, and for whoever
 * is known for none, in the team's colours and a scheme of chance.
 */
export function drawHelmet(team: Palette, dice: Dice, era: Era, look: Look): string {
  const [main, trim, third] = look.helmet
    ? paintOf(look.helmet)
    : [team.main, team.trim, team.trim];
  const palette = { ...team, main, trim };
  const livery = drawDesign(designOf(look, dice), main, trim, third);
  const leaning = (drawing: string) =>
    `<g transform="rotate(${dice('tilt', 9) - 4} 150 215)">${drawing}</g>`;
  if (era === 'early') return leaning(clothCap(palette));
  if (era === 'classic') return leaning(openFace(palette, livery));
  return fullFace(palette, dice, livery);
}

export const helmetDefs = `<clipPath id="h">${shape(shell, '')}</clipPath><linearGradient id="v" x2="1" y2="1"><stop stop-color="#0b1016"/><stop offset=".5" stop-color="#33475c"/><stop offset=".75" stop-color="#8a6a3a"/><stop offset="1" stop-color="#12161c"/></linearGradient>`;

/** Overall with stand-up collar; later eras add belts and the yoke of the head and neck support. */
export function drawOverall({ main, trim }: Palette, era: Era): string {
  const suit =
    'M112 240C96 262 64 270 46 282 26 296 20 336 16 440H284C280 336 274 296 254 282 236 270 204 262 188 240z';
  const safety = era === 'today' || era === 'nineties';
  const side = [
    shape('M46 282c-20 14-26 54-30 158h46c-2-60 0-110 22-170-14 4-28 8-38 12z', `fill="${trim}"`),
    era === 'early'
      ? line('M84 330h40v46h-40z', ink.line, 2.5)
      : shape('M60 276c-10 4-16 8-20 12l30 30 22-10z', `fill="${ink.line}" opacity=".85"`),
    safety ? shape('M110 238c-16 22-24 60-24 202h34c0-90 6-140 22-176z', `fill="${ink.line}"`) : '',
    era === 'early'
      ? ''
      : shape('M106 262c-8 30-11 80-11 178h16c0-90 3-140 13-172z', `fill="${trim}"`) +
        line('M100 320h17M99 338h18', ink.line, 5),
    line('M112 248c-8 14-14 34-17 60', '#fff', 2, 'opacity=".4"'),
  ].join('');
  return [
    shape(suit, `fill="${main}"`),
    mirrored('y', side),
    shape(
      'M112 238c10 20 66 20 76 0l6 22c-18 24-70 24-88 0z',
      `fill="${main}" stroke="${ink.line}" stroke-width="3"`,
    ),
    shape('M138 254h34v12h-34z', `fill="${trim}"`),
    line('M150 268v172', ink.line, 2.5),
    shape(
      'M190 250c18 14 46 20 64 32 20 14 26 54 30 158h-84c16-50 12-130-10-190z',
      'fill="#000" opacity=".18"',
    ),
  ].join('');
}
