export type AlbumGoal = { team: string; missing: number };

/** Fewer are no team that somebody would wish to complete. */
const smallestTeam = 5;
/** More are no goal that is near. */
const mostMissing = 12;

/**
 * The team with the fewest empty places, at most twelve, of those that have a sticker and are not
 * full; of equal ones the larger, then the first by name. Of an album whose teams are known to everybody this tells a
 * number alone, and nobody.
 */
export function nearestGoal(
  members: readonly { athleteId: string; team: string }[],
  held: ReadonlySet<string>,
): AlbumGoal | undefined {
  const teams = [...Map.groupBy(members, ({ team }) => team)].flatMap(([team, all]) => {
    const collected = all.filter(({ athleteId }) => held.has(athleteId)).length;
    const missing = all.length - collected;
    const isNear = missing > 0 && missing <= mostMissing;
    const isGoal = all.length >= smallestTeam && collected > 0 && isNear;
    return isGoal ? { team, missing, size: all.length } : [];
  });
  const [nearest] = teams.toSorted(
    (one, other) =>
      one.missing - other.missing || other.size - one.size || (one.team < other.team ? -1 : 1),
  );
  return nearest && { team: nearest.team, missing: nearest.missing };
}
