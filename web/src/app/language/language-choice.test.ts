import { describe, expect, test } from '@jest/globals';
import { chooseLanguage } from './language-choice.ts';

describe('the initial language', () => {
  test.each([
    ['a stored one that is shipped', 'fr', 'de-DE', 'fr', false],
    ['the browser’s, not stored', null, 'de', 'de', false],
    ['the browser’s without its region', null, 'pt-BR', 'pt', false],
    ['the browser’s, in capitals', null, 'EN-us', 'en', false],
    ['the browser’s where the stored one is not shipped', 'xx', 'it-CH', 'it', false],
    ['the browser’s where the stored one is empty', '', 'es-419', 'es', false],
    ['Portuguese, stored, where neither is shipped', 'xx', 'ja-JP', 'pt', true],
    ['Portuguese, stored, for a browser that is silent', null, undefined, 'pt', true],
    ['Portuguese, stored, for a language that only begins alike', null, 'est', 'pt', true],
  ])('is %s', (_, stored, browser, language, store) => {
    expect(chooseLanguage(stored, browser)).toEqual({ language, store });
  });
});
