import { readFileSync } from 'node:fs';
import { type Sport, sports } from '@craque/common/domain/sport.ts';
import { describe, expect, test } from '@jest/globals';
import { traitsOf } from '../traits.ts';
import { eras } from './era.ts';
import { apart } from './ink.ts';
import { inksOf } from './tone.ts';

const table: Record<Sport, Record<string, string>> = JSON.parse(
  readFileSync(new URL('../data/team-colours.json', import.meta.url), 'utf8'),
);

/** Of every team, of each sport while the team is hidden, and on every surface of tennis. */
const cards = sports.flatMap((sport) =>
  [undefined, ...Object.keys(table[sport])].flatMap((team) =>
    Array.from({ length: sport === 'tennis' ? 12 : 1 }, (_, variant) => {
      const gender = variant % 2 ? 'female' : 'male';
      const { palette } = traitsOf({ sport, gender, variant, ...(team && { team }) });
      return { name: `${sport} ${team}`, palette };
    }),
  ),
);

describe('the tones of a figure', () => {
  test.each(eras)('stand out from kit, ground and paper, and from each other: %s', (era) => {
    const faint = cards.filter(({ palette }) => {
      const { deep, base, light, face } = inksOf(palette, era);
      const { main, trim, ground } = palette;
      return (
        apart(base, main) < 0.17 ||
        apart(base, trim) < 0.12 ||
        apart(base, ground[0]) < 0.12 ||
        apart(base, '#ffffff') < 0.35 ||
        apart(base, deep) < 0.09 ||
        apart(base, light) < 0.1 ||
        apart(face, deep) < 0.22
      );
    });
    expect(faint.map(({ name }) => name)).toEqual([]);
  });

  test.each(eras)('are never the brown or the rose of a skin: %s', (era) => {
    const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
    const warm = cards.filter(({ palette }) =>
      Object.values(inksOf(palette, era)).some(
        (tone) => part(tone, 1) > part(tone, 3) && part(tone, 1) > part(tone, 5) + 12,
      ),
    );
    expect(warm.map(({ name }) => name)).toEqual([]);
  });
});
