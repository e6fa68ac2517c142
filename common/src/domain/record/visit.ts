export type Visits = {
  visitedAt: number | null;
  newsSince: number | null;
};

/** After a pause of this length (ms) the user comes back, and the visit before is over. */
export const pauseBetweenVisits = 30 * 60 * 1000;

/** Once the user is on their home page at `now`. The news stay the same during one visit. */
export function withVisit({ visitedAt, newsSince }: Visits, now: number): Visits {
  const isBack = visitedAt !== null && now - visitedAt >= pauseBetweenVisits;
  return { visitedAt: now, newsSince: isBack ? visitedAt : newsSince };
}
