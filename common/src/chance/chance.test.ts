import { describe, expect, test } from '@jest/globals';
import { createChance } from './chance.ts';

const many = 5000;
const drawn = <T>(draw: () => T) => Array.from({ length: many }, draw);

describe('chance', () => {
  test('draws numbers in [0, 1), with more bits than an id of a game needs', () => {
    const numbers = drawn(createChance().random);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const lowest = new Set(numbers.map((number) => (number * 2 ** 53) % 8));
    expect(lowest).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    expect(new Set(numbers).size).toBe(many);
  });

  test('makes ids and codes of their forms, each once', () => {
    const chance = createChance();
    const [ids, codes] = [drawn(chance.newId), drawn(chance.newCode)];
    expect(ids.every((id) => /^[A-Za-z0-9_-]{22}$/.test(id))).toBe(true);
    expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{10}$/.test(code))).toBe(true);
    expect(new Set([...ids, ...codes]).size).toBe(2 * many);
  });

  test('never gives the same bytes twice, whatever is drawn in between', () => {
    const [one, other] = [createChance(), createChance()];
    const mixed = drawn(() => [one.random(), one.newCode(), one.newId(), other.newId()]).flat();
    expect(new Set(mixed).size).toBe(4 * many);
  });
});
