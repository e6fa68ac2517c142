import type { TFunction } from 'i18next';
import { errorText } from '../../lib/error-text.ts';
import type { ToastInput } from './toast-store.ts';

/** A toast titled 'Error': what failed, and the server's message. */
export function failureToast(t: TFunction, failed: string, error?: unknown): ToastInput {
  const reason = error === undefined ? '' : `. ${errorText(t, error)}`;
  return { title: t('toast.error'), description: `${failed}${reason}`, tone: 'error' };
}
