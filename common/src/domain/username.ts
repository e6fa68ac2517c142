import { fail, ok, type Result } from './result.ts';

/** Scripts that a name may be written in, one at a time: a mixed name could imitate another. */
const scripts = [
  ['Latin'],
  ['Greek'],
  ['Cyrillic'],
  ['Armenian'],
  ['Hebrew'],
  ['Arabic'],
  ['Devanagari'],
  ['Bengali'],
  ['Tamil'],
  ['Telugu'],
  ['Thai'],
  ['Georgian'],
  ['Hangul', 'Han'],
  ['Han', 'Hiragana', 'Katakana'],
];
const japaneseLongVowel = 'ー';

/** A letter with its marks, a digit, or punctuation. Stacked marks would overlap other lines. */
export const usernameForms = scripts.map((allowed) => {
  const ofScript = allowed.map((script) => `\\p{Script=${script}}`).join('');
  const others = allowed.includes('Katakana') ? japaneseLongVowel : '';
  const letter = `(?!\\p{Default_Ignorable_Code_Point})(?=\\p{L})[${ofScript}${others}]`;
  const markOf = [...allowed, 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`);
  const mark = `(?!\\p{Default_Ignorable_Code_Point})(?=\\p{M})[${ofScript}${markOf.join('')}]`;
  return new RegExp(`^(?:${letter}(?:${mark}){0,4}|[0-9._-])+$`, 'u');
});

const secondDots = /(?<=\p{Soft_Dotted})\u0307+/gu;
const dottedAfterAll = /ı(?=\u0307)/gu;

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(dottedAfterAll, 'i')
    .replace(secondDots, '')
    .normalize('NFKC')
    .replaceAll('ς', 'σ');

export function shownUsername(text: string): string {
  return text.normalize('NFKC').trim();
}

/** What makes a name unique. Refused if folding its key would change it. */
export function usernameKey(text: string): Result<string, 'invalid-characters'> {
  const key = fold(shownUsername(text));
  const isOfOneScript = usernameForms.some((form) => form.test(key));
  return isOfOneScript && fold(key) === key ? ok(key) : fail('invalid-characters');
}
