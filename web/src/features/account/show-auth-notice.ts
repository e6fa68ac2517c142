import type { TFunction } from 'i18next';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import type { ToastInput } from '../../ui/toast/toast-store.ts';
import type { AuthNotice } from './auth-store.ts';

/**
 * The toasts of login, registration and logout. Only one is visible at a time, so the welcome
 * includes the games that moved with the account.
 */
export function authToast(t: TFunction, notice: AuthNotice): ToastInput {
  const { mode } = notice;
  if (notice.kind === 'failed') {
    return { title: t(`auth.${mode}.failed`), description: reason(t, notice), tone: 'error' };
  }
  const { name, gamesKept } = notice;
  const kept = mode === 'register' && gamesKept > 0 ? [t('auth.kept', { count: gamesKept })] : [];
  const description = [t(`auth.${mode}.welcome`, { name }), ...kept].join(' ');
  return { title: t(`auth.${mode}.success`), description };
}

/** The server's message, or the most likely reason without one. */
function reason(t: TFunction, { mode, error }: AuthNotice & { kind: 'failed' }): string {
  const isAnswer = error instanceof ApiError && error.message !== '';
  if (isAnswer) return errorText(t, error);
  return mode === 'login' ? t('errors.wrong_credentials') : t('auth.register.fallback');
}
