import type { Profile, Stats } from '@craque/common/contracts/history.ts';
import type { AchievementKey } from '@craque/common/domain/record/achievement.ts';
import type { Outcome } from '@craque/common/domain/record/totals.ts';
import type { Sport } from '@craque/common/domain/sport.ts';
import { expectedAchievements, longestRun } from '@craque/common/testing/expected-achievements.ts';
import { dateAfter, type ZoneCalendar } from './zone-calendar.ts';

/* A second computation of a history's numbers, straight from the rules, with loops over
   everything and a textual calendar: slow, and sharing nothing with the code under test. */

export type Unlocked = { key: AchievementKey; at: number };

export function inOrder(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.toSorted((a, b) => a.finishedAt - b.finishedAt || a.gameId - b.gameId);
}

export function expectedStreak(outcomes: readonly Outcome[]): number {
  const reversed = inOrder(outcomes).reverse();
  const end = reversed.findIndex(({ won }) => !won);
  return end === -1 ? reversed.length : end;
}

/** What is unlocked and by the end of which game; the network at the time of the check. */
export function expectedUnlocks(
  outcomes: readonly Outcome[],
  friends: number,
  now: number,
): Unlocked[] {
  const ordered = inOrder(outcomes);
  const byGames = Object.entries(expectedAchievements).flatMap(([name, { holds }]) => {
    const last = ordered.find((_, index) => holds?.(ordered.slice(0, index + 1)));
    return last ? [{ key: name as AchievementKey, at: last.finishedAt }] : [];
  });
  return friends >= 5 ? [...byGames, { key: 'sports_network', at: now }] : byGames;
}

export type ExpectedScores = Pick<
  Profile,
  'dailyScore' | 'weeklyScore' | 'monthlyScore' | 'totalScore' | 'gamePoints' | 'achievementPoints'
>;

/** The four scores: of what ended or was unlocked on or after a calendar date. */
export function expectedScores(
  outcomes: readonly Outcome[],
  unlocked: readonly Unlocked[],
  now: number,
  calendar: ZoneCalendar,
): ExpectedScores {
  const gains = [
    ...outcomes.map(({ finishedAt, score }) => ({ at: finishedAt, gain: score })),
    ...unlocked.map(({ key, at }) => ({ at, gain: expectedAchievements[key].points })),
  ].map(({ at, gain }) => ({ date: calendar.dateOf(at), gain }));
  const since = (date: string) =>
    gains.filter((each) => each.date >= date).reduce((sum, { gain }) => sum + gain, 0);
  const today = calendar.dateOf(now);
  const gamePoints = outcomes.reduce((sum, { score }) => sum + score, 0);
  return {
    dailyScore: since(today),
    weeklyScore: since(dateAfter(today, -calendar.weekdayOf(now))),
    monthlyScore: since(`${today.slice(0, 8)}01`),
    totalScore: since(''),
    gamePoints,
    achievementPoints: since('') - gamePoints,
  };
}

function rate(outcomes: readonly Outcome[]): number {
  if (outcomes.length === 0) return 0;
  return Math.round((100 * outcomes.filter(({ won }) => won).length) / outcomes.length);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function expectedStats(outcomes: readonly Outcome[]): Stats {
  const won = outcomes.filter((each) => each.won);
  const sportStats = (sport: Sport) => {
    const own = outcomes.filter((each) => each.sport === sport);
    return { gamesPlayed: own.length, winRate: rate(own) };
  };
  return {
    winRate: rate(outcomes),
    longestStreak: longestRun(inOrder(outcomes)),
    avgGuesses: Math.round(10 * mean(won.map(({ guesses }) => guesses))) / 10,
    avgTimeSeconds: Math.round(mean(won.map(({ timeTaken }) => timeTaken))),
    sportStats: {
      soccer: sportStats('soccer'),
      basketball: sportStats('basketball'),
      tennis: sportStats('tennis'),
      formula1: sportStats('formula1'),
    },
  };
}
