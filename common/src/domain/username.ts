import { fail, ok, type Result } from './result.ts';

/** Writing systems that a name may be in, each by itself: a mixed name could pass for another (reliability K29). */
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
/** The sign for a long vowel stands in both kana, so Unicode counts it to neither. */
const japaneseLongVowel = 'ー';

/**
 * A letter with its marks, a digit, or one of the three signs. Some letters of a script are blank, and marks without end
 * would be drawn over the lines above and below.
 */
const forms = scripts.map((allowed) => {
  const ofScript = allowed.map((script) => `\\p{Script=${script}}`).join('');
  const others = allowed.includes('Katakana') ? japaneseLongVowel : '';
  const letter = `(?!\\p{Default_Ignorable_Code_Point})(?=\\p{L})[${ofScript}${others}]`;
  const mark = `(?=\\p{M})[${ofScript}]`;
  return new RegExp(`^(?:${letter}(?:${mark}){0,4}|[0-9._-])+$`, 'u');
});

/** A sigma at the end of a word is written another way, but it is the same letter. */
const fold = (text: string) =>
  text.normalize('NFKC').toLowerCase().normalize('NFKC').replaceAll('ς', 'σ');

/** The name as it is shown: trimmed, in one of the many Unicode spellings that look the same. */
export function shownUsername(text: string): string {
  return text.normalize('NFKC').trim();
}

/**
 * What makes a name unique (reliability K29): `Bob`, `BOB` and full-width `Ｂｏｂ` are one. Letters, digits, dot, underscore
 * and hyphen, letters of one script; a name whose key would change when folded again is refused.
 */
export function usernameKey(text: string): Result<string, 'invalid-characters'> {
  const key = fold(shownUsername(text));
  const isOfOneScript = forms.some((form) => form.test(key));
  return isOfOneScript && fold(key) === key ? ok(key) : fail('invalid-characters');
}
