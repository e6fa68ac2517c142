import { describe, expect, test } from '@jest/globals';
import { fc } from '../testing/random-cases.ts';
import { defaultLanguage, fallbackLanguage, languageNamed, languages } from './language.ts';

describe('the languages', () => {
  test('are two-letter tags, Portuguese by default, English for missing texts', () => {
    expect(languages.filter((language) => !/^[a-z]{2}$/.test(language))).toEqual([]);
    expect(new Set(languages).size).toBe(languages.length);
    expect(languages).toEqual(expect.arrayContaining([defaultLanguage, fallbackLanguage]));
    expect(defaultLanguage).toBe('pt');
    expect(fallbackLanguage).toBe('en');
  });
});

describe('a language tag', () => {
  test.each([
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['pt_BR', 'pt'],
    ['PT-br', 'pt'],
    [' de-CH-1996 ', 'de'],
    ['EN', 'en'],
    ['fr-CA', 'fr'],
  ])('%j means %s', (tag, language) => {
    expect(languageNamed(tag)).toBe(language);
  });

  test.each(['', ' ', '-', 'nl', 'zh-Hant', 'por', 'english', '*', 'p', 'x-pt'])(
    '%j is not a shipped language',
    (tag) => {
      expect(languageNamed(tag)).toBeUndefined();
    },
  );

  test('ignores the region', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.string(), (language, region) => {
        expect(languageNamed(`${language}-${region}`)).toBe(language);
      }),
    );
  });
});
