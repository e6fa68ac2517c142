import { mountChallenges } from './challenges/challenge-routes.ts';
import { mountDaily } from './daily/daily-routes.ts';
import { type GameRoutesDependencies, mountGames } from './games/game-routes.ts';
import { createPresentFor, type PresentDependencies } from './games/present-for.ts';
import { mountReveals, type RevealRoutesDependencies } from './games/reveal-routes.ts';
import type { Mount } from './http/mount.ts';
import type { Services } from './services.ts';
import { mountShare } from './share/share-routes.ts';

export type PlayRouteDependencies = Services &
  Omit<GameRoutesDependencies, 'present'> &
  Omit<PresentDependencies, 'peopleIn'> &
  RevealRoutesDependencies;

/** The routes by which games are begun, played and shown. */
export function mountPlay(mount: Mount, dependencies: PlayRouteDependencies): void {
  const { peopleIn } = dependencies.games;
  const shown = { ...dependencies, present: createPresentFor({ ...dependencies, peopleIn }) };
  mountGames(mount, shown);
  mountChallenges(mount, shown);
  mountDaily(mount, shown);
  mountReveals(mount, dependencies);
  mountShare(mount, dependencies);
}
