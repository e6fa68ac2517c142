import { userPlayer } from '@craque/common/domain/ids.ts';
import type { Stores } from '../store/store.ts';

/**
 * To be called after rows that follow from games were written: an account that was deleted meanwhile keeps none of them
 *. Whoever writes last looks last, so no order of the two leaves a row behind.
 */
export async function forgetIfDeleted(stores: Stores, userId: string): Promise<void> {
  if (await stores.users.find(userId)) return;
  await stores.results.removeOf(userPlayer(userId));
  await stores.achievements.removeOf(userId);
  await stores.records.remove(userPlayer(userId));
}
