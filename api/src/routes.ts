import { mountAccounts } from './accounts/account-routes.ts';
import { mountSessions, type SessionRoutesDependencies } from './accounts/session-routes.ts';
import { mountAchievements } from './achievements/achievement-routes.ts';
import { mountAthletes } from './athletes/athlete-routes.ts';
import { mountFeedback } from './feedback/feedback-routes.ts';
import { mountFriends } from './friends/friend-routes.ts';
import { type GameRoutesDependencies, mountGames } from './games/game-routes.ts';
import { mountReveals, type RevealRoutesDependencies } from './games/reveal-routes.ts';
import { mountHistory } from './history/history-routes.ts';
import type { Mount } from './http/mount.ts';
import type { Services } from './services.ts';

export type RouteDependencies = Services &
  GameRoutesDependencies &
  RevealRoutesDependencies &
  SessionRoutesDependencies;

/** Every call of the contract. */
export function mountRoutes(mount: Mount, dependencies: RouteDependencies): void {
  mountGames(mount, dependencies);
  mountReveals(mount, dependencies);
  mountAthletes(mount, dependencies);
  mountSessions(mount, dependencies);
  mountAccounts(mount, dependencies);
  mountFriends(mount, dependencies);
  mountFeedback(mount, dependencies);
  mountHistory(mount, dependencies);
  mountAchievements(mount, dependencies);
}
