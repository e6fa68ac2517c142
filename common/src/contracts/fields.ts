import * as z from 'zod/mini';
import { largestGameId } from '../domain/ids.ts';
import type { Language } from '../domain/language.ts';
import { languageNamed } from '../domain/language.ts';
import { difficulties, leagueNamed, sports } from '../domain/sport.ts';

/*
 * Fields that several calls share. The message of an issue is an error code of errors.ts, so that the api can answer
 * with the code, status and text that belong to the field.
 */

/** Text without NUL, other control characters and lone surrogates (reliability B6, D12). */
export function isCleanText(text: string): boolean {
  return !/[\p{Cc}]/u.test(text) && text.isWellFormed();
}

export const sportField = z.enum(sports, { error: 'invalid_sport' });
export const difficultyField = z.enum(difficulties, { error: 'invalid_difficulty' });

/** A league by its English name or its slug (D3). */
export const leagueField = z.pipe(
  z
    .string({ error: 'invalid_league' })
    .check(z.refine((text) => leagueNamed(text) !== undefined, { error: 'invalid_league' })),
  z.transform((text: string) => leagueNamed(text)),
);

/** Region cut, not shipped means English; longer than 35 characters is no language tag (D3). */
export const languageField = z.pipe(
  z.string({ error: 'invalid_language' }).check(z.maxLength(35, { error: 'invalid_language' })),
  z.transform((text: string): Language => languageNamed(text) ?? 'en'),
);

/** Digits only, 1 to 2^50, no sign, exponent or leading zero (D4). Anything else is a game that does not exist. */
export const gameIdParam = z.pipe(
  z.string().check(z.regex(/^[1-9][0-9]{0,15}$/, { error: 'game_not_found' })),
  z
    .transform(Number)
    .check(z.refine((id: number) => id <= largestGameId, { error: 'game_not_found' })),
);

export const isoDateTime = z.iso.datetime();
export const count = z.int().check(z.nonnegative());
