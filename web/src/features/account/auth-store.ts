import { login, register, type SignedIn } from '@craque/common/contracts/accounts.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ApiError, type Call } from '../../lib/api.ts';
import type { SessionStore } from '../../lib/session-store.ts';
import {
  type AuthMode,
  type Errors,
  type FieldName,
  type Fields,
  errorsOf,
  errorsOfAnswer,
  firstError,
  noFields,
} from './auth-fields.ts';

type Form = { fields: Fields; errors: Errors };
export type AuthState = Form & ({ phase: 'editing' } | { phase: 'sending' });

export type AuthNotice =
  | { kind: 'signed-in'; mode: AuthMode; name: string; gamesKept: number }
  | { kind: 'failed'; mode: AuthMode; error: unknown };

export type AuthDeps = {
  call: Call;
  become: SessionStore['become'];
  notify: (notice: AuthNotice) => void;
};

/** The sign-in page: input, errors, and whether a request is running. Kept when the tabs change. */
export function createAuthStore(deps: AuthDeps, fields: Fields = noFields) {
  const store = createStore<AuthState>(() => ({ phase: 'editing', fields, errors: {} }));

  /**
   * A field with an error is validated on every key press, so that the error goes as soon as it is
   * fixed.
   */
  function change(mode: AuthMode, name: FieldName, value: string): void {
    const { fields, errors } = store.getState();
    store.setState({ fields: { ...fields, [name]: value } });
    if (errors[name] !== undefined) check(mode, name);
  }

  function check(mode: AuthMode, name: FieldName): void {
    const { fields, errors } = store.getState();
    const { [name]: _, ...others } = errors;
    const error = errorsOf(mode, fields)[name];
    store.setState({ errors: error ? { ...others, [name]: error } : others });
  }

  /** Signs in, or returns the field to focus. Never rejects; `notify` reports the outcome. */
  async function submit(mode: AuthMode): Promise<FieldName | undefined> {
    const { phase, fields } = store.getState();
    if (phase === 'sending') return undefined;
    const errors = errorsOf(mode, fields);
    const wrong = firstError(mode, errors);
    store.setState(wrong ? { phase: 'editing', errors } : { phase: 'sending', errors });
    if (wrong) return wrong;
    try {
      const { gamesKept, unfinishedGame, ...user } = await send(deps.call, mode, fields);
      deps.notify({ kind: 'signed-in', mode, name: user.displayName ?? user.username, gamesKept });
      deps.become(user, unfinishedGame ?? undefined);
      return undefined;
    } catch (error) {
      const refused = errorsOfAnswer(error instanceof ApiError ? error.code : undefined);
      store.setState({ phase: 'editing', errors: refused });
      deps.notify({ kind: 'failed', mode, error });
      return firstError(mode, refused) ?? 'password';
    }
  }

  return { ...store, change, check, submit, forget: () => store.setState({ errors: {} }) };
}

function send(call: Call, mode: AuthMode, fields: Fields): Promise<SignedIn> {
  const { username, password } = fields;
  return mode === 'login'
    ? call(login, { body: { username: username.trim(), password } })
    : call(register, { body: registration(fields) });
}

/** Display name and email are trimmed, and absent if blank. */
function registration({ username, password, displayName, email }: Fields) {
  return {
    username: username.trim(),
    password,
    displayName: displayName.trim() || undefined,
    email: email.trim() || undefined,
  };
}

export type AuthStore = ReturnType<typeof createAuthStore>;

export function useAuth<T>(store: AuthStore, select: (state: AuthState) => T): T {
  return useStore(store, select);
}
