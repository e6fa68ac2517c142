import type { Catalogue } from './catalogue.ts';

export type LiveCatalogue = Catalogue & {
  readonly original: Catalogue;
  use(next: Catalogue): void;
};

/** A catalogue whose data may be corrected while games go on; they keep their snapshots. */
export function createLiveCatalogue(original: Catalogue): LiveCatalogue {
  let current = original;
  return {
    original,
    use(next) {
      current = next;
    },
    get dataVersion() {
      return current.dataVersion;
    },
    get nameIndex() {
      return current.nameIndex;
    },
    athlete: (id) => current.athlete(id),
    guessable: (id) => current.guessable(id),
    leagueState: (league) => current.leagueState(league),
    pool: (league, difficulty) => current.pool(league, difficulty),
    members: (league) => current.members(league),
    names: (sport) => current.names(sport),
    derivedFacts: (id, league) => current.derivedFacts(id, league),
    replacing: (athletes, dataVersion) => current.replacing(athletes, dataVersion),
  };
}
