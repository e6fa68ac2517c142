import type { Achievement } from '@craque/common/contracts/achievements.ts';
import { achievementKeys, achievementRules } from '@craque/common/domain/record/achievement.ts';
import type { Texts } from '../texts/texts.ts';

/** All achievements, in the order of the cards. */
export function presentAchievements({ t }: Texts): Achievement[] {
  return achievementKeys.map((key) => {
    const { points, target } = achievementRules[key];
    const title = t(`achievements.${key}.title`);
    const description = t(`achievements.${key}.description`);
    return { id: key, key, title, description, points, target };
  });
}
