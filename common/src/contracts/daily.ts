import * as z from 'zod/mini';
import { rankingScopes } from '../domain/record/ranking.ts';
import { dailyDate } from './daily-mark.ts';
import { type Endpoint, get, post } from './endpoint.ts';
import { count, isoDateTime, languageQuery, sportField } from './fields.ts';
import { gameView } from './games.ts';

const nullable = z.nullable;
const gameId = nullable(z.int());
const distribution = z.array(count);

/** `lost` also holds for a game that was abandoned: nobody can play a daily twice. */
const dailySport = z.object({
  sport: sportField,
  number: z.int(),
  state: z.enum(['open', 'playing', 'solved', 'lost']),
  gameId,
  guessesUsed: count,
  /** Of all the caller's finished dailies of the sport that count. */
  record: z.object({ played: count, solved: count, distribution }),
});
export type DailySport = z.output<typeof dailySport>;

export const daily = z.object({
  date: dailyDate,
  nextAt: isoDateTime,
  closesAt: isoDateTime,
  streak: z.object({
    current: count,
    longest: count,
    freezes: count,
    covered: z.array(dailyDate),
    atRisk: z.boolean(),
    /** Without a freeze; null without a streak. */
    livesUntil: nullable(isoDateTime),
  }),
  sports: z.array(dailySport),
});
export type Daily = z.output<typeof daily>;

export const dailyGameRequest = z.object({ sport: sportField, date: z.optional(dailyDate) });

const monthField = z
  .string({ error: 'invalid_date' })
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'invalid_date' }));

/** `open`: not played yet, which can be made up for; `missed`: begun, but abandoned. */
const archiveSport = z.object({
  sport: sportField,
  state: z.enum(['open', 'playing', 'solved', 'lost', 'missed']),
  gameId,
});

export const dailyArchive = z.object({
  month: z.string(),
  first: nullable(dailyDate),
  days: z.array(z.object({ date: dailyDate, sports: z.array(archiveSport) })),
});
export type DailyArchive = z.output<typeof dailyArchive>;

/** Equal rows share a rank. Guesses and hints of a lost game are those used. */
const boardRow = z.object({
  rank: z.int().check(z.gte(1)),
  username: z.string(),
  displayName: nullable(z.string()),
  avatarUrl: nullable(z.string()),
  won: z.boolean(),
  guesses: count,
  hints: count,
  timeTaken: count,
});
export type DailyBoardRow = z.output<typeof boardRow>;

export const dailyBoard = z.object({
  closed: z.boolean(),
  players: count,
  /** Of all players; the others did not solve it. Null below 20 players. */
  distribution: nullable(distribution),
  /** The first 100; of `friends` everybody. Empty for guests. */
  rows: z.array(boardRow),
  own: nullable(boardRow),
});
export type DailyBoard = z.output<typeof dailyBoard>;

export const readDaily = {
  ...get,
  name: 'readDaily',
  summary: "The daily athletes of the caller's date: what is done, and the daily streak",
  path: '/api/daily',
  access: 'guest',
  usesTimeZone: true,
  reply: daily,
} as const satisfies Endpoint;

export const startDaily = {
  ...post,
  name: 'startDaily',
  summary:
    "Start the daily game of a sport, or one of the archive; 200 with the caller's own where there is one",
  path: '/api/daily/games',
  access: 'guest',
  limit: 'game',
  usesTimeZone: true,
  query: languageQuery,
  body: dailyGameRequest,
  status: 201,
  repeatedStatus: 200,
  reply: gameView,
} as const satisfies Endpoint;

export const readDailyArchive = {
  ...get,
  name: 'readDailyArchive',
  summary: 'A month of daily athletes, and which of them the caller has played',
  path: '/api/daily/archive',
  access: 'guest',
  usesTimeZone: true,
  query: z.object({ month: monthField }),
  reply: dailyArchive,
} as const satisfies Endpoint;

export const readDailyBoard = {
  ...get,
  name: 'readDailyBoard',
  summary:
    "The board of a daily athlete, of everyone or of the caller's friends; after the caller's own end, or once it is closed",
  path: '/api/daily/board',
  access: 'guest',
  usesTimeZone: true,
  query: z.object({
    sport: sportField,
    date: dailyDate,
    scope: z.optional(z.enum(rankingScopes, { error: 'invalid_scope' })),
  }),
  reply: dailyBoard,
} as const satisfies Endpoint;
