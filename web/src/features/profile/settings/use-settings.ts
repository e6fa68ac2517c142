import {
  avatarUrlField,
  displayNameField,
  passwordField,
  tokenNameField,
} from '@craque/common/contracts/accounts.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { failureToast } from '../../../ui/toast/failure-toast.ts';
import { showToast } from '../../../ui/toast/toast.tsx';

/** The rules of the fields; a null value is not checked. */
const rules = {
  displayName: displayNameField,
  avatarUrl: avatarUrlField,
  currentPassword: passwordField,
  newPassword: passwordField,
  lastPassword: passwordField,
  codePassword: passwordField,
  tokenName: tokenNameField,
} satisfies Record<string, z.ZodMiniType>;

export type SettingsField = keyof typeof rules;
type Values = Partial<Record<SettingsField, string | null>>;
type Errors = Partial<Record<SettingsField, ApiError>>;

/** The fields of each action, with the server's error codes that belong to them. */
const fieldsOf = {
  profile: { displayName: /^(display_name_|name_imitates$)/, avatarUrl: /^invalid_avatar_url$/ },
  preferences: {},
  password: { currentPassword: /^wrong_password$/, newPassword: /^password_/ },
  recovery: { codePassword: /^(wrong_)?password/ },
  token: { tokenName: /^token_name_/ },
  sessions: {},
  export: {},
  deletion: { lastPassword: /^(wrong_)?password/ },
};
type SettingsAction = keyof typeof fieldsOf;

/** The first rule that each value breaks, in the form of a server's error. */
function errorsOf(values: Values): Errors {
  const errors: Errors = {};
  for (const [field, text] of Object.entries(values) as [SettingsField, string | null][]) {
    const code =
      text === null ? undefined : z.safeParse(rules[field], text).error?.issues[0]?.message;
    if (code !== undefined) errors[field] = new ApiError(400, code, code);
  }
  return errors;
}

function fieldAtError(action: SettingsAction, error: unknown): SettingsField | undefined {
  const code = error instanceof ApiError ? (error.code ?? '') : '';
  const fields = Object.entries(fieldsOf[action]) as [SettingsField, RegExp][];
  return fields.find(([, codes]) => codes.test(code))?.[0];
}

/** The actions of the settings tab, one at a time, and the errors of its fields. */
export function useSettings() {
  const { t } = useTranslation();
  const [pending, setPending] = useState<SettingsAction>();
  const [errors, setErrors] = useState<Errors>({});
  return {
    pending,
    errors,
    /** A changed value is not an error until it is sent. */
    clearError: (field: SettingsField) => setErrors(({ [field]: _, ...others }) => others),
    /**
     * Sends what passes the checks and returns whether it succeeded. An error is shown at its field,
     * any other in a toast.
     */
    async run(
      action: SettingsAction,
      send: () => Promise<unknown>,
      values: Values = {},
    ): Promise<boolean> {
      if (pending !== undefined) return false;
      const found = errorsOf(values);
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      setPending(action);
      try {
        await send();
        showToast({
          title: t(`settings.done.${action}.title`),
          description: t(`settings.done.${action}.text`),
        });
        return true;
      } catch (error) {
        const field = fieldAtError(action, error);
        if (field) setErrors({ [field]: error });
        else showToast(failureToast(t, t(`settings.failed.${action}`), error));
        return false;
      } finally {
        setPending(undefined);
      }
    },
  };
}

export type Settings = ReturnType<typeof useSettings>;
