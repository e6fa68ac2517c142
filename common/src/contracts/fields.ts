import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { largestGameId } from '../domain/ids.ts';
import type { Language } from '../domain/language.ts';
import { languageNamed } from '../domain/language.ts';
import { difficulties, leagueNamed, sports } from '../domain/sport.ts';

/* The message of an issue is a code of errors.ts, with which the api answers. */

/** Text without NUL, other control characters and lone surrogates. */
export function isCleanText(text: string): boolean {
  return !/[\p{Cc}]/u.test(text) && text.isWellFormed();
}

/** Blank, zero-width and direction-changing characters; what is part of emoji is allowed. */
const hidden =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;
const onlyHidden = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;
const strayJoiner = /(?:^|[\s\u200c\u200d])[\u200c\u200d]|[\u200c\u200d](?:\s|$)/u;

/** Every character is visible, so that no line passes for another or looks empty. */
function isVisibleText(text: string): boolean {
  const isHidden = hidden.test(text) || strayJoiner.test(text) || onlyHidden.test(text);
  return isCleanText(text) && !isHidden;
}

export const sportField = z.enum(sports, { error: 'invalid_sport' });
export const difficultyField = z.enum(difficulties, { error: 'invalid_difficulty' });

export const leagueField = z.pipe(
  z
    .string({ error: 'invalid_league' })
    .check(z.refine((text) => leagueNamed(text) !== undefined, { error: 'invalid_league' })),
  z.transform((text: string) => leagueNamed(text)),
);

/** The region is cut; a language not shipped means English. No tag is longer than 35 characters. */
export const languageField = z.pipe(
  z.string({ error: 'invalid_language' }).check(z.maxLength(35, { error: 'invalid_language' })),
  z.transform((text: string): Language => languageNamed(text) ?? 'en'),
);

/** 1 to 2^50, digits only, no leading zero. Anything else is a game that does not exist. */
export const gameIdParam = z.pipe(
  z.string().check(z.regex(/^[1-9][0-9]{0,15}$/, { error: 'game_not_found' })),
  z
    .transform(Number)
    .check(z.refine((id: number) => id <= largestGameId, { error: 'game_not_found' })),
);

export const gameParams = z.object({ id: gameIdParam });
export const languageQuery = z.object({ language: z.optional(languageField) });

/** An opaque id of a stored row. Text of any other form cannot match a row. */
const opaqueId = /^[A-Za-z0-9_-]{1,64}$/;

/** An opaque id in the path; `missing` is the error if it is malformed. */
export const rowIdParam = (missing: ErrorCode) =>
  z.string().check(z.regex(opaqueId, { error: missing }));

export const rowIdField = z
  .string({ error: 'invalid_id' })
  .check(z.regex(opaqueId, { error: 'invalid_id' }));

/** Zero-width and bidirectional characters mean nothing in a name and are dropped. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

export const guessText = z.pipe(
  z.string({ error: 'guess_required' }),
  z.pipe(
    z.transform((text: string) => text.replace(invisible, '').trim()),
    z.string().check(
      z.minLength(1, { error: 'guess_required', abort: true }),
      z.refine(isCleanText, { error: 'invalid_characters', abort: true }),
      z.refine((text) => [...text].length <= 80, { error: 'guess_too_long' }),
    ),
  ),
);

/** Length in code points, the letters a reader sees; `length` counts UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length;

/** Trimmed, visible text of `least` to `most` code points; the errors are codes of errors.ts. */
export function lineField(limits: {
  least: number;
  most: number;
  tooShort: ErrorCode;
  tooLong: ErrorCode;
}) {
  const { least, most, tooShort, tooLong } = limits;
  return z.pipe(
    z.string({ error: tooShort }),
    z.pipe(
      z.transform((text: string) => text.trim()),
      z.string().check(
        z.refine(isVisibleText, { error: 'invalid_characters', abort: true }),
        z.refine((text) => lengthOf(text) >= least, { error: tooShort, abort: true }),
        z.refine((text) => lengthOf(text) <= most, { error: tooLong }),
      ),
    ),
  );
}

/** In one word with Latin letters, letters of these scripts pass for others. */
const likeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
const isMixed = (word: string) => /\p{Script=Latin}/u.test(word) && likeLatin.test(word);
const stackedMarks = /(?:^|\s)\p{M}|\p{M}{3}/u;
/** Joiners and selectors that no emoji or letter outside Latin gives a meaning. */
const strayInvisible =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\u{e0020}-\u{e007f}\d#*])[\p{Variation_Selector}\u{e0020}-\u{e007f}]|\p{Script=Latin}[\u200c\u200d]/u;

/** A line that others read as somebody's name. */
export function nameField(limits: Parameters<typeof lineField>[0]) {
  return lineField(limits).check(
    z.refine(
      (name) =>
        !/[\p{Zl}\p{Zp}]/u.test(name) &&
        !name.split(/\s/u).some(isMixed) &&
        !stackedMarks.test(name.normalize('NFD')) &&
        !strayInvisible.test(name),
      { error: 'invalid_characters' },
    ),
  );
}

export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === '';

export function blankAsAbsent<T extends z.ZodMiniType>(field: T) {
  return z.pipe(
    z.transform((value: unknown) => (isBlank(value) ? undefined : value)),
    z.optional(field),
  );
}

/** HTML's email pattern: the api accepts what a browser accepts, up to 254 characters. */
export const emailField = z.pipe(
  z.string({ error: 'invalid_email' }),
  z.pipe(
    z.transform((text: string) => text.trim()),
    z.string().check(
      z.maxLength(254, { error: 'invalid_email', abort: true }),
      z.regex(z.regexes.html5Email, { error: 'invalid_email', abort: true }),
      z.refine((text) => text.split('@')[1]?.includes('.') ?? false, { error: 'invalid_email' }),
    ),
  ),
);

export const isoDateTime = z.iso.datetime();
export const count = z.int().check(z.nonnegative());

/** 2 to 30 letters; the name of a guest who joins by link. */
const nicknameField = nameField({
  least: 2,
  most: 30,
  tooShort: 'nickname_required',
  tooLong: 'nickname_too_long',
});

export const joinLinkRequest = z.object({ nickname: blankAsAbsent(nicknameField) });
