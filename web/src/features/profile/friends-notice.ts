import type { TFunction } from 'i18next';
import { errorText } from '../../lib/error-text.ts';
import type { ToastInput } from '../../ui/toast-store.ts';
import type { FriendNotice } from './friends-store.ts';

/** The toast for a notice, with the titles and messages of §8; a failure adds what the server said. */
export function friendToast(t: TFunction, notice: FriendNotice): ToastInput {
  if (notice.kind !== 'failed') {
    return {
      title: t(`friends.done.${notice.kind}.title`),
      description: t(`friends.done.${notice.kind}.text`),
    };
  }
  const failed = t(`friends.failed.${notice.action}`);
  return {
    title: t('friends.error'),
    description: `${failed}. ${errorText(t, notice.fault)}`,
    tone: 'error',
  };
}
