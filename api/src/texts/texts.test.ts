import { describe, expect, test } from '@jest/globals';
import { loadTexts } from './texts.ts';

const textsIn = loadTexts();

describe('a date', () => {
  test.each([
    ['en', 'April 1, 1927', 'April 21, 1927'],
    ['pt', '1º de abril de 1927', '21 de abril de 1927'],
    ['es', '1 de abril de 1927', '21 de abril de 1927'],
    ['fr', '1er avril 1927', '21 avril 1927'],
    ['de', '1. April 1927', '21. April 1927'],
    ['it', '1º aprile 1927', '21 aprile 1927'],
  ] as const)('in %s has the first of a month as it is spoken: %s', (language, first, later) => {
    expect(textsIn(language).date('1927-04-01')).toBe(first);
    expect(textsIn(language).date('1927-04-21')).toBe(later);
  });
});

describe('the country of a national team', () => {
  test.each([
    ['en', 'Germany', 'Soviet Union', 'England'],
    ['pt', 'Alemanha', 'União Soviética', 'Inglaterra'],
    ['es', 'Alemania', 'Unión Soviética', 'Inglaterra'],
    ['fr', 'Allemagne', 'Union soviétique', 'Angleterre'],
    ['de', 'Deutschland', 'Sowjetunion', 'England'],
    ['it', 'Germania', 'Unione Sovietica', 'Inghilterra'],
  ] as const)('is named in %s as %s, also a former one and a home nation', (...row) => {
    const [language, germany, sovietUnion, england] = row;
    const { country } = textsIn(language);
    expect([country('Germany'), country('Soviet Union'), country('England')]).toEqual([
      germany,
      sovietUnion,
      england,
    ]);
  });
});
