import { buildsOf } from '@craque/common/domain/athlete/build.ts';
import { positionsOf } from '@craque/common/domain/athlete/athlete.ts';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawFigure } from './figure.ts';
import { createDice } from './ink/dice.ts';
import { scenesOf } from './scenes.ts';
import { traitsOf } from './traits.ts';

const size = { width: 50, height: 68 };

/** Which of 50 x 68 dots are covered by the figure of somebody of whom nothing is known. */
async function outline(sport: Sport, gender: 'female' | 'male', variant: number) {
  const position = positionsOf[sport][variant % positionsOf[sport].length];
  const subject = { sport, gender, variant, born: 1990, ...(position && { position }) };
  const traits = { ...traitsOf(subject), flipped: false };
  const dice = createDice(variant);
  const figure = drawFigure({ ...subject, traits, dice, look: {}, digits: '' });
  const { behind, body, before, defs, place = 'translate(12 -2) scale(.92)' } = figure;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 410"><defs>${defs}</defs><g transform="${place}">${behind}${body}${before}</g></svg>`;
  const dots = await sharp(Buffer.from(svg)).resize(size).extractChannel('alpha').raw().toBuffer();
  return [...dots].map((alpha) => alpha > 127);
}

/** The share of the covered dots that one has and the other has not. */
function difference(one: readonly boolean[], other: readonly boolean[]): number {
  const either = one.filter((dot, at) => dot || other[at]).length;
  return one.filter((dot, at) => dot !== other[at]).length / either;
}

describe('the outlines of those of whom nothing is known', () => {
  test.each(sports)('can be told apart, at least forty of them: %s', async (sport) => {
    const kept: boolean[][] = [];
    for (let variant = 0; variant < 300 && kept.length < 40; variant += 1) {
      const next = await outline(sport, 'male', variant);
      if (kept.every((each) => difference(next, each) > 0.15)) kept.push(next);
    }
    expect(kept.length).toBe(40);
  });

  test('are of three builds or more in each sport, for women and men', () => {
    for (const sport of sports)
      for (const gender of ['female', 'male'] as const) {
        const builds = positionsOf[sport].flatMap((position) =>
          buildsOf({ sport, gender, position }),
        );
        expect(new Set(builds).size).toBeGreaterThanOrEqual(3);
        for (const position of positionsOf[sport])
          expect(scenesOf(sport, position)).not.toEqual([]);
      }
  });
});
