import { profileDays } from '@craque/common/contracts/history.ts';
import { achievementPoints } from '@craque/common/domain/record/achievement.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import type { Calendar } from '@craque/common/domain/record/score-window.ts';
import { evaluateAchievements } from '../achievements/evaluate-achievements.ts';
import type { Stores } from '../store/store.ts';

export type ScoreDependencies = {
  stores: Stores;
  /** Milliseconds since the epoch. */
  clock: () => number;
  calendar: Calendar;
};

const beginning = 0;

/** The user's points in the calendar windows of the zone and on each of the last days. */
export async function scoresOf(
  { stores, clock, calendar }: ScoreDependencies,
  userId: string,
  zone: string,
) {
  const now = clock();
  const { unlocked } = await evaluateAchievements(stores, userId, now);
  const { day, week, month } = calendar.scoreWindows(now, zone);
  const lastDays = calendar.lastDays(now, zone, profileDays);
  const starts = [day, week, month, beginning, ...lastDays];
  const gamePoints = await stores.results.pointsSince(userPlayer(userId), starts);
  const [ofDay, ofWeek, ofMonth, ofAll, ...sinceDays] = starts.map((start, index) => {
    const keys = unlocked.filter((each) => each.unlockedAt >= start).map(({ key }) => key);
    const ofGames = gamePoints[index] ?? 0;
    const ofAchievements = achievementPoints(keys);
    return { ofGames, ofAchievements, sum: ofGames + ofAchievements };
  });
  return {
    ...{ ofDay, ofWeek, ofMonth, ofAll },
    // Each sum goes on until now: what the day after does not have belongs to the day.
    lastDays: sinceDays.map(({ sum }, index) => sum - (sinceDays[index + 1]?.sum ?? 0)),
  };
}
