import { describe, expect, test } from '@jest/globals';
import { bareKeys, isReservedName } from './reserved-names.ts';

describe('a reserved name', () => {
  test.each([
    ['Admin ✔'],
    ['gh0stadmin'],
    ['4DM1N'],
    ['@dmin'],
    ['A d m i n'],
    ['Аdmіn'],
    ['ᴀᴅᴍɪɴ'],
    ['Administração'],
    ['Craque'],
    ['Craque Support'],
    ['(mod)'],
    ['Modérateur 2'],
    ['Moderador'],
    ['Amministratrice'],
    ['$upport24'],
    ['Suporte oficial'],
    ['SYSTEM!'],
    ['the staff'],
  ])('is %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  test.each([
    ['Badminton'],
    ['Lia Costa'],
    ['Nina Staffieri'],
    ['Modric fan'],
    ['Crack do Brasil'],
    ['Vlad Min'],
    ['Иван'],
    ['中村'],
    ['🙂'],
  ])('is not %s', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});

test.each([
  ['Boss ✔', 'boss'],
  ['b0ss', 'BOSS'],
  ['bо55', 'boss'],
  ['ʙoss', 'boss'],
  ['bóss', 'boss'],
])('without decoration %s is %s', (imitation, name) => {
  expect(bareKeys(imitation)).toContain(bareKeys(name)[0]);
});
