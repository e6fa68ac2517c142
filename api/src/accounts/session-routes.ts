import {
  login,
  logout,
  logoutOfAuth,
  register,
  type SignedIn as SignedInReply,
} from '@craque/common/contracts/accounts.ts';
import { readUser } from '@craque/common/contracts/user.ts';
import { usernameKey } from '@craque/common/domain/username.ts';
import type { Request } from 'express';
import { AppError } from '../app-error.ts';
import type { Identity } from '../http/identity.ts';
import type { Attempt, LoginLimit } from '../http/login-limit.ts';
import type { Mount } from '../http/mount.ts';
import { addressKey } from '../http/rate-limit.ts';
import type { AccountService, SignedIn } from './account-service.ts';
import type { SessionService } from './session-service.ts';
import { userView } from './user-view.ts';

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

/** Every spelling of a name counts as the one name that it leads to. */
function attemptOf(request: Request, username: string): Attempt {
  const key = usernameKey(username);
  return { name: key.ok ? key.value : username, address: addressKey(request.ip ?? '') };
}

/** Coming and going: register, login, logout, and who is signed in. */
export function mountSessions(mount: Mount, dependencies: SessionRoutesDependencies): void {
  const { accounts, sessions, identity, loginLimit } = dependencies;

  mount(register, async ({ body, guest, session, timeZone, response }) => {
    const signedIn = await accounts.register(body, { guest, session, timeZone });
    identity.signIn(response, signedIn.token);
    return replyOf(signedIn);
  });

  mount(login, async ({ body, guest, session, timeZone, request, response }) => {
    const attempt = attemptOf(request, body.username);
    await loginLimit.refuse(attempt);
    try {
      const signedIn = await accounts.login(body, { guest, session, timeZone });
      await loginLimit.succeeded(attempt);
      identity.signIn(response, signedIn.token);
      return replyOf(signedIn);
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === 'wrong_credentials';
      if (isWrong) await loginLimit.failed(attempt);
      throw error;
    }
  });

  for (const endpoint of [logout, logoutOfAuth]) {
    mount(endpoint, async ({ session, response }) => {
      if (session) await sessions.end(session.sid);
      identity.signOut(response);
      return { message: 'Logged out' };
    });
  }

  mount(readUser, async ({ session }) => userView(session.account, session.isAdmin));
}
