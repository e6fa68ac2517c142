import { loginRequest, registerRequest } from '@craque/common/contracts/accounts.ts';
import { type ErrorCode, isErrorCode } from '@craque/common/contracts/errors.ts';
import { usernameKey } from '@craque/common/domain/username.ts';
import { contractErrors, type FieldErrors } from '../../lib/form-fields.ts';

export type AuthMode = 'login' | 'register';

export type Fields = { username: string; password: string; displayName: string; email: string };
export type FieldName = keyof Fields;

export const noFields: Fields = { username: '', password: '', displayName: '', email: '' };

/** For a guest who has played under a nickname: what it can be used for in an account. */
export function fieldsOfNickname(nickname: string): Fields {
  const errors = errorsOf('register', { ...noFields, username: nickname, displayName: nickname });
  return {
    ...noFields,
    ...(!errors.username && { username: nickname }),
    ...(!errors.displayName && { displayName: nickname }),
  };
}

export const fieldsOf: Record<AuthMode, readonly FieldName[]> = {
  login: ['username', 'password'],
  register: ['username', 'password', 'displayName', 'email'],
};

const requests = { login: loginRequest, register: registerRequest };

export function errorsOf(mode: AuthMode, fields: Fields): FieldErrors<FieldName> {
  const errors = contractErrors(requests[mode], fieldsOf[mode], fields);
  if (mode === 'register' && !errors.username && !usernameKey(fields.username).ok) {
    errors.username = 'invalid_characters';
  }
  return errors;
}

const owners: Partial<Record<ErrorCode, FieldName>> = {
  username_taken: 'username',
  username_required: 'username',
  username_too_short: 'username',
  username_too_long: 'username',
  invalid_characters: 'username',
  password_too_short: 'password',
  password_too_long: 'password',
  password_too_easy: 'password',
  display_name_too_short: 'displayName',
  display_name_too_long: 'displayName',
  name_imitates: 'displayName',
  invalid_email: 'email',
};

/** The field that an api answer is about, if any. */
export function fieldOfAnswer(code: string | undefined): FieldName | undefined {
  return code !== undefined && isErrorCode(code) ? owners[code] : undefined;
}
