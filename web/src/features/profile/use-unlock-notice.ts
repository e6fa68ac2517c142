import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast/toast.tsx';

/** On opening the profile: tells what was unlocked elsewhere, by a friendship or on another device. */
export function useUnlockNotice(userId: string | undefined): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (userId === undefined) return;
    // What could not be fetched is told another time, as what could not be read.
    void import('../../lib/unlocks.ts')
      .then(({ unlocks }) => unlocks.tell({ userId, i18n, show: showToast }))
      .catch(() => undefined);
  }, [userId, i18n]);
}
