import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
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
    expect(teamColours('formula1', 'Lotus')).toEqual({
      ...{ main: '#004225', trim: '#f2c14e', pattern: 'plain' },
    });
  });
});
