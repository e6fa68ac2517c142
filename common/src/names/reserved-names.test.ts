import { describe, expect, test } from '@jest/globals';
import { bareKeys, isReservedName, passedKeys } from './reserved-names.ts';

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
    ['admin_'],
    ['craque-support'],
    ['CraqueTeam'],
    ['craquesupport'],
    ['TheModerators'],
    ['🅐🅓🅜🅘🅝'],
    ['🅰🅳🅼🅸🅽'],
    ['🄰🄳🄼🄸🄽'],
    ['Ⓐⓓⓜⓘⓝ'],
    ['⒜⒟⒨⒤⒩'],
    ['ᵐᵒᵈ'],
    ['mod™'],
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
    ['🅱log'],
    ['The team'],
    ['Theo Modesto'],
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

test.each([
  ['_boss_'],
  ['boss1'],
  ['boss.official'],
  ['Team Boss'],
  ['boss ²'],
  ['bossº'],
  ['boss ①'],
  ['Boss 🅰'],
  ['🅑oss'],
])('%s passes for boss', (imitation) => {
  expect(passedKeys(imitation)).toContain('boss');
});

test.each([['bosset'], ['boss and me'], ['embossed']])('%s does not', (name) => {
  expect(passedKeys(name)).not.toContain('boss');
});
