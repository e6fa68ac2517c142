import {
  login,
  logout,
  logoutOfAuth,
  register,
  type SignedIn as SignedInReply,
} from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import type { Identity } from '../http/identity.ts';
import { attemptOf, inPlace, type LoginLimit, tryPassword } from '../http/login-limit.ts';
import type { Mount } from '../http/mount.ts';
import type { AccountService, SignedIn } from './account-service.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { userView } from '../users/user-view.ts';

export type SessionRoutesDependencies = {
  accounts: AccountService;
  sessions: SessionService;
  identity: Identity;
  loginLimit: LoginLimit;
};

function replyOf({ account, isAdmin, claimed }: SignedIn): SignedInReply {
  const { kept, unfinished } = claimed;
  return { ...userView(account, isAdmin), gamesKept: kept, unfinishedGame: unfinished };
}

/** Register, login, logout, and who is signed in. */
export function mountSessions(mount: Mount, dependencies: SessionRoutesDependencies): void {
  const { accounts, sessions, identity, loginLimit } = dependencies;

  mount(register, async ({ body, guest, session, timeZone, request, response }) => {
    const { address } = attemptOf(request, body.username);
    const signedIn = await inPlace(loginLimit, address, () =>
      accounts.register(body, { guest, session, timeZone }),
    );
    identity.signIn(response, signedIn.token, signedIn);
    return replyOf(signedIn);
  });

  mount(login, async ({ body, guest, session, timeZone, request, response }) => {
    const signedIn = await tryPassword(loginLimit, attemptOf(request, body.username), () =>
      accounts.login(body, { guest, session, timeZone }),
    );
    identity.signIn(response, signedIn.token, signedIn);
    return replyOf(signedIn);
  });

  for (const endpoint of [logout, logoutOfAuth]) {
    mount(endpoint, async ({ session, response }) => {
      if (session) await sessions.end(session.sid);
      identity.signOut(response, { keepsGuest: true });
      return { message: 'Logged out' };
    });
  }

  mount(readUser, async ({ session }) => userView(session.account, session.isAdmin));
}
