import * as z from 'zod/mini';
import { rankingScopes, rankingWindows } from '../domain/record/ranking.ts';
import { type Endpoint, get } from './endpoint.ts';
import { count, isoDateTime, sportField } from './fields.ts';

export const rankingLength = 100;

/** A user as shown in a ranking; the picture's address is for friends only. */
export const rankedPlayer = z.object({
  rank: count,
  username: z.string(),
  displayName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  score: count,
  games: count,
});
export type RankedPlayer = z.output<typeof rankedPlayer>;

export const ranking = z.object({
  from: z.nullable(isoDateTime),
  players: count,
  rows: z.array(rankedPlayer),
  /** The caller's place; null without a session or without games and points in the window. */
  own: z.nullable(
    z.extend(rankedPlayer, {
      position: count,
      around: z.array(rankedPlayer),
    }),
  ),
});
export type Ranking = z.output<typeof ranking>;

export const readRanking = {
  ...get,
  name: 'readRanking',
  summary:
    "The ranking of a window by score: the first 100 and the caller's own place; among friends only with a session",
  path: '/api/rankings',
  access: 'guest',
  usesTimeZone: true,
  query: z.object({
    window: z.optional(z.enum(rankingWindows, { error: 'invalid_window' })),
    scope: z.optional(z.enum(rankingScopes, { error: 'invalid_scope' })),
    sport: z.optional(sportField),
  }),
  reply: ranking,
} as const satisfies Endpoint;
