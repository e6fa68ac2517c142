import { describe, expect, test } from '@jest/globals';
import { fc } from '../testing/random-cases.ts';
import { patchBetween, patched } from './text-patch.ts';

const marks = fc
  .array(
    fc.constantFrom('<path d="M1 2', ' fill="#fff"', ' stroke="#141d29"/>', '<g id="a">', 'ü'),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));

describe('a patch', () => {
  test('makes one text of another, whatever they are', () => {
    fc.assert(
      fc.property(marks, marks, (before, after) => {
        expect(patched(before, patchBetween(before, after))).toBe(after);
      }),
    );
  });

  test('says only what is new', () => {
    const body = Array.from({ length: 200 }, (_, at) => `<path d="M${at} ${at * 7}"/>`).join('');
    const [before, after] = [
      `<svg fill="#000">${body}</svg>`,
      `<svg fill="#fff">${body}<b/></svg>`,
    ];
    expect(JSON.stringify(patchBetween(before, after)).length).toBeLessThan(80);
  });
});
