import { exportAccount } from '@craque/common/contracts/account-export.ts';
import {
  changePassword,
  deleteAccount,
  endAllSessions,
  updatePreferences,
  updateProfile,
} from '@craque/common/contracts/accounts.ts';
import type { Identity } from '../http/identity.ts';
import { attemptOf, type LoginLimit, tryPassword } from '../http/login-limit.ts';
import type { Mount } from '../http/mount.ts';
import type { AccountService } from './account-service.ts';
import { createExportQueue } from './export-queue.ts';
import type { LiveSession, SessionService } from '../sessions/session-service.ts';
import { userView } from '../users/user-view.ts';

export type AccountRoutesDependencies = {
  accounts: AccountService;
  sessions: SessionService;
  identity: Identity;
  loginLimit: LoginLimit;
  /** The text of the export, piece by piece. */
  exportOf: (session: LiveSession) => AsyncIterable<string>;
};

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Only the fields that were given; absent fields stay as they are. */
function givenOf<T extends object>(fields: T): Present<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Present<T>;
}

/** Profile, preferences, password, export and deletion of the caller's own account. */
export function mountAccounts(mount: Mount, dependencies: AccountRoutesDependencies): void {
  const { accounts, sessions, identity, loginLimit, exportOf } = dependencies;
  const exports = createExportQueue();

  mount(updatePreferences, async ({ session, body }) =>
    userView(await accounts.change(session.account.id, givenOf(body)), session.isAdmin),
  );

  mount(updateProfile, async ({ session, body }) =>
    userView(await accounts.change(session.account.id, givenOf(body)), session.isAdmin),
  );

  mount(changePassword, async ({ session, body, request, response }) => {
    const token = await tryPassword(loginLimit, attemptOf(request, session.account.username), () =>
      accounts.changePassword(session, body),
    );
    identity.signIn(response, token);
    return { message: 'Password changed' };
  });

  mount(endAllSessions, async ({ session, response }) => {
    const ended = await sessions.endAll(session.account.id);
    identity.signOut(response);
    return { ended };
  });

  mount(exportAccount, async ({ session, response }) => {
    response.attachment('craque-export.json');
    return () => exports.send(exportOf(session), response);
  });

  mount(deleteAccount, async ({ session, body, request, response }) => {
    await tryPassword(loginLimit, attemptOf(request, session.account.username), () =>
      accounts.remove(session.account, body.password),
    );
    identity.signOut(response);
    return { message: 'Account deleted' };
  });
}
