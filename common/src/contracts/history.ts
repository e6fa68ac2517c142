import * as z from 'zod/mini';
import { achievementKeys } from '../domain/record/achievement.ts';
import { rarities } from '../domain/record/album.ts';
import { achievementState } from './achievements.ts';
import { albumLeague, latestSticker } from './album.ts';
import { dailyMark } from './daily-mark.ts';
import { type Endpoint, get, post } from './endpoint.ts';
import {
  count,
  difficultyField,
  gameIdParam,
  isoDateTime,
  languageQuery,
  sportField,
} from './fields.ts';
import { publicUser } from './friends.ts';
import { preferences } from './user.ts';

export const playedGame = z.object({
  id: z.int(),
  athleteName: z.nullable(z.string()),
  /** An ISO date-time, not validated: the client shows an unreadable one as 'Recently'. */
  startTime: z.string(),
  sport: sportField,
  league: z.string(),
  difficulty: difficultyField,
  score: count,
  won: z.boolean(),
  completed: z.boolean(),
  isMultiplayer: z.boolean(),
  daily: z.optional(dailyMark),
  guessesUsed: count,
});
export type PlayedGame = z.output<typeof playedGame>;

export const historyItem = z.extend(playedGame, {
  sticker: z.nullable(z.object({ picture: z.string(), rarity: z.enum(rarities) })),
});
export type HistoryItem = z.output<typeof historyItem>;

export const profileDays = 7;

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
  lastDays: z.array(count).check(z.length(profileDays)),
  gamePoints: count,
  achievementPoints: count,
  stats,
  achievements: z.array(achievementState),
});
export type Profile = z.output<typeof profile>;

export const readProfile = {
  ...get,
  name: 'readProfile',
  summary:
    "The user's profile with the scores of the calendar windows of their time zone, statistics and achievements",
  path: '/api/user/profile',
  usesTimeZone: true,
  reply: profile,
} as const satisfies Endpoint;

export const readStats = {
  ...get,
  name: 'readStats',
  summary: "The user's statistics over completed games",
  path: '/api/user/stats',
  reply: stats,
} as const satisfies Endpoint;

export const readHistory = {
  ...get,
  name: 'readHistory',
  summary: "The user's games, newest start first, 50 at most; `before` an id gives the next ones",
  path: '/api/user/games',
  query: z.object({ before: z.optional(gameIdParam) }),
  reply: z.array(historyItem),
} as const satisfies Endpoint;

export const unfinishedGame = z.object({
  id: z.int(),
  daily: z.optional(dailyMark),
  sport: sportField,
  league: z.string(),
  difficulty: difficultyField,
  totalGuesses: count,
  remainingGuesses: count,
  potentialScore: count,
  waitsUntil: isoDateTime,
});
export type UnfinishedGame = z.output<typeof unfinishedGame>;

export const unfinishedGames = z.object({
  /** Games won in a row: what is lost with the first of these games. */
  streak: count,
  games: z.array(unfinishedGame),
});
export type UnfinishedGames = z.output<typeof unfinishedGames>;

export const readUnfinishedGames = {
  ...get,
  name: 'readUnfinishedGames',
  summary: "The caller's touched solo games that are not over, the one played last first",
  path: '/api/unfinished-games',
  access: 'guest',
  reply: unfinishedGames,
} as const satisfies Endpoint;

export const home = z.object({
  stats,
  stickers: z.array(latestSticker),
  album: z.array(albumLeague),
  unfinished: unfinishedGames,
});
export type Home = z.output<typeof home>;

export const readHome = {
  ...get,
  name: 'readHome',
  summary:
    "What the user's games have come to: statistics, the latest stickers, how far the album is filled, and the games that wait",
  path: '/api/user/home',
  reply: home,
} as const satisfies Endpoint;

/** What has happened to a user since the visit before this one; the rest is in their own lists. */
export const visitReply = z.object({
  since: z.nullable(isoDateTime),
  expired: z.array(z.object({ id: z.int(), athleteName: z.string(), endedAt: isoDateTime })),
  challenges: z.array(z.object({ id: z.int(), rank: count, players: count })),
  friends: z.array(publicUser),
  achievements: z.array(z.object({ key: z.enum(achievementKeys), title: z.string() })),
  home,
});
export type VisitReply = z.output<typeof visitReply>;

export const noteVisit = {
  ...post,
  name: 'noteVisit',
  summary:
    "Note that the user is on their home page; what has happened since the visit before, and what the user's games have come to",
  path: '/api/user/visits',
  query: languageQuery,
  reply: visitReply,
} as const satisfies Endpoint;
