import { loginRequest, registerRequest } from '@craque/common/contracts/accounts.ts';
import { type ErrorCode, isErrorCode } from '@craque/common/contracts/errors.ts';
import { usernameKey } from '@craque/common/domain/username.ts';

export type AuthMode = 'login' | 'register';

export type Fields = { username: string; password: string; displayName: string; email: string };
export type FieldName = keyof Fields;

/** Error of a field, as a code of the contract's table; `errors.<code>` is its text. */
export type Errors = Partial<Record<FieldName, ErrorCode>>;

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

/** The fields of each form in screen order. */
export const fieldsOf: Record<AuthMode, readonly FieldName[]> = {
  login: ['username', 'password'],
  register: ['username', 'password', 'displayName', 'email'],
};

const requests = { login: loginRequest, register: registerRequest };

/** Validates the form by the contract that the api uses too: at most one error per field. */
export function errorsOf(mode: AuthMode, fields: Fields): Errors {
  const errors: Errors = {};
  const parsed = requests[mode].safeParse(fields);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = fieldsOf[mode].find((each) => each === path[0]);
    if (name && isErrorCode(message)) errors[name] ??= message;
  }
  if (mode === 'register' && !errors.username && !usernameKey(fields.username).ok) {
    errors.username = 'invalid_characters';
  }
  return errors;
}

export function firstError(mode: AuthMode, errors: Errors): FieldName | undefined {
  return fieldsOf[mode].find((name) => errors[name] !== undefined);
}

const owners: Partial<Record<ErrorCode, FieldName>> = {
  username_taken: 'username',
  username_required: 'username',
  username_too_short: 'username',
  username_too_long: 'username',
  invalid_characters: 'username',
  password_too_short: 'password',
  password_too_long: 'password',
  display_name_too_short: 'displayName',
  display_name_too_long: 'displayName',
  invalid_email: 'email',
};

/** The field errors of an api answer; empty if it belongs to no field. */
export function errorsOfAnswer(code: string | undefined): Errors {
  if (code === undefined || !isErrorCode(code)) return {};
  const owner = owners[code];
  return owner ? { [owner]: code } : {};
}
