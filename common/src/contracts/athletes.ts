import * as z from 'zod/mini';
import { type Endpoint, get } from './endpoint.ts';
import { count, sportField } from './fields.ts';

/** Packed and unpacked by `name-list.ts`, which says what the texts hold. */
export const athleteNames = z.object({
  sport: sportField,
  names: z.string(),
  in: z.string(),
  fame: z.array(z.int()),
  leagues: z.array(z.string()),
});
export type AthleteNames = z.output<typeof athleteNames>;

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
  ...get,
  name: 'readAthleteNames',
  summary: 'The names that may be guessed in a sport',
  path: '/api/athletes/names',
  access: 'public',
  query: z.object({ sport: z.optional(sportField) }),
  reply: athleteNames,
} as const satisfies Endpoint;

export const readLeagues = {
  ...get,
  name: 'readLeagues',
  summary: 'Leagues, whether they are open, and how many athletes each level draws from',
  path: '/api/leagues',
  access: 'public',
  reply: leagueList,
} as const satisfies Endpoint;
