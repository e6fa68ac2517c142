import { describe, expect, test } from '@jest/globals';
import { profileTexts } from './profile-texts.ts';

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('figures of the profile', () => {
  test('are written as the language does', () => {
    const [english, german] = [profileTexts('en'), profileTexts('de')];
    expect([english.number(12_645), german.number(12_645)]).toEqual(['12,645', '12.645']);
    expect([english.decimal(3), german.decimal(2.84)]).toEqual(['3.0', '2,8']);
    expect([english.percent(67), plain(german.percent(67))]).toEqual(['67%', '67 %']);
  });

  test.each([
    [0, '0 s'],
    [59.9, '59 s'],
    [75, '1 min 15 s'],
    [3601, '60 min 1 s'],
  ])('%i seconds are shown as seconds, and minutes if there are any', (seconds, text) => {
    expect(plain(profileTexts('pt').duration(seconds))).toBe(text);
  });
});

describe('the remaining time', () => {
  test.each([
    [24 * 3_600_000, '24 h'],
    [3_600_000, '1 h'],
    [3_599_000, '1 h'],
    [59 * 60_000, '59 min'],
    [1, '1 min'],
    [-5000, '1 min'],
  ])('of %i ms is %s', (milliseconds, text) => {
    expect(plain(profileTexts('pt').left(milliseconds))).toBe(text);
  });
});
