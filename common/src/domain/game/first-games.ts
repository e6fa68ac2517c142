import { type Athlete, playedSince } from '../athlete/athlete.ts';

/** Finished games after which nobody is a newcomer any more. */
export const firstGames = 3;

const famous = 30;
/** Years since somebody stopped whom newcomers may not have seen. */
const longAgo = 8;

/** Ids of those whom a newcomer is asked for: of the members, best known first, thirty of our days. */
export function newcomersPool(
  members: readonly Athlete[],
  pool: ReadonlySet<string>,
  year: number,
): string[] {
  return members
    .filter((each) => pool.has(each.id) && playedSince(each, year - longAgo + 1))
    .slice(0, famous)
    .map(({ id }) => id);
}
