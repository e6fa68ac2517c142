import type { AccountExport } from '@craque/common/contracts/account-export.ts';
import {
  avatarUrlField,
  changePassword,
  deleteAccount,
  displayNameField,
  endAllSessions,
  passwordField,
  updatePreferences,
  updateProfile,
} from '@craque/common/contracts/accounts.ts';
import type { User } from '@craque/common/contracts/user.ts';
import type { Preferences } from '@craque/common/domain/preferences.ts';
import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError, type Call } from '../../../lib/api.ts';

export type SettingsAction =
  | 'profile'
  | 'preferences'
  | 'password'
  | 'sessions'
  | 'export'
  | 'deletion';

export type SettingsField =
  | 'displayName'
  | 'avatarUrl'
  | 'currentPassword'
  | 'newPassword'
  | 'lastPassword';

/** A message for the player; settings-notice.ts has the words. */
export type SettingsNotice =
  | { kind: 'done'; action: SettingsAction }
  | { kind: 'failed'; action: SettingsAction; error: unknown };

export type SettingsState = {
  /** The running action; one at a time. */
  pending: SettingsAction | undefined;
  /** Error of a field, found here or by the server. */
  errors: Partial<Record<SettingsField, ApiError>>;
  /** The account is deleted; the session ends when the page is left. */
  isGone: boolean;
};

export type SettingsDeps = {
  call: Call;
  /** The updated user. */
  update: (user: User) => void;
  /** Every session has ended, including this one. */
  signOut: () => void;
  /** Passes the file to the browser. */
  save: (data: AccountExport) => void;
  notify: (notice: SettingsNotice) => void;
};

type Context = SettingsDeps & { store: StoreApi<SettingsState> };
type Errors = SettingsState['errors'];

/** The fields of each action, with the server's error codes that belong to them. */
const fieldsOf: Partial<Record<SettingsAction, Partial<Record<SettingsField, RegExp>>>> = {
  profile: { displayName: /^display_name_/, avatarUrl: /^invalid_avatar_url$/ },
  password: { currentPassword: /^wrong_password$/, newPassword: /^password_/ },
  deletion: { lastPassword: /^(wrong_)?password/ },
};

/**
 * The first rule of the contract that a text breaks, in the form of a server's error; its message
 * is the code.
 */
function errorOf(field: z.ZodMiniType, text: string): ApiError | undefined {
  const code = z.safeParse(field, text).error?.issues[0]?.message;
  return code === undefined ? undefined : new ApiError(400, code, code);
}

const isBlank = (text: string) => text.trim() === '';

function errorsOf(checks: Partial<Record<SettingsField, ApiError | undefined>>): Errors {
  return Object.fromEntries(Object.entries(checks).filter(([, error]) => error !== undefined));
}

function fieldAtError(action: SettingsAction, error: unknown): SettingsField | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  const fields = Object.entries(fieldsOf[action] ?? {}) as [SettingsField, RegExp][];
  return code === undefined ? undefined : fields.find(([, codes]) => codes.test(code))?.[0];
}

/**
 * Sends what passes the checks. Returns true on success; an error is shown at its field, any other
 * by a notice.
 */
async function run(
  { store, notify }: Context,
  action: SettingsAction,
  send: () => Promise<void>,
  errors: Errors = {},
): Promise<boolean> {
  if (store.getState().pending !== undefined) return false;
  store.setState({ errors });
  if (Object.keys(errors).length > 0) return false;
  store.setState({ pending: action });
  try {
    await send();
    notify({ kind: 'done', action });
    return true;
  } catch (error) {
    const field = fieldAtError(action, error);
    if (field) store.setState({ errors: { [field]: error } });
    else notify({ kind: 'failed', action, error });
    return false;
  } finally {
    store.setState({ pending: undefined });
  }
}

export type ProfileFields = { displayName: string; avatarUrl: string };
export type PasswordFields = { currentPassword: string; newPassword: string };

/** All actions of the settings tab. No action rejects; each returns whether it succeeded. */
export function createSettingsStore(deps: SettingsDeps) {
  const { call, update, signOut, save } = deps;
  const store = createStore<SettingsState>(() => ({
    pending: undefined,
    errors: {},
    isGone: false,
  }));
  const context: Context = { ...deps, store };
  return {
    ...store,
    /** A blank field removes the name or the picture. */
    saveProfile({ displayName, avatarUrl }: ProfileFields): Promise<boolean> {
      const body = {
        displayName: isBlank(displayName) ? null : displayName.trim(),
        avatarUrl: isBlank(avatarUrl) ? null : avatarUrl.trim(),
      };
      const errors = errorsOf({
        displayName: body.displayName === null ? undefined : errorOf(displayNameField, displayName),
        avatarUrl: body.avatarUrl === null ? undefined : errorOf(avatarUrlField, avatarUrl),
      });
      const send = async () => update(await call(updateProfile, { body }));
      return run(context, 'profile', send, errors);
    },
    savePreferences(body: Preferences): Promise<boolean> {
      return run(context, 'preferences', async () =>
        update(await call(updatePreferences, { body })),
      );
    },
    changePassword(body: PasswordFields): Promise<boolean> {
      const errors = errorsOf({
        currentPassword: errorOf(passwordField, body.currentPassword),
        newPassword: errorOf(passwordField, body.newPassword),
      });
      const send = async () => void (await call(changePassword, { body }));
      return run(context, 'password', send, errors);
    },
    endSessions: () =>
      run(context, 'sessions', async () => {
        await call(endAllSessions);
        signOut();
      }),
    exportData: () =>
      run(context, 'export', async () => {
        // Loaded on demand: the contract lists everything that can be exported, and is as large.
        const { exportAccount } = await import('@craque/common/contracts/account-export.ts');
        save(await call(exportAccount));
      }),
    deleteAccount(password: string): Promise<boolean> {
      const errors = errorsOf({ lastPassword: errorOf(passwordField, password) });
      const send = async () => {
        await call(deleteAccount, { body: { password } });
        store.setState({ isGone: true });
      };
      return run(context, 'deletion', send, errors);
    },
    /** Changed input is not an error until it is sent. */
    clearError(field: SettingsField): void {
      const { [field]: _, ...errors } = store.getState().errors;
      store.setState({ errors });
    },
  };
}

export type SettingsStore = ReturnType<typeof createSettingsStore>;
