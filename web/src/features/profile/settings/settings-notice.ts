import type { TFunction } from 'i18next';
import type { ToastInput } from '../../../ui/toast/toast-store.ts';
import { failureToast } from '../../../ui/toast/failure-toast.ts';
import type { SettingsNotice } from './settings-store.ts';

/** The toast for a notice. */
export function settingsToast(t: TFunction, notice: SettingsNotice): ToastInput {
  const { action } = notice;
  if (notice.kind === 'failed') {
    return failureToast(t, t(`settings.failed.${action}`), notice.error);
  }
  return {
    title: t(`settings.done.${action}.title`),
    description: t(`settings.done.${action}.text`),
  };
}
