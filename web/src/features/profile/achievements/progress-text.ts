import type { Achievement } from '@craque/common/contracts/achievements.ts';
import type { TFunction } from 'i18next';

export type Progress = Pick<Achievement, 'key' | 'target'> & { progress: number };

/** Progress towards a row of wins is the best row so far: a loss does not take it away. */
export const isOfStreak = ({ key }: Pick<Achievement, 'key'>) =>
  key === 'streak_master' || key === 'five_in_a_row';

export function progressText(t: TFunction, { key, progress, target }: Progress): string {
  const counts = { progress, target };
  return isOfStreak({ key }) ? t('achievements.best', counts) : t('achievements.progress', counts);
}
