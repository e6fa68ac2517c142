import { describe, expect, test } from '@jest/globals';
import { estimateStrength } from './estimate-strength.ts';

describe('the strength of a password', () => {
  test.each([
    ['a word of the lists', 'password', 0],
    ['a word of the lists in Portuguese', 'flamengo', 0],
    ['a row of digits', '123456', 0],
    ['one letter', 'aaaaaa', 0],
  ])('is very weak for %s', (_, password, strength) => {
    expect(estimateStrength(password, [])).toBe(strength);
  });

  test('is weak for the input of the other fields', () => {
    const known = ['liacosta', 'Lia Costa', 'lia@example.com'];
    expect(estimateStrength('liacosta24', known)).toBeLessThan(2);
    expect(estimateStrength('liacosta24', [])).toBeGreaterThan(1);
  });

  test.each(['hU7!kdQ2z9pW', 'corretor tapete girafa', 'x'.repeat(20) + 'hU7!kdQ2z9'.repeat(30)])(
    'is high for %j',
    (password) => {
      expect(estimateStrength(password, ['lia'])).toBeGreaterThanOrEqual(3);
    },
  );
});
