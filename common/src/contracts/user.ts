import * as z from 'zod/mini';
import { avatars } from '../domain/avatar.ts';
import { languages } from '../domain/language.ts';
import { forEachSwitch } from '../domain/preferences.ts';
import { themes } from '../domain/theme.ts';
import { type Endpoint, get } from './endpoint.ts';
import { difficultyField, sportField } from './fields.ts';

export const preferences = z.object({
  defaultSport: sportField,
  defaultDifficulty: difficultyField,
  ...forEachSwitch(z.boolean()),
});

export const user = z.extend(preferences, {
  id: z.string(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** An address of their own; what others see of it, the operator decides. */
  avatarUrl: z.nullable(z.string()),
  avatar: z.nullable(z.enum(avatars)),
  isAdmin: z.boolean(),
  language: z.nullable(z.enum(languages)),
  theme: z.nullable(z.enum(themes)),
  /** Usernames of those whom the user has blocked. */
  blocked: z.array(z.string()),
});
export type User = z.output<typeof user>;

export const readUser = {
  ...get,
  name: 'readUser',
  summary: 'The signed-in user; 401 without a session',
  path: '/api/user',
  reply: user,
} as const satisfies Endpoint;
