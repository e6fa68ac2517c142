import { hostSteps } from '@craque/common/domain/party/party.ts';
import {
  type League,
  leagueName,
  leagues,
  leaguesOf,
  sports,
} from '@craque/common/domain/sport.ts';

/**
 * What the contracts check in functions. The patterns avoid \s and \p, so that they mean the
 * same in every language.
 */

type Json = Record<string, unknown>;

/** Trimmed at both ends. */
const blank = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
const control = '\\u0000-\\u001f\\u007f-\\u009f';
/** Invisible in every font; of these, joiners and selectors are accepted within emoji only. */
const hidden =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f' +
  '\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\u{1bca0}-\u{1bca3}\u{1d159}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}';

/** Removed from a guess before it is measured. */
const dropped = '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';

/** `least` to `most` code points; blanks at both ends do not count. */
function between(least: number, most: number, refused: string): string {
  const edge = `[^${blank}${refused}]`;
  const rest = `(?:[^${refused}]{${Math.max(0, least - 2)},${most - 2}}${edge})`;
  return `^[${blank}]*${edge}${rest}${least > 1 ? '' : '?'}[${blank}]*$`;
}

const text = (pattern: string): Json => ({ type: 'string', pattern });
const line = (least: number, most: number) => text(between(least, most, control + hidden));
const blankText = text(`^[${blank}]*$`);
const orBlank = (field: Json): Json => ({ anyOf: [field, blankText] });
const orNothing = (field: Json): Json => ({ anyOf: [field, blankText, { type: 'null' }] });

const password: Json = {
  type: 'string',
  minLength: 6,
  maxLength: 256,
  pattern: `^[^${control}]*$`,
};
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const email: Json = {
  type: 'string',
  maxLength: 254,
  pattern: `^[${blank}]*[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+[${blank}]*$`,
};
const avatarUrl: Json = {
  type: 'string',
  maxLength: 500,
  pattern: `^[${blank}]*https://[A-Za-z](?:[A-Za-z0-9]{0,61}[A-Za-z])?(?:\\.[A-Za-z]{2,63})+(?:/[A-Za-z0-9._~/-]*)?[${blank}]*$`,
  description: 'An https address without credentials, as a browser reads it.',
};
const displayName = line(3, 50);

function leaguesNamed(allowed: readonly League[]): Json {
  return { type: 'string', enum: allowed.flatMap((league) => [league, leagueName(league)]) };
}

const leagueList: Json = {
  type: 'array',
  ...{ minItems: 1, maxItems: leagues.length },
  items: leaguesNamed(leagues),
};

/** By call and field, or by the field alone. */
const fields: Readonly<Record<string, Json>> = {
  username: {
    type: 'string',
    format: 'username',
    minLength: 3,
    maxLength: 32,
    description:
      'Letters of one script, each with at most four marks, digits, dot, underscore and hyphen; ' +
      'counted in Unicode normal form C with compatibility characters replaced (NFKC).',
  },
  'makeToken.name': line(1, 50),
  'searchUsers.username': line(1, 32),
  ...{ password, currentPassword: password, newPassword: password },
  displayName: orBlank(displayName),
  'updateProfile.displayName': orNothing(displayName),
  email: orBlank(email),
  avatarUrl: orNothing(avatarUrl),
  nickname: orBlank(line(2, 30)),
  'takePartySeat.name': orBlank(line(2, 16)),
  'renamePartySeat.name': line(2, 16),
  'stepParty.step': { type: 'string', enum: [...hostSteps] },
  'resetPassword.code': line(1, 200),
  title: line(1, 120),
  text: line(1, 100),
  value: orBlank(line(1, 100)),
  note: orBlank(line(1, 300)),
  content: text(between(1, 5000, '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f')),
  guess: text(between(1, 80, control + dropped)),
  league: leaguesNamed(leagues),
  ...{ 'createParty.leagues': leagueList, 'changeParty.leagues': leagueList },
  n: text('^0?[1-3]$'),
  step: text('^0?[0-9]$|^[1-9][0-9]$'),
};

/** Undefined if the contract's own schema is complete. */
export function documentedField(call: string, field: string): Json | undefined {
  return fields[`${call}.${field}`] ?? fields[field];
}

/** At least one of the fields, or a league of the sport. */
export function together(names: readonly string[], needsAny: boolean): Json {
  if (needsAny) return { anyOf: names.map((name) => ({ required: [name] })) };
  if (!names.includes('sport') || !names.includes('league')) return {};
  const choices = sports.map((sport) => ({
    properties: { sport: { const: sport }, league: leaguesNamed(leaguesOf[sport]) },
  }));
  return { anyOf: choices };
}
