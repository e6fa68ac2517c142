import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { unlocks } from '../../lib/unlocks.ts';
import { showToast } from '../../ui/toast.tsx';

/** On opening the profile: tells what was unlocked elsewhere, by a friendship or on another device (D23). */
export function useUnlockNotice(userId: string | undefined): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (userId === undefined) return;
    void unlocks.tell({ userId, i18n, show: showToast });
  }, [userId, i18n]);
}
