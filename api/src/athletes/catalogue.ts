import { createHash } from 'node:crypto';
import {
  type Athlete,
  type Fact,
  factsIn,
  type Guessable,
  membershipIn,
} from '@craque/common/domain/athlete/athlete.ts';
import { derivedFacts } from '@craque/common/domain/athlete/derived-fact.ts';
import { poolOf } from '@craque/common/domain/athlete/draw.ts';
import { hasHintFacts } from '@craque/common/domain/athlete/hint-fact.ts';
import type { NameIndex } from '@craque/common/domain/athlete/name-index.ts';
import { buildNameIndex } from '@craque/common/domain/athlete/name-index.ts';
import type { ListedName } from '@craque/common/domain/athlete/name-list.ts';
import { acceptedNames } from '@craque/common/domain/athlete/name-match.ts';
import type { Difficulty, League, Sport } from '@craque/common/domain/sport.ts';
import { difficulties, leagues, sportOf } from '@craque/common/domain/sport.ts';
import { type Reading, readAthleteFiles } from './athlete-files.ts';
import { catalogueViolations } from './catalogue-violations.ts';
import { listNames } from './listed-names.ts';
import { readRecognised, recognisedViolations } from './recognised-files.ts';

/** A league with fewer athletes is shown as coming soon and cannot be played. */
const athletesToOpen = 20;

/** All athletes, read once, immutable. Nobody is drawn or counted who is only recognised. */
export type Catalogue = {
  dataVersion: string;
  athlete(id: string): Athlete | undefined;
  /** An athlete, or somebody who is only recognised. */
  guessable(id: string): Guessable | undefined;
  leagueState(league: League): { open: boolean; athletes: number };
  /** Ids to draw from, best known first. */
  pool(league: League, difficulty: Difficulty): readonly string[];
  /** Best known first. */
  members(league: League): readonly Athlete[];
  nameIndex: NameIndex;
  /** Best known in the sport first. */
  names(sport: Sport): readonly ListedName[];
  /** Empty if the athlete is not a member of the league. */
  derivedFacts(id: string, league: League): readonly Fact[];
  /** Another catalogue with these in place of the athletes with their ids, under this version. */
  replacing(athletes: readonly Athlete[], dataVersion: string): Catalogue;
};

export class CatalogueError extends Error {
  readonly violations: readonly string[];
  constructor(violations: readonly string[]) {
    super(
      `The athlete data has ${violations.length} violations:\n${violations.map((violation) => `  ${violation}`).join('\n')}`,
    );
    this.name = 'CatalogueError';
    this.violations = violations;
  }
}

/**
 * Throws a CatalogueError with every violation. Trusted files are only checked for what makes them
 * unreadable: checking takes three quarters of the time of a load.
 */
export function loadCatalogue(directory: URL | string, reading: Reading = 'checked'): Catalogue {
  const files = readAthleteFiles(directory, reading);
  const recognised = readRecognised(directory, reading);
  const known = new WeakMap<Guessable, readonly string[]>();
  const namesOf: NamesOf = (athlete) => {
    const names = known.get(athlete) ?? acceptedNames(athlete);
    known.set(athlete, names);
    return names;
  };
  const between =
    reading === 'checked'
      ? [
          ...catalogueViolations(files.athletes, namesOf),
          ...recognisedViolations(recognised.people, files.athletes),
        ]
      : [];
  const all = [...files.violations, ...recognised.violations, ...between];
  if (all.length > 0) throw new CatalogueError(all);
  const athletes = new Map(files.athletes.map((each) => [each.id, each]));
  return createCatalogue(
    athletes,
    recognised.people,
    namesOf,
    hashOf([files.athletes, recognised.texts]),
  );
}

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12);
}

type NamesOf = (athlete: Guessable) => readonly string[];

function createCatalogue(
  athletes: ReadonlyMap<string, Athlete>,
  recognised: readonly Guessable[],
  namesOf: NamesOf,
  dataVersion: string,
): Catalogue {
  const asked = [...athletes.values()];
  const everyone: readonly Guessable[] = [...asked, ...recognised];
  const known = new Map(everyone.map((each) => [each.id, each]));
  const leagueMap = new Map(leagues.map((league) => [league, rankedLeague(asked, league)]));
  const listed = new Map<Sport, readonly ListedName[]>();
  const derived = new Map<string, readonly Fact[]>();
  const members = (league: League) => leagueMap.get(league)?.members ?? [];
  const replacing: Catalogue['replacing'] = (replaced, version) => {
    const changed = new Map(replaced.map((each) => [each.id, each]));
    const next = new Map([...athletes].map(([id, each]) => [id, changed.get(id) ?? each]));
    return createCatalogue(next, recognised, namesOf, version);
  };
  let nameIndex: NameIndex | undefined;
  return {
    replacing,
    dataVersion,
    athlete: (id) => athletes.get(id),
    guessable: (id) => known.get(id),
    leagueState: (league) => ({
      open: members(league).length >= athletesToOpen,
      athletes: members(league).length,
    }),
    pool: (league, difficulty) => leagueMap.get(league)?.pools.get(difficulty) ?? [],
    members,
    get nameIndex() {
      // With the first guess: a start would wait for it.
      nameIndex ??= buildNameIndex(everyone.map((each) => candidateOf(each, namesOf(each))));
      return nameIndex;
    },
    names: (sport) => {
      const own = () =>
        everyone.filter((each) => each.sport === sport && each.isSuggested !== false);
      const names = listed.get(sport) ?? listNames(own());
      listed.set(sport, names);
      return names;
    },
    derivedFacts: (id, league) => {
      const key = `${league}/${id}`;
      const athlete = athletes.get(id);
      const facts =
        derived.get(key) ?? (athlete ? derivedFacts(athlete, members(league), league) : []);
      if (athlete) derived.set(key, facts);
      return facts;
    },
  };
}

function rankedLeague(everyone: readonly Athlete[], league: League) {
  const ranked = everyone.flatMap((athlete) => {
    const membership = membershipIn(athlete, league);
    return membership ? [{ athleteId: athlete.id, fame: membership.fame, athlete }] : [];
  });
  const sport = sportOf(league);
  const order = new Map(poolOf(ranked, 'hard', sport).map((id, rank) => [id, rank]));
  const rankOf = (id: string) => order.get(id) ?? ranked.length;
  const members = ranked
    .toSorted((a, b) => rankOf(a.athleteId) - rankOf(b.athleteId))
    .map((each) => each.athlete);
  const askable = ranked
    .filter(({ athlete }) => {
      const facts = factsIn(athlete, league);
      return (
        hasHintFacts(facts) || hasHintFacts([...facts, ...derivedFacts(athlete, members, league)])
      );
    })
    // On hard and expert they are drawn, so that each place of an album can be filled.
    .map((each) => (each.athlete.neverAsked ? { ...each, fame: 0 } : each));
  return {
    members,
    pools: new Map(difficulties.map((level) => [level, poolOf(askable, level, sport)])),
  };
}

function candidateOf(athlete: Guessable, names: readonly string[]) {
  return {
    athleteId: athlete.id,
    sport: athlete.sport,
    fameIn: Object.fromEntries(athlete.memberships.map((each) => [each.league, each.fame])),
    names,
  };
}
