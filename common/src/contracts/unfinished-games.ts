import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { count, difficultyField, isoDateTime, sportField } from './fields.ts';

/** A touched solo game that waits for its player. */
export const unfinishedGame = z.object({
  id: z.int(),
  sport: sportField,
  league: z.string(),
  difficulty: difficultyField,
  totalGuesses: count,
  remainingGuesses: count,
  /** Points of a right guess now, without bonuses. */
  potentialScore: count,
  /** When it is lost unless the player goes on. */
  waitsUntil: isoDateTime,
});
export type UnfinishedGame = z.output<typeof unfinishedGame>;

export const unfinishedGames = z.object({
  /** Games won in a row: what is lost with the first of these games. */
  streak: count,
  /** The one played last first, 10 at most. */
  games: z.array(unfinishedGame),
});
export type UnfinishedGames = z.output<typeof unfinishedGames>;

export const readUnfinishedGames = {
  name: 'readUnfinishedGames',
  summary: "The caller's touched solo games that are not over, the one played last first",
  method: 'GET',
  path: '/api/unfinished-games',
  access: 'guest',
  limit: 'other',
  status: 200,
  reply: unfinishedGames,
} as const satisfies Endpoint;
