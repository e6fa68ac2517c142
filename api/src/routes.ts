import { type AccountRoutesDependencies, mountAccounts } from './accounts/account-routes.ts';
import { mountAthletes } from './athletes/athlete-routes.ts';
import {
  type CorrectionRoutesDependencies,
  mountCorrections,
} from './corrections/correction-routes.ts';
import { mountChallenges } from './challenges/challenge-routes.ts';
import { mountDaily } from './daily/daily-routes.ts';
import { type FaultRoutesDependencies, mountFaults } from './faults/fault-routes.ts';
import { type GameRoutesDependencies, mountGames } from './games/game-routes.ts';
import { createPresentFor, type PresentDependencies } from './games/present-for.ts';
import { mountParties, type PartyRoutesDependencies } from './party/party-routes.ts';
import { mountReveals, type RevealRoutesDependencies } from './games/reveal-routes.ts';
import { createGuestDesk } from './http/guest-desk.ts';
import type { Mount, MountDependencies } from './http/mount.ts';
import type { Services } from './services.ts';
import { mountShare, type ShareDependencies } from './share/share-pictures.ts';
import { mountUsers } from './user-routes.ts';

export type RouteDependencies = Services &
  Pick<MountDependencies, 'identity' | 'rateLimit'> &
  Omit<GameRoutesDependencies, 'present' | 'guests'> &
  PresentDependencies &
  RevealRoutesDependencies &
  CorrectionRoutesDependencies &
  Omit<PartyRoutesDependencies, 'guests'> &
  ShareDependencies &
  FaultRoutesDependencies &
  AccountRoutesDependencies;

export function mountRoutes(mount: Mount, dependencies: RouteDependencies): void {
  const present = createPresentFor(dependencies);
  const shown = { ...dependencies, present, guests: createGuestDesk(dependencies) };
  mountGames(mount, shown);
  mountChallenges(mount, shown);
  mountDaily(mount, shown);
  mountParties(mount, shown);
  mountReveals(mount, dependencies);
  mountShare(mount, dependencies);
  mountAthletes(mount, dependencies);
  mountAccounts(mount, dependencies);
  mountCorrections(mount, dependencies);
  mountFaults(mount, dependencies);
  mountUsers(mount, dependencies);
}
