import type { PlayerId } from '@craque/common/domain/ids.ts';
import { markedFrom, paceBounds } from '@craque/common/domain/record/pace.ts';
import type { Stores } from '../store/store.ts';

export type PaceDependencies = {
  stores: Pick<Stores, 'results'>;
  /** LIMITS_FACTOR: raises the bounds of play. */
  limitsFactor: number;
};

/**
 * Marks the player's wins up to the one that ended at this time (ms), as far as no person could
 * have made them; repeatable. To be called after each win whose result is written.
 */
export async function markWins(
  { stores: { results }, limitsFactor }: PaceDependencies,
  player: PlayerId,
  finishedAt: number,
): Promise<void> {
  const bounds = paceBounds(limitsFactor);
  const [latest, counts] = await Promise.all([
    results.latestWins(player, finishedAt, bounds.run + 1),
    Promise.all(
      bounds.allowances.map(({ span }) => results.countWins(player, finishedAt - span, finishedAt)),
    ),
  ]);
  const from = markedFrom({ latest, counts }, bounds);
  if (from !== undefined) await results.markWins(player, from, finishedAt);
}
