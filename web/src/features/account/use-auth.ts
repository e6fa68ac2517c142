import { login, register } from '@craque/common/contracts/accounts.ts';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useFormFields } from '../../lib/form-fields.ts';
import { session } from '../../lib/session-store.ts';
import { shownName } from '../../lib/shown-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import {
  type AuthMode,
  errorsOf,
  type FieldName,
  type Fields,
  fieldOfAnswer,
  fieldsOf,
} from './auth-fields.ts';

/** The sign-in page: input, errors, and whether a request is running. Both tabs share the input. */
export function useAuth(mode: AuthMode, first: Fields) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const isRunning = useRef(false);
  const form = useFormFields(first, fieldsOf[mode], (fields) => errorsOf(mode, fields));

  /** Signs in, or returns the field to focus. Never rejects; a toast reports the outcome. */
  async function submit(): Promise<FieldName | undefined> {
    if (isRunning.current) return undefined;
    const wrong = form.validate();
    if (wrong) return wrong;
    isRunning.current = true;
    setSending(true);
    try {
      const { gamesKept, unfinishedGame, ...user } = await send(mode, form.fields);
      // Only one toast is visible at a time, so the welcome includes the games that were kept.
      const kept = mode === 'register' && gamesKept > 0 && t('auth.kept', { count: gamesKept });
      const welcome = t(`auth.${mode}.welcome`, { name: shownName(user) });
      const description = [welcome, kept].filter(Boolean).join(' ');
      showToast({ title: t(`auth.${mode}.success`), description });
      session.become(user, unfinishedGame ?? undefined);
      return undefined;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      const field = fieldOfAnswer(code);
      form.setErrors(field ? { [field]: code } : {});
      const description = reasonOf(t, mode, error);
      showToast({ title: t(`auth.${mode}.failed`), description, tone: 'error' });
      return field ?? 'password';
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  }

  return { ...form, sending, submit };
}

export type Auth = ReturnType<typeof useAuth>;

/** Texts are trimmed, but for the password; those that are optional are absent if blank. */
function send(mode: AuthMode, { username, password, displayName, email }: Fields) {
  const body = { username: username.trim(), password };
  if (mode === 'login') return call(login, { body });
  const optional = {
    displayName: displayName.trim() || undefined,
    email: email.trim() || undefined,
  };
  return call(register, { body: { ...body, ...optional } });
}

/** The server's message, or the most likely reason without one. */
export function reasonOf(t: TFunction, mode: AuthMode, error: unknown): string {
  if (error instanceof ApiError && error.message !== '') return errorText(t, error);
  return mode === 'login' ? t('errors.wrong_credentials') : t('auth.register.fallback');
}
