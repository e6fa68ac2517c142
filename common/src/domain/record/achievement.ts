import type { Outcome, PlayRecord, Totals } from './totals.ts';

const networkSize = 5;
/** Different soccer athletes that `football_scholar` requires; a record counts no more of them. */
export const soccerAthletesCounted = 10;

type Row = {
  key: string;
  points: number;
  target: number;
  /** Capped at the target; absent if there is nothing between locked and unlocked. */
  progress?: (totals: Totals, friends: number) => number;
  milestone?: {
    name: string;
    isReached: (totals: Totals, win: Outcome) => boolean;
  };
};

const longestStreak = (totals: Totals) => totals.longestStreak;

const table = [
  {
    key: 'first_victory',
    points: 50,
    target: 1,
    milestone: { name: 'firstWin', isReached: () => true },
  },
  {
    key: 'streak_master',
    points: 100,
    target: 3,
    progress: longestStreak,
    milestone: { name: 'streakOfThree', isReached: ({ streak }) => streak >= 3 },
  },
  {
    key: 'perfect_game',
    points: 200,
    target: 1,
    milestone: {
      name: 'perfectGame',
      isReached: (_, { guesses, hints }) => guesses === 1 && hints === 0,
    },
  },
  {
    key: 'f1_expert',
    points: 150,
    target: 5,
    progress: ({ bySport }) => bySport.formula1.won,
    milestone: { name: 'fifthFormula1Win', isReached: ({ bySport }) => bySport.formula1.won >= 5 },
  },
  { key: 'sports_network', points: 100, target: networkSize, progress: (_, friends) => friends },
  {
    key: 'speed_demon',
    points: 150,
    target: 1,
    milestone: { name: 'fastWin', isReached: (_, { timeTaken }) => timeTaken < 30 },
  },
  {
    key: 'football_scholar',
    points: 150,
    target: soccerAthletesCounted,
    progress: ({ soccerAthletes }) => soccerAthletes.length,
    milestone: {
      name: 'tenthSoccerAthlete',
      isReached: ({ soccerAthletes }) => soccerAthletes.length >= soccerAthletesCounted,
    },
  },
  {
    key: 'five_in_a_row',
    points: 200,
    target: 5,
    progress: longestStreak,
    milestone: { name: 'streakOfFive', isReached: ({ streak }) => streak >= 5 },
  },
] as const satisfies readonly Row[];

export type AchievementKey = (typeof table)[number]['key'];
const rows: readonly (Row & { key: AchievementKey })[] = table;

export const achievementKeys: readonly AchievementKey[] = rows.map(({ key }) => key);

export const achievementRules = Object.fromEntries(rows.map((row) => [row.key, row])) as Readonly<
  Record<AchievementKey, Row>
>;

/** Names of the milestones that the totals have reached right after this outcome, new and old. */
export function milestonesReached(totals: Totals, outcome: Outcome): string[] {
  if (!outcome.won) return [];
  return rows.flatMap(({ milestone }) =>
    milestone?.isReached(totals, outcome) ? [milestone.name] : [],
  );
}

export function progressOf(key: AchievementKey, record: PlayRecord, friends: number): number {
  const { target, progress, milestone } = achievementRules[key];
  if (progress) return Math.min(target, progress(record, friends));
  return milestone && record.reachedAt[milestone.name] !== undefined ? target : 0;
}

export function unlockedBy(
  record: PlayRecord,
  friends: number,
  now: number,
): { key: AchievementKey; at: number }[] {
  return achievementKeys.flatMap((key) => {
    const { milestone } = achievementRules[key];
    if (milestone === undefined) return friends >= networkSize ? [{ key, at: now }] : [];
    const at = record.reachedAt[milestone.name];
    return at === undefined ? [] : [{ key, at }];
  });
}

export function achievementPoints(keys: readonly AchievementKey[]): number {
  return keys.reduce((sum, key) => sum + achievementRules[key].points, 0);
}
