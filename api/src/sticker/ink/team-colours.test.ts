import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { traitsOf } from '../traits.ts';
import { kitPatterns, teamColours } from './team-colours.ts';

const table: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(new URL('../data/team-colours.json', import.meta.url), 'utf8'),
);

describe('the colours of a team', () => {
  test('are two colours, a known pattern and the colour of the shorts, in this order', () => {
    const form = new RegExp(
      `^#[0-9a-f]{6} #[0-9a-f]{6}( (${kitPatterns.join('|')})( #[0-9a-f]{6})?)?$`,
    );
    const wrong = Object.values(table).flatMap((teams) =>
      Object.entries(teams).filter(([, row]) => !form.test(row)),
    );
    expect(wrong).toEqual([]);
  });

  test('differ from each other, so that the pattern can be seen', () => {
    const same = Object.values(table).flatMap((teams) =>
      Object.entries(teams).filter(([, row]) => row.slice(0, 7) === row.slice(8, 15)),
    );
    expect(same).toEqual([]);
  });

  test('are those of the real kit', () => {
    expect(teamColours('soccer', 'Boca Juniors')).toEqual({
      ...{ main: '#0b3d91', trim: '#f6c400', pattern: 'band', shorts: '#0b3d91' },
    });
    expect(teamColours('formula1', 'Ferrari')).toEqual({
      ...{ main: '#e8002d', trim: '#fff200', pattern: 'plain' },
    });
  });

  const [papaya, red, silver] = ['#ff8000', '#e2142d', '#b9c1c9'];
  const [green, black] = ['#004225', '#14171c'];
  test.each([
    ['McLaren', 'Hulme', 1936, papaya],
    ['McLaren', 'Hunt', 1947, red],
    ['McLaren', 'Senna', 1960, red],
    ['McLaren', 'Häkkinen', 1968, silver],
    ['McLaren', 'Button', 1980, silver],
    ['McLaren', 'Norris', 1999, papaya],
    ['McLaren', 'somebody of today', undefined, papaya],
    ['Lotus', 'Clark', 1936, green],
    ['Lotus', 'Mario Andretti', 1940, black],
    ['Lotus', 'Rindt', 1942, '#c8102e'],
    ['Lotus', 'de Angelis', 1958, black],
    ['Lotus / Brabham', 'Fittipaldi', 1946, black],
  ])('are those of their years: %s, %s', (team, _driver, born, main) => {
    expect(teamColours('formula1', team, born).main).toBe(main);
    const card = { sport: 'formula1', gender: 'male', variant: 1, team } as const;
    expect(traitsOf({ ...card, ...(born && { born }) }).palette.main).toBe(main);
  });
});
