import { setImmediate as pause } from 'node:timers/promises';
import { withoutDetails } from '@craque/common/domain/game/details.ts';
import type { Stores } from '../store/store.ts';

const day = 24 * 60 * 60 * 1000;
const batch = 100;
/** In one round of the sweep: the backlog of a new setting takes some rounds, not the whole store. */
const mostInARound = 2_000;

/**
 * Removes guesses and hints of the games that ended so many days ago (rules: history). Lost races
 * are tried again in the next round. Returns how many games were found.
 */
export async function removeDetails(
  { games }: Pick<Stores, 'games'>,
  now: number,
  retentionDays: number,
): Promise<number> {
  let done = 0;
  while (done < mostInARound) {
    const found = await games.detailedBefore(now - retentionDays * day, batch);
    for (const game of found) {
      await games.saveBare(withoutDetails(game));
      await pause();
    }
    done += found.length;
    if (found.length < batch) break;
  }
  return done;
}
