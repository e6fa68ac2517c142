import type { AchievementState } from '@craque/common/contracts/achievements.ts';
import { useEffect } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { showToast } from '../../ui/toast/toast.tsx';

/**
 * On opening the profile: reports what was unlocked elsewhere, by a friendship or on another
 * device. `states`: the achievements of the profile, once it has been read.
 */
export function useUnlockNotice(
  userId: string | undefined,
  states: readonly AchievementState[] | undefined,
): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (userId === undefined || !states) return;
    // If it cannot be loaded it is reported another time.
    void import('../../lib/unlocks.ts')
      .then(({ unlocks }) => unlocks.tell({ userId, i18n, states, show: showToast }))
      .catch(() => undefined);
  }, [userId, states, i18n]);
}
