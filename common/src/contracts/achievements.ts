import * as z from 'zod/mini';
import { achievementKeys } from '../domain/record/achievement.ts';
import { type Endpoint, get, post } from './endpoint.ts';
import { count, isoDateTime, languageQuery, rowIdParam } from './fields.ts';

const key = z.enum(achievementKeys);

export const achievement = z.object({
  id: z.string(),
  key,
  title: z.string(),
  description: z.string(),
  points: count,
  target: count,
});
export type Achievement = z.output<typeof achievement>;

/** The user's progress; an unlocked achievement stays unlocked. `seen`: the user knows of it. */
export const achievementState = z.object({
  id: z.string(),
  achievementId: z.string(),
  key,
  unlocked: z.boolean(),
  unlockedAt: z.nullable(isoDateTime),
  progress: count,
  target: count,
  points: count,
  seen: z.boolean(),
});
export type AchievementState = z.output<typeof achievementState>;

export const readAchievements = {
  ...get,
  name: 'readAchievements',
  summary: 'All achievements that there are',
  path: '/api/achievements',
  query: languageQuery,
  reply: z.array(achievement),
} as const satisfies Endpoint;

export const readUserAchievements = {
  ...get,
  name: 'readUserAchievements',
  summary: "The user's way to each achievement",
  path: '/api/user/achievements',
  reply: z.array(achievementState),
} as const satisfies Endpoint;

export const markAchievementSeen = {
  ...post,
  name: 'markAchievementSeen',
  summary: 'Note that the user has seen an unlocked achievement',
  path: '/api/user/achievements/:id/seen',
  params: z.object({ id: rowIdParam('achievement_not_found') }),
  reply: z.object({ id: z.string(), seen: z.literal(true) }),
} as const satisfies Endpoint;
