import type { Achievement, AchievementState } from '@craque/common/contracts/achievements.ts';
import { describe, expect, test } from '@jest/globals';
import { nextAchievement } from './cover-news.tsx';

const all = (['first_victory', 'streak_master', 'f1_expert'] as const).map(
  (key): Achievement => ({ id: key, key, title: key, description: '', points: 50, target: 5 }),
);
const stateOf = (index: number, progress: number, unlocked = false) =>
  ({ achievementId: all[index]?.id, progress, unlocked }) as AchievementState;

describe('the next achievement', () => {
  test('is the missing one that is closest to its target', () => {
    const states = [stateOf(0, 5, true), stateOf(1, 1), stateOf(2, 3)];
    expect(nextAchievement(all, states)).toMatchObject({ key: 'f1_expert', progress: 3 });
  });

  test('does not exist once all are unlocked', () => {
    expect(
      nextAchievement(
        all,
        all.map((_, index) => stateOf(index, 5, true)),
      ),
    ).toBeUndefined();
  });
});
