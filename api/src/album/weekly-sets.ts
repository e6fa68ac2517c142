import { createHmac } from 'node:crypto';
import { membershipIn } from '@craque/common/domain/athlete/athlete.ts';
import type { Candidate, SetTheme } from '@craque/common/domain/record/set-theme.ts';
import { setOf, setWeekAt, themeOfWeek } from '@craque/common/domain/record/weekly-set.ts';
import { leagues, poolFame } from '@craque/common/domain/sport.ts';
import type { Catalogue } from '../athletes/catalogue.ts';

export type WeeklySetDependencies = {
  catalogue: Catalogue;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** That of the dailies, which the installation keeps to itself; for sets with other words. */
  dailyKey: Buffer;
};

export type WeeklySet = { week: number; theme: SetTheme; members: readonly Candidate[] };

/** Whoever is known well enough to be wished for, in each league in which they are. */
export function setCandidates(catalogue: Catalogue): Candidate[] {
  return leagues.flatMap((league) => {
    const pool = new Set(catalogue.pool(league, 'medium'));
    return catalogue.members(league).flatMap((athlete) => {
      const membership = membershipIn(athlete, league);
      const { id, fame, sport, neverAsked } = athlete;
      const isKnown = pool.has(id) && fame >= poolFame[sport].medium && !neverAsked;
      return membership && isKnown ? { athlete, membership } : [];
    });
  });
}

/** The set of the week: computed from week, data and key whenever one of them has changed. */
export function createWeeklySets({ catalogue, clock, dailyKey }: WeeklySetDependencies) {
  let kept: (WeeklySet & { dataVersion: string }) | undefined;
  return (): WeeklySet => {
    const week = setWeekAt(clock());
    const { dataVersion } = catalogue;
    if (kept?.week === week && kept.dataVersion === dataVersion) return kept;
    const theme = themeOfWeek(week);
    const keyOf = (id: string) =>
      createHmac('sha256', dailyKey).update(`set ${week} ${id}`).digest('hex');
    const members = setOf(theme, setCandidates(catalogue), keyOf);
    kept = { week, theme, members, dataVersion };
    return kept;
  };
}
