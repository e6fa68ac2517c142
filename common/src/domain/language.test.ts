import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultLanguage, fallbackLanguage, languageNamed, languages } from './language.ts';

describe('the languages', () => {
  test('are six, Portuguese by default, English for missing texts', () => {
    expect(languages.toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'pt']);
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
