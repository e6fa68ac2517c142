import * as z from 'zod/mini';
import { leagues } from '../domain/sport.ts';
import { type Endpoint, get } from './endpoint.ts';
import { count, sportField } from './fields.ts';

const fames = z.optional(z.array(z.int()));

/** Sorted by name. `fame`: by league a number for each name, 0 for those not in it. */
export const athleteNames = z.object({
  sport: sportField,
  names: z.array(
    z.object({
      name: z.string(),
      full: z.optional(z.string()),
      also: z.optional(z.array(z.string())),
      surname: z.optional(z.string()),
      born: z.optional(z.int()),
    }),
  ),
  fame: z.object(Object.fromEntries(leagues.map((league) => [league, fames]))),
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
