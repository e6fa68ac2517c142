import { setSize } from './album.ts';
import { belongsTo, type Candidate, setThemes, type SetTheme, sideOf } from './set-theme.ts';

/** Of each side so many of the best known may be among the twelve. */
const knownPerSide = 2 * setSize;

const week = 7 * 24 * 60 * 60 * 1000;
/** A Monday at 00:00 UTC. */
const firstWeek = Date.UTC(1970, 0, 5);

export const setWeekAt = (now: number): number => Math.floor((now - firstWeek) / week);
export const setWeekBegins = (number: number): number => firstWeek + number * week;

/** Has no factor in common with the number of themes, so each has its turn before one comes again. */
export const themeStride = 37;

export function themeOfWeek(number: number): SetTheme {
  const theme = setThemes[(number * themeStride) % setThemes.length];
  if (!theme) throw new RangeError('there is no theme for this week');
  return theme;
}

/** The candidacy in the home league, or in the league in which somebody is known best. */
function oneOfEach(candidates: readonly Candidate[]): Candidate[] {
  const byPerson = Map.groupBy(candidates, ({ athlete }) => athlete.id);
  return [...byPerson.values()].flatMap((own) => {
    const best = own.toSorted((one, other) => other.membership.fame - one.membership.fame)[0];
    return own.find(({ athlete, membership }) => membership.league === athlete.home) ?? best ?? [];
  });
}

/**
 * Twelve of a theme, in the order of their places; fewer only if there are not as many. Nobody can
 * foresee `key`, so the theme and its place in the list do not tell who they are.
 */
export function setOf(
  theme: SetTheme,
  candidates: readonly Candidate[],
  key: (athleteId: string) => string,
): Candidate[] {
  const known = oneOfEach(candidates.filter((each) => belongsTo(theme, each))).toSorted(
    ({ athlete: one }, { athlete: other }) => other.fame - one.fame || (one.id < other.id ? -1 : 1),
  );
  const byKey = (some: readonly Candidate[]) =>
    some
      .map((each) => ({ each, at: key(each.athlete.id) }))
      .toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .map(({ each }) => each);
  const sides = [...Map.groupBy(known, (each) => sideOf(theme, each)).values()].map((side) =>
    byKey(side.slice(0, knownPerSide)),
  );
  const inTurn = Array.from({ length: knownPerSide }, (_, at) =>
    sides.flatMap((side) => side[at] ?? []),
  );
  return byKey(inTurn.flat().slice(0, setSize));
}
