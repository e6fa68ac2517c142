import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { count, sportField } from './fields.ts';

/** All names of a sport and nothing else; `born` only where two people share a name. */
export const athleteNames = z.object({
  sport: sportField,
  names: z.array(
    z.object({
      name: z.string(),
      also: z.optional(z.array(z.string())),
      born: z.optional(z.int()),
    }),
  ),
});
export type AthleteNames = z.output<typeof athleteNames>;

/**
 * Leagues in display order; a closed one is shown as coming soon. `pools` counts the athletes of
 * each level.
 */
export const leagueList = z.object({
  leagues: z.array(
    z.object({
      sport: sportField,
      league: z.string(),
      open: z.boolean(),
      pools: z.object({ easy: count, medium: count, hard: count, expert: count }),
    }),
  ),
});
export type LeagueList = z.output<typeof leagueList>;

export const readAthleteNames = {
  name: 'readAthleteNames',
  summary: 'The names that may be guessed in a sport',
  method: 'GET',
  path: '/api/athletes/names',
  access: 'public',
  limit: 'other',
  query: z.object({ sport: z.optional(sportField) }),
  status: 200,
  reply: athleteNames,
} as const satisfies Endpoint;

export const readLeagues = {
  name: 'readLeagues',
  summary: 'Leagues, whether they are open, and how many athletes each level draws from',
  method: 'GET',
  path: '/api/leagues',
  access: 'public',
  limit: 'other',
  status: 200,
  reply: leagueList,
} as const satisfies Endpoint;
