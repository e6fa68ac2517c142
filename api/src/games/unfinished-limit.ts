import { applyDeadlines, endUnfinished } from '@craque/common/domain/game/ending.ts';
import { type Game, playerOf } from '@craque/common/domain/game/game.ts';
import { seatedAt } from '@craque/common/domain/game/starting.ts';
import type { GameId, PlayerId } from '@craque/common/domain/ids.ts';
import { retryOnConflict } from '../errors/retry-on-conflict.ts';
import { isAnyTouched } from '../store/game-columns.ts';
import type { StoresAndClock } from '../store/store.ts';
import { settle } from './settle.ts';

/** Times LIMITS_FACTOR (rules: abandoned-games). */
const maxUnfinished = 500;
/** With each new one, so that no call takes long. */
const endedAtOnce = 20;

export type UnfinishedDependencies = StoresAndClock & {
  /** LIMITS_FACTOR: raises the bounds of play. */
  limitsFactor: number;
};

async function endGame(
  { stores, clock }: StoresAndClock,
  player: PlayerId,
  id: GameId,
): Promise<void> {
  await retryOnConflict(async () => {
    const game = await stores.games.find(id);
    const now = clock();
    const ended = game && endUnfinished(applyDeadlines(game, now), player, now);
    if (!ended || ended === game) return { saved: undefined };
    if (!(await stores.games.save(ended))) return undefined;
    await settle({ stores, clock }, ended);
    return { saved: undefined };
  });
}

/** To be called after each game that is added: touched games are abandoned, others removed. */
export async function endOldest(
  dependencies: UnfinishedDependencies,
  player: PlayerId,
): Promise<void> {
  const { games } = dependencies.stores;
  const kept = Math.ceil(maxUnfinished * dependencies.limitsFactor);
  const page = { kept: kept - 1, limit: 1 + endedAtOnce };
  const [oldestKept, ...beyond] = await games.unsettledBeyond(player, page);
  const startOf = (game: Game) => {
    const own = playerOf(game, player);
    return own ? seatedAt(own) : game.createdAt;
  };
  for (const game of beyond) {
    // The store orders by creation: a challenge may be old, and the player have joined it just now.
    if (oldestKept && startOf(game) > startOf(oldestKept)) continue;
    // A daily can be played once only.
    if (game.daily?.counts) continue;
    if (isAnyTouched(game)) await endGame(dependencies, player, game.id);
    else await games.removeUntouched(game.id);
  }
}
