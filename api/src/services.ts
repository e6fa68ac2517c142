import { type AccountService, createAccountService } from './accounts/account-service.ts';
import type { PasswordHasher } from './accounts/password-hasher.ts';
import { createSessionService, type SessionService } from './accounts/session-service.ts';
import type { SessionTokens } from './accounts/session-token.ts';
import type { GameServiceDependencies } from './games/game-changes.ts';
import { createGameService, type GameService } from './games/game-service.ts';

export type ServiceDependencies = GameServiceDependencies & {
  tokens: SessionTokens;
  hasher: PasswordHasher;
  /** A new unguessable id. */
  newId: () => string;
  /** Username keys of ADMIN_USERNAMES. */
  adminKeys: ReadonlySet<string>;
};

export type Services = {
  games: GameService;
  sessions: SessionService;
  accounts: AccountService;
};

/** Everything the api can do, over the stores; the routes put it on the wire. */
export function createServices(dependencies: ServiceDependencies): Services {
  const sessions = createSessionService(dependencies);
  return {
    games: createGameService(dependencies),
    sessions,
    accounts: createAccountService({ ...dependencies, sessions }),
  };
}
