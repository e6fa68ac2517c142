import { expect, test } from '@jest/globals';
import { rememberingArtist } from './remembering-artist.ts';
import type { PortraitInput } from './traits.ts';

test('what was asked for lately is not drawn again; the least lately asked for goes first', () => {
  const drawn: number[] = [];
  const artist = rememberingArtist(
    {
      draw({ variant }) {
        drawn.push(variant);
        return `<svg>${variant}</svg>`;
      },
    },
    2,
  );
  const ask = (variant: number, more: Partial<PortraitInput> = {}) =>
    artist.draw({ sport: 'soccer', gender: 'male', variant, ...more });
  const asked = [1, 2, 1, 3, 1, 2].map((variant) => ask(variant));
  expect(asked).toEqual([1, 2, 1, 3, 1, 2].map((variant) => `<svg>${variant}</svg>`));
  expect(drawn).toEqual([1, 2, 3, 2]);
  ask(2, { team: 'Ajax' });
  expect(drawn).toEqual([1, 2, 3, 2, 2]);
});
