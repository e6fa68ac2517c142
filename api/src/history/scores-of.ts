import { profileDays } from '@craque/common/contracts/history.ts';
import { achievementPoints } from '@craque/common/domain/record/achievement.ts';
import { lastDays, scoreWindows } from '@craque/common/domain/record/score-window.ts';
import { evaluateAchievements, type Progress } from '../achievements/evaluate-achievements.ts';
import type { Stores } from '../store/store.ts';

export type ScoreDependencies = {
  stores: Stores;
  /** Milliseconds since the epoch. */
  clock: () => number;
};

/** The points of achievements from that time (ms) on. */
function achievedSince(start: number, { unlocked }: Progress): number {
  const keys = unlocked.filter(({ unlockedAt }) => unlockedAt >= start).map(({ key }) => key);
  return achievementPoints(keys);
}

/**
 * The user's points in the calendar windows of the zone and on each of the last days, and what they
 * were read with: the store adds them up while the record is read.
 */
export async function scoresOf({ stores, clock }: ScoreDependencies, userId: string, zone: string) {
  const now = clock();
  const { day, week, month } = scoreWindows(now, zone);
  const starts = [day, week, month, ...lastDays(now, zone, profileDays)];
  const progress = await evaluateAchievements(stores, userId, { now, starts });
  const [ofDay = 0, ofWeek = 0, ofMonth = 0, ...sinceDays] = starts.map(
    (start, index) => (progress.points[index] ?? 0) + achievedSince(start, progress),
  );
  const ofGames = progress.record.points;
  const ofAchievements = achievementPoints(progress.unlocked.map(({ key }) => key));
  return {
    ...{ ofDay, ofWeek, ofMonth, ofGames, ofAchievements, progress },
    // Each sum goes on until now: what the day after does not have belongs to the day.
    lastDays: sinceDays.map((sum, index) => sum - (sinceDays[index + 1] ?? 0)),
  };
}
