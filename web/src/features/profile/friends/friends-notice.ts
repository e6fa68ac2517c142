import type { TFunction } from 'i18next';
import type { ToastInput } from '../../../ui/toast/toast-store.ts';
import { failureToast } from '../../../ui/toast/failure-toast.ts';
import type { FriendNotice } from './friends-store.ts';

/** The toast for a notice. */
export function friendToast(t: TFunction, notice: FriendNotice): ToastInput {
  switch (notice.kind) {
    case 'failed':
      return failureToast(t, t(`friends.failed.${notice.action}`), notice.error);
    default:
      return {
        title: t(`friends.done.${notice.kind}.title`),
        description: t(`friends.done.${notice.kind}.text`),
      };
  }
}
