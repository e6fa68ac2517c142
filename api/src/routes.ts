import { mountAccounts } from './accounts/account-routes.ts';
import { mountSessions, type SessionRoutesDependencies } from './accounts/session-routes.ts';
import { mountAchievements } from './achievements/achievement-routes.ts';
import { mountAlbum } from './album/album-routes.ts';
import { mountAthletes } from './athletes/athlete-routes.ts';
import {
  type CorrectionRoutesDependencies,
  mountCorrections,
} from './corrections/correction-routes.ts';
import { mountFeedback } from './feedback/feedback-routes.ts';
import { mountFriends } from './friends/friend-routes.ts';
import { mountHistory } from './history/history-routes.ts';
import { mountRankings } from './rankings/ranking-routes.ts';
import type { Mount } from './http/mount.ts';
import { mountPlay, type PlayRouteDependencies } from './play-routes.ts';
import type { Services } from './services.ts';

export type RouteDependencies = Services &
  PlayRouteDependencies &
  CorrectionRoutesDependencies &
  SessionRoutesDependencies;

/** All routes of the contract. */
export function mountRoutes(mount: Mount, dependencies: RouteDependencies): void {
  mountPlay(mount, dependencies);
  mountAthletes(mount, dependencies);
  mountSessions(mount, dependencies);
  mountAccounts(mount, dependencies);
  mountFriends(mount, dependencies);
  mountFeedback(mount, dependencies);
  mountCorrections(mount, dependencies);
  mountHistory(mount, dependencies);
  mountAchievements(mount, dependencies);
  mountAlbum(mount, dependencies);
  mountRankings(mount, dependencies);
}
