import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast/toast.tsx';

/**
 * On opening the profile: reports what was unlocked elsewhere, by a friendship or on another
 * device.
 */
export function useUnlockNotice(userId: string | undefined): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (userId === undefined) return;
    // If it cannot be loaded it is reported another time.
    void import('../../lib/unlocks.ts')
      .then(({ unlocks }) => unlocks.tell({ userId, i18n, show: showToast }))
      .catch(() => undefined);
  }, [userId, i18n]);
}
