import type { Achievement, AchievementState } from '@craque/common/contracts/achievements.ts';
import {
  type AchievementKey,
  achievementKeys,
  achievementRules,
  progressOf,
} from '@craque/common/domain/record/achievement.ts';
import { AppError } from '../errors/app-error.ts';
import type { Account } from '../store/account-stores.ts';
import type { StoresAndClock } from '../store/store.ts';
import type { Texts } from '../texts/texts.ts';
import { evaluateAchievements, type Progress } from './evaluate-achievements.ts';

function describedAchievements({ t }: Texts): Achievement[] {
  return achievementKeys.map((key) => {
    const { points, target } = achievementRules[key];
    const title = t(`achievements.${key}.title`);
    const description = t(`achievements.${key}.description`);
    return { id: key, key, title, description, points, target };
  });
}

/** Once unlocked an achievement stays unlocked, even if the friends that unlocked it are gone. */
function stateOf(key: AchievementKey, { record, friends, unlocked }: Progress): AchievementState {
  const { points, target } = achievementRules[key];
  const own = unlocked.find((each) => each.key === key);
  return {
    ...{ id: key, achievementId: key, key, target, points },
    unlocked: own !== undefined,
    unlockedAt: own ? new Date(own.unlockedAt).toISOString() : null,
    progress: own ? target : progressOf(key, record, friends),
    seen: own?.seen ?? false,
  };
}

/** In the order of the cards. */
export function achievementStates(progress: Progress): AchievementState[] {
  return achievementKeys.map((key) => stateOf(key, progress));
}

/** An achievement's id is its key. */
export function createAchievementService({ stores, clock }: StoresAndClock) {
  return {
    described: describedAchievements,

    async listOf({ id }: Account): Promise<AchievementState[]> {
      return achievementStates(await evaluateAchievements(stores, id, { now: clock() }));
    },

    /** `achievement_not_found` if it is unknown or locked. */
    async markSeen({ id }: Account, achievementId: string): Promise<{ id: string; seen: true }> {
      const key = achievementKeys.find((each) => each === achievementId);
      const isSeen = key !== undefined && (await stores.achievements.markSeen(id, key));
      if (!isSeen) throw new AppError('achievement_not_found');
      return { id: key, seen: true };
    },
  };
}

export type AchievementService = ReturnType<typeof createAchievementService>;
