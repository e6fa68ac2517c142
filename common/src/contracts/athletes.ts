import * as z from 'zod/mini';
import { leagues } from '../domain/sport.ts';
import type { Endpoint } from './endpoint.ts';
import { count, sportField } from './fields.ts';

const fameIn = z.object(Object.fromEntries(leagues.map((league) => [league, z.optional(z.int())])));

/**
 * All names of a sport, best known in the sport first, and nothing else. `also`: nicknames and
 * other spellings; `full`: if it says more than the name; `surname`: only if it is not what follows
 * the first word of the name, and empty for those known by several words without one; `born` only
 * where two people share a name. `fame` is that in the sport, `in` that in each league by its slug.
 */
export const athleteNames = z.object({
  sport: sportField,
  names: z.array(
    z.object({
      name: z.string(),
      also: z.optional(z.array(z.string())),
      full: z.optional(z.string()),
      surname: z.optional(z.string()),
      born: z.optional(z.int()),
      fame: z.int(),
      in: fameIn,
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
