import { exportAccount } from '@craque/common/contracts/account-export.ts';
import {
  changePassword,
  deleteAccount,
  endAllSessions,
  login,
  logout,
  logoutOfAuth,
  makeRecoveryCode,
  register,
  resetPassword,
  type SignedIn as SignedInReply,
  updatePreferences,
  updateProfile,
} from '@craque/common/contracts/accounts.ts';
import { makeToken, readTokens, revokeToken } from '@craque/common/contracts/personal-tokens.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import type { Identity } from '../http/identity.ts';
import { attemptOf, type LoginLimit } from '../http/login-limit.ts';
import type { Mount } from '../http/mount.ts';
import type { Services } from '../services.ts';
import type { SignedIn } from './account-service.ts';
import { createExportQueue } from './export-queue.ts';

export type AccountRoutesDependencies = Pick<
  Services,
  'accounts' | 'sessions' | 'personalTokens' | 'exportOf' | 'viewOf'
> & {
  identity: Identity;
  loginLimit: LoginLimit;
};

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Only the fields that were given; absent fields stay as they are. */
function givenOf<T extends object>(fields: T): Present<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Present<T>;
}

export function mountAccounts(mount: Mount, dependencies: AccountRoutesDependencies): void {
  const { accounts, sessions, identity, loginLimit, viewOf } = dependencies;
  const replyOf = async ({ account, isAdmin, claimed }: SignedIn): Promise<SignedInReply> => {
    const { kept, unfinished } = claimed;
    return { ...(await viewOf(account, isAdmin)), gamesKept: kept, unfinishedGame: unfinished };
  };

  mount(register, async ({ body, request, response, ...origin }) => {
    const { address } = attemptOf(request, body.username);
    const signedIn = await loginLimit.inPlace(address, () => accounts.register(body, origin));
    identity.signIn(response, signedIn.token, signedIn);
    return replyOf(signedIn);
  });

  mount(login, async ({ body, request, response, ...origin }) => {
    const signedIn = await loginLimit.tryPassword(attemptOf(request, body.username), () =>
      accounts.login(body, origin),
    );
    identity.signIn(response, signedIn.token, signedIn);
    return replyOf(signedIn);
  });

  mount(resetPassword, async ({ body, request, response }) => {
    const attempt = attemptOf(request, body.username ?? '');
    await loginLimit.tryPassword(attempt, () => accounts.resetPassword(body));
    identity.signOut(response, { keepsGuest: true });
    return { message: 'Password changed' };
  });

  for (const endpoint of [logout, logoutOfAuth]) {
    mount(endpoint, async ({ session, response }) => {
      if (session) await sessions.end(session.sid);
      identity.signOut(response, { keepsGuest: true });
      return { message: 'Logged out' };
    });
  }

  mount(readUser, ({ session }) => viewOf(session.account, session.isAdmin));
  mountOwnAccount(mount, dependencies);
  mountTokens(mount, dependencies);
}

function mountTokens(
  mount: Mount,
  { personalTokens }: Pick<AccountRoutesDependencies, 'personalTokens'>,
): void {
  mount(readTokens, ({ session }) => personalTokens.listOf(session.account));
  mount(makeToken, ({ session, body }) => personalTokens.make(session, body));
  mount(revokeToken, ({ session, params }) => personalTokens.revoke(session.account, params.id));
}

function mountOwnAccount(mount: Mount, dependencies: AccountRoutesDependencies): void {
  const { accounts, sessions, identity, loginLimit, exportOf, viewOf } = dependencies;
  const exports = createExportQueue();

  for (const endpoint of [updatePreferences, updateProfile]) {
    mount(endpoint, async ({ session, body }) =>
      viewOf(await accounts.change(session, givenOf(body)), session.isAdmin),
    );
  }

  mount(changePassword, async ({ session, body, request, response }) => {
    const token = await loginLimit.tryPassword(attemptOf(request, session.account.username), () =>
      accounts.changePassword(session, body),
    );
    identity.signIn(response, token);
    return { message: 'Password changed' };
  });

  mount(makeRecoveryCode, async ({ session: { account }, body, request }) => ({
    code: await loginLimit.tryPassword(attemptOf(request, account.username), () =>
      accounts.recoveryCode(account, body.password),
    ),
  }));

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
    await loginLimit.tryPassword(attemptOf(request, session.account.username), () =>
      accounts.remove(session.account, body.password),
    );
    identity.signOut(response);
    return { message: 'Account deleted' };
  });
}
