import { fail, ok, type Result } from './result.ts';

/** Writing systems that a name may be in, each by itself: a mixed name could pass for another. */
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
 * would be drawn over the lines above and below. Marks that several scripts share have no script of their own: they are
 * taken where Unicode lists them for the letter's script, or for none.
 */
const forms = scripts.map((allowed) => {
  const ofScript = allowed.map((script) => `\\p{Script=${script}}`).join('');
  const others = allowed.includes('Katakana') ? japaneseLongVowel : '';
  const letter = `(?!\\p{Default_Ignorable_Code_Point})(?=\\p{L})[${ofScript}${others}]`;
  const markOf = [...allowed, 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`);
  const mark = `(?!\\p{Default_Ignorable_Code_Point})(?=\\p{M})[${ofScript}${markOf.join('')}]`;
  return new RegExp(`^(?:${letter}(?:${mark}){0,4}|[0-9._-])+$`, 'u');
});

/** A dot upon a small i or j, which have theirs already: `İ` becomes one, and nobody could tell it from a plain `i`. */
const secondDots = /(?<=\p{Soft_Dotted})\u0307+/gu;
/** A dotless i that is given a dot after all. */
const dottedAfterAll = /ı(?=\u0307)/gu;

/** A sigma at the end of a word is written another way, but it is the same letter. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(dottedAfterAll, 'i')
    .replace(secondDots, '')
    .normalize('NFKC')
    .replaceAll('ς', 'σ');

/** The name as it is shown: trimmed, in one of the many Unicode spellings that look the same. */
export function shownUsername(text: string): string {
  return text.normalize('NFKC').trim();
}

/**
 * What makes a name unique: `Bob`, `BOB` and full-width `Ｂｏｂ` are one. Letters, digits, dot, underscore
 * and hyphen, letters of one script; a name whose key would change when folded again is refused.
 */
export function usernameKey(text: string): Result<string, 'invalid-characters'> {
  const key = fold(shownUsername(text));
  const isOfOneScript = forms.some((form) => form.test(key));
  return isOfOneScript && fold(key) === key ? ok(key) : fail('invalid-characters');
}
