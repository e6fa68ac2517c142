import { type Milestone, milestoneTargets, type PlayRecord } from './play-record.ts';

/** Achievements in the order of the cards; the first six are fixed. */
export const achievementKeys = [
  'first_victory',
  'streak_master',
  'perfect_game',
  'f1_expert',
  'sports_network',
  'speed_demon',
  'football_scholar',
  'five_in_a_row',
] as const;
export type AchievementKey = (typeof achievementKeys)[number];

/** Number of current friends that `sports_network` requires. */
export const networkSize = 5;

type Rule = {
  points: number;
  target: number;
  /** 0 to target. */
  progress: (record: PlayRecord, friends: number) => number;
  /** The milestone that unlocks it; absent if it depends on friends. */
  milestone?: Milestone;
};

const reached = (milestone: Milestone) => (record: PlayRecord) =>
  record.reachedAt[milestone] === undefined ? 0 : 1;

/** Points and rules. */
export const achievementRules: Readonly<Record<AchievementKey, Rule>> = {
  first_victory: { points: 50, target: 1, progress: reached('firstWin'), milestone: 'firstWin' },
  streak_master: {
    points: 100,
    target: milestoneTargets.streakOfThree,
    progress: ({ longestStreak }) => longestStreak,
    milestone: 'streakOfThree',
  },
  perfect_game: {
    points: 200,
    target: 1,
    progress: reached('perfectGame'),
    milestone: 'perfectGame',
  },
  f1_expert: {
    points: 150,
    target: milestoneTargets.fifthFormula1Win,
    progress: ({ bySport }) => bySport.formula1.won,
    milestone: 'fifthFormula1Win',
  },
  sports_network: { points: 100, target: networkSize, progress: (_, friends) => friends },
  speed_demon: { points: 150, target: 1, progress: reached('fastWin'), milestone: 'fastWin' },
  football_scholar: {
    points: 150,
    target: milestoneTargets.tenthSoccerAthlete,
    progress: ({ soccerAthletes }) => soccerAthletes.length,
    milestone: 'tenthSoccerAthlete',
  },
  five_in_a_row: {
    points: 200,
    target: milestoneTargets.streakOfFive,
    progress: ({ longestStreak }) => longestStreak,
    milestone: 'streakOfFive',
  },
};

/** 0 to the rule's target. */
export function progressOf(key: AchievementKey, record: PlayRecord, friends: number): number {
  const { target, progress } = achievementRules[key];
  return Math.min(target, progress(record, friends));
}

/**
 * What the history has unlocked, and when (ms). For games it is the time of the result that
 * unlocked it, so that every evaluation gives the same; for friends it is `now`, the time at which
 * the fifth is noticed.
 */
export function unlockedBy(
  record: PlayRecord,
  friends: number,
  now: number,
): { key: AchievementKey; at: number }[] {
  return achievementKeys.flatMap((key) => {
    const { milestone } = achievementRules[key];
    if (milestone === undefined) return friends >= networkSize ? [{ key, at: now }] : [];
    const at = record.reachedAt[milestone];
    return at === undefined ? [] : [{ key, at }];
  });
}

/** Sum of the points of these achievements. */
export function achievementPoints(keys: readonly AchievementKey[]): number {
  return keys.reduce((sum, key) => sum + achievementRules[key].points, 0);
}
