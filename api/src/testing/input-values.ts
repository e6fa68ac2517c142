import { fc } from '@craque/common/testing/random-cases.ts';

/* Values that the fields of the calls accept. */

export const language = fc.oneof(
  fc.constantFrom('en', 'pt-BR', 'IT', 'ja', ''),
  fc.string({ maxLength: 35 }),
);
/** A date of four years, some of which have a 29 February. */
export const date = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const visible = /^[^\p{Cc}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+$/u;
export const guess = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 80 })
  .filter((text) => visible.test(text) && text.trim() !== '');
export const id = fc.oneof(
  fc.maxSafeInteger().map((whole) => String((Math.abs(whole) % 2 ** 50) + 1)),
  fc.constantFrom('1', String(2 ** 50)),
);

export const blank = fc.constantFrom('', ' ', '\u00a0 ');
const lettersOf = (text: string) => [...text].length;
/** Other tests say which of them are refused. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;
export const line = (least: number, most: number) =>
  fc.string({ unit: 'grapheme', minLength: least, maxLength: most }).filter((text) => {
    const letters = lettersOf(text.trim());
    return !unseen.test(text) && letters >= least && letters <= most;
  });
/** Names that others read: of one alphabet. */
export const shownName = (least: number, most: number) =>
  fc
    .string({
      unit: fc.constantFrom(...'aeioumnrstzÁçéñöß019 .-'),
      minLength: least,
      maxLength: most,
    })
    .filter((text) => text.trim().length >= least);
export const username = fc.stringMatching(/^[a-z0-9._-]{3,32}$/);
export const password = fc
  .string({ unit: 'grapheme', minLength: 6, maxLength: 60 })
  .filter((text) => !/\p{Cc}/u.test(text) && text.length >= 6 && text.length <= 256);
export const email = fc.emailAddress().filter((text) => text.length <= 254);
export const rowId = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
export const stickerForm = /^[a-z0-9-]{1,64}~[a-z0-9-]{1,100}$/;
/** At most seven friends, one of them named twice. */
export const friendIds = fc
  .uniqueArray(rowId, { minLength: 1, maxLength: 7 })
  .map((ids) => [...ids, ...ids.slice(0, 1)]);
export const code = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/);
