import * as z from 'zod/mini';
import { avatars } from '../domain/avatar.ts';
import { languages } from '../domain/language.ts';
import { forEachSwitch } from '../domain/preferences.ts';
import { themes } from '../domain/theme.ts';
import { shownUsername } from '../domain/username.ts';
import { type Endpoint, post } from './endpoint.ts';
import {
  blankAsAbsent,
  count,
  difficultyField,
  emailField,
  isCleanText,
  isBlank,
  lengthOf,
  lineField,
  nameField,
  sportField,
} from './fields.ts';
import { user } from './user.ts';

/** 32 letters in UTF-16 units, each in up to four parts (a letter and its marks) of two units. */
const longestSpelling = 256;

/** 3 to 32 code points as displayed; far longer text is refused without being normalised. */
export const usernameField = z.pipe(
  z
    .string({ error: 'username_too_short' })
    .check(
      z.refine((text) => text.trim().length <= longestSpelling, { error: 'username_too_long' }),
    ),
  z.pipe(
    z.transform(shownUsername),
    lineField({
      least: 3,
      most: 32,
      tooShort: 'username_too_short',
      tooLong: 'username_too_long',
    }),
  ),
);

/** 6 to 256 code points, not trimmed: leading and trailing spaces are part of it. */
export const passwordField = z.string({ error: 'password_too_short' }).check(
  z.refine(isCleanText, { error: 'invalid_characters', abort: true }),
  z.refine((text) => lengthOf(text) >= 6, { error: 'password_too_short', abort: true }),
  z.refine((text) => lengthOf(text) <= 256, { error: 'password_too_long' }),
);

export const displayNameField = nameField({
  least: 3,
  most: 50,
  tooShort: 'display_name_too_short',
  tooLong: 'display_name_too_long',
});

export const tokenNameField = lineField({
  least: 1,
  most: 50,
  tooShort: 'token_name_required',
  tooLong: 'token_name_too_long',
});

/** A browser drops empty credentials when it normalises an address. */
const credentials = /^https:\/\/[^/?#]*@/;

/** An https address without credentials, at most 500 characters, as a browser normalises it. */
export const avatarUrlField = z.pipe(
  z.pipe(
    z.string({ error: 'invalid_avatar_url' }),
    z.transform((text: string) => text.trim()),
  ),
  z.pipe(
    z
      .string()
      .check(
        z.maxLength(500, { error: 'invalid_avatar_url', abort: true }),
        z.refine(isHttpsAddress, { error: 'invalid_avatar_url', abort: true }),
      ),
    z.url({ normalize: true, error: 'invalid_avatar_url', abort: true }).check(
      z.refine((href) => !credentials.test(href), { error: 'invalid_avatar_url' }),
      z.maxLength(500, { error: 'invalid_avatar_url' }),
    ),
  ),
);

/** The URL parser alone would also accept `https:host` and `https:\\host`. */
function isHttpsAddress(text: string): boolean {
  return /^https:\/\//i.test(text) && isCleanText(text);
}

export const loginRequest = z.object({ username: usernameField, password: passwordField });
export const registerRequest = z.object({
  username: usernameField,
  password: passwordField,
  displayName: blankAsAbsent(displayNameField),
  email: blankAsAbsent(emailField),
});

export const signedInReply = z.extend(user, {
  gamesKept: count,
  unfinishedGame: z.nullable(z.int()),
});
export type SignedIn = z.output<typeof signedInReply>;

const message = z.object({ message: z.string() });
const toggle = z.boolean({ error: 'invalid_toggle' });

/** Any preferences, with the account's language and theme; an empty body is `nothing_to_update`. */
export const preferencesRequest = z
  .object({
    defaultSport: z.optional(sportField),
    defaultDifficulty: z.optional(difficultyField),
    ...forEachSwitch(z.optional(toggle)),
    language: z.optional(z.enum(languages, { error: 'invalid_language' })),
    theme: z.optional(z.enum(themes, { error: 'invalid_theme' })),
  })
  .check(z.refine(hasAny, { error: 'nothing_to_update' }));

const clearable = <T extends z.ZodMiniType>(field: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (isBlank(value) ? null : value)),
      z.nullable(field),
    ),
  );

export const profileRequest = z
  .object({
    displayName: clearable(displayNameField),
    avatarUrl: clearable(avatarUrlField),
    avatar: z.optional(z.nullable(z.enum(avatars, { error: 'invalid_value' }))),
  })
  .check(z.refine(hasAny, { error: 'nothing_to_update' }));

function hasAny(fields: object): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}

export const passwordRequest = z.object({
  currentPassword: passwordField,
  newPassword: passwordField,
});
export const deleteAccountRequest = z.object({ password: passwordField });

export const register = {
  ...post,
  name: 'register',
  summary: 'Make an account, keep the games of the guest, and sign in',
  path: '/api/register',
  access: 'guest',
  limit: 'register',
  usesTimeZone: true,
  body: registerRequest,
  status: 201,
  reply: signedInReply,
  allowsEndedSession: true,
} as const satisfies Endpoint;

export const login = {
  ...post,
  name: 'login',
  summary: 'Sign in; a session that is already there ends',
  path: '/api/login',
  access: 'guest',
  usesTimeZone: true,
  body: loginRequest,
  reply: signedInReply,
  allowsEndedSession: true,
} as const satisfies Endpoint;

export const logout = {
  ...post,
  name: 'logout',
  summary: 'End the session, also where there is none',
  path: '/api/logout',
  access: 'guest',
  reply: message,
  allowsEndedSession: true,
} as const satisfies Endpoint;

export const logoutOfAuth = {
  ...logout,
  name: 'logoutOfAuth',
  summary: 'The other path of the same call',
  path: '/api/auth/logout',
} as const satisfies Endpoint;

export const updatePreferences = {
  ...post,
  name: 'updatePreferences',
  summary: 'Set any of the preferences; those not named stay',
  method: 'PATCH',
  path: '/api/user/preferences',
  body: preferencesRequest,
  reply: user,
} as const satisfies Endpoint;

export const updateProfile = {
  ...post,
  name: 'updateProfile',
  summary: 'Set display name or avatar; blank takes it away',
  method: 'PATCH',
  path: '/api/user/profile',
  isSocial: true,
  body: profileRequest,
  reply: user,
} as const satisfies Endpoint;

export const changePassword = {
  ...post,
  name: 'changePassword',
  summary: 'Change the password; all other sessions end',
  path: '/api/user/password',
  body: passwordRequest,
  reply: message,
} as const satisfies Endpoint;

export const makeRecoveryCode = {
  ...post,
  name: 'makeRecoveryCode',
  summary: 'A code that replaces a forgotten password once, told only now; the password again',
  path: '/api/user/recovery-code',
  body: deleteAccountRequest,
  status: 201,
  reply: z.object({ code: z.string() }),
} as const satisfies Endpoint;

export const resetPasswordRequest = z.object({
  username: blankAsAbsent(usernameField),
  code: lineField({ least: 1, most: 200, tooShort: 'wrong_code', tooLong: 'wrong_code' }),
  newPassword: passwordField,
});

export const resetPassword = {
  ...post,
  name: 'resetPassword',
  summary:
    'Replace a forgotten password by a link, or by username and recovery code; all sessions end',
  path: '/api/password-resets',
  access: 'guest',
  body: resetPasswordRequest,
  reply: message,
  allowsEndedSession: true,
} as const satisfies Endpoint;

export const endAllSessions = {
  ...post,
  name: 'endAllSessions',
  summary: 'End every session of the account, this one too',
  path: '/api/user/sessions/revoke-all',
  reply: z.object({ ended: count }),
} as const satisfies Endpoint;

export const deleteAccount = {
  ...post,
  name: 'deleteAccount',
  summary: 'Remove the account and all that is its own; the password again',
  method: 'DELETE',
  path: '/api/user',
  body: deleteAccountRequest,
  reply: message,
} as const satisfies Endpoint;
