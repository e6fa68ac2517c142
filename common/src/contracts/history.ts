import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { count, difficultyField, gameIdParam, sportField } from './fields.ts';
import { preferences } from './user.ts';

/** A game of the history; an unfinished one has no name and can be resumed. */
export const historyItem = z.object({
  id: z.int(),
  athleteName: z.nullable(z.string()),
  /**
   * An ISO date-time, but not validated here: the client shows an unreadable one as 'Recently'
   * instead of failing.
   */
  startTime: z.string(),
  sport: sportField,
  league: z.string(),
  difficulty: difficultyField,
  score: count,
  won: z.boolean(),
  completed: z.boolean(),
  /** A challenge: its table is in the game's view. */
  isMultiplayer: z.boolean(),
});
export type HistoryItem = z.output<typeof historyItem>;

/** The profile; `totalScore` is the sum of `gamePoints` and `achievementPoints`. */
export const profile = z.extend(preferences, {
  id: z.string(),
  username: z.string(),
  displayName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  dailyScore: count,
  weeklyScore: count,
  monthlyScore: count,
  totalScore: count,
  gamePoints: count,
  achievementPoints: count,
});
export type Profile = z.output<typeof profile>;

const percent = z.int().check(z.gte(0), z.lte(100));
const sportStats = z.object({ gamesPlayed: count, winRate: percent });

/** Of completed games: rates in percent, `avgGuesses` and `avgTimeSeconds` of won games. */
export const stats = z.object({
  winRate: percent,
  longestStreak: count,
  avgGuesses: z.number().check(z.nonnegative()),
  avgTimeSeconds: count,
  sportStats: z.object({
    soccer: sportStats,
    basketball: sportStats,
    tennis: sportStats,
    formula1: sportStats,
  }),
});
export type Stats = z.output<typeof stats>;

const read = { method: 'GET', access: 'user', limit: 'other', status: 200 } as const;

export const readProfile = {
  ...read,
  name: 'readProfile',
  summary: "The user's profile with the scores of the calendar windows of their time zone",
  path: '/api/user/profile',
  reply: profile,
} as const satisfies Endpoint;

export const readStats = {
  ...read,
  name: 'readStats',
  summary: "The user's statistics over completed games",
  path: '/api/user/stats',
  reply: stats,
} as const satisfies Endpoint;

export const readHistory = {
  ...read,
  name: 'readHistory',
  summary: "The user's games, newest start first, 50 at most; `before` an id gives the next ones",
  path: '/api/user/games',
  query: z.object({ before: z.optional(gameIdParam) }),
  reply: z.array(historyItem),
} as const satisfies Endpoint;
