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
const forms = scripts.map((allowed) => {
  const letters = allowed.map((script) => `\\p{Script=${script}}`).join('');
  return new RegExp(`^[${letters}0-9._-]+$`, 'u');
});

const fold = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFKC');

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
