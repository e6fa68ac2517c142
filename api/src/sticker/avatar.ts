import { readFileSync } from 'node:fs';
import type { Avatar } from '@craque/common/domain/avatar.ts';
import type { Look } from '@craque/common/domain/athlete/look.ts';
import { figureDefs } from './figure.ts';
import { createDice } from './ink/dice.ts';
import { ink, type Palette, shape } from './ink/ink.ts';
import { inkedIn, inksOf } from './ink/tone.ts';
import { drawHead, drawHeadwear } from './parts/head.ts';
import { drawShirt, garmentClip } from './parts/kit.ts';

type Person = { look: Look; female?: true; main: string; ground: string };

const people = JSON.parse(
  readFileSync(new URL('data/avatars.json', import.meta.url), 'utf8'),
) as Record<Avatar, Person>;

/** Nobody in particular, from the parts of the stickers: head and shoulders in a square. */
export function drawAvatar(avatar: Avatar): string {
  const { look, female, main, ground } = people[avatar];
  const palette: Palette = {
    ...{ main, trim: ink.line, pattern: 'plain', inked: true },
    ground: [ground, main],
  };
  const head = drawHead({
    gender: female ? 'female' : 'male',
    ...{ look, dice: createDice(0), worn: drawHeadwear(look, palette) },
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="34 46 232 232" width="232" height="232">',
    `<defs>${figureDefs}${garmentClip}</defs>`,
    shape('M0 0h300v410H0z', `fill="${ground}"`),
    shape('M300 0v410H120z', 'opacity=".22"'),
    inkedIn(
      head.back + head.neck + drawShirt(palette, 'crew', true) + head.face + head.over,
      inksOf(palette, 'today'),
    ),
    '</svg>',
  ].join('');
}
