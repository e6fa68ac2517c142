import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { showToast } from './toast.tsx';
import type { ToastInput } from './toast-store.ts';

export function failureToast(t: TFunction, failed: string, error?: unknown): ToastInput {
  const reason = error === undefined ? '' : `. ${errorText(t, error)}`;
  return { title: t('toast.error'), description: `${failed}${reason}`, tone: 'error' };
}

/** Shows the text whenever something begins to be failed. */
export function useFailureToast(isFailed: boolean, text: string): void {
  const { t } = useTranslation();
  const before = useRef(isFailed);
  useEffect(() => {
    if (isFailed && !before.current) showToast(failureToast(t, text));
    before.current = isFailed;
  }, [t, text, isFailed]);
}
