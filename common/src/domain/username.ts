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
/** The prolonged sound mark is used in both kana, so Unicode assigns it to neither. */
const japaneseLongVowel = 'ー';

/**
 * A letter with its marks, a digit, or one of three punctuation characters. Some letters are
 * blank, and stacked marks would overlap other lines.
 */
export const usernameForms = scripts.map((allowed) => {
  const ofScript = allowed.map((script) => `\\p{Script=${script}}`).join('');
  const others = allowed.includes('Katakana') ? japaneseLongVowel : '';
  const letter = `(?!\\p{Default_Ignorable_Code_Point})(?=\\p{L})[${ofScript}${others}]`;
  const markOf = [...allowed, 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`);
  const mark = `(?!\\p{Default_Ignorable_Code_Point})(?=\\p{M})[${ofScript}${markOf.join('')}]`;
  return new RegExp(`^(?:${letter}(?:${mark}){0,4}|[0-9._-])+$`, 'u');
});

/** A combining dot on a small i or j: `İ` folds to this, and looks like a plain `i`. */
const secondDots = /(?<=\p{Soft_Dotted})\u0307+/gu;
/** A dotless i with a combining dot. */
const dottedAfterAll = /ı(?=\u0307)/gu;

/** Final sigma is the same letter as sigma. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(dottedAfterAll, 'i')
    .replace(secondDots, '')
    .normalize('NFKC')
    .replaceAll('ς', 'σ');

/** The displayed name: trimmed, in one canonical Unicode spelling. */
export function shownUsername(text: string): string {
  return text.normalize('NFKC').trim();
}

/**
 * What makes a name unique: `Bob`, `BOB` and full-width `Ｂｏｂ` are one. Refused if folding its
 * key would change it.
 */
export function usernameKey(text: string): Result<string, 'invalid-characters'> {
  const key = fold(shownUsername(text));
  const isOfOneScript = usernameForms.some((form) => form.test(key));
  return isOfOneScript && fold(key) === key ? ok(key) : fail('invalid-characters');
}
