import { userPlayer } from '@craque/common/domain/ids.ts';
import type { Stores } from '../store/store.ts';

/**
 * To be called after rows derived from games were written. Each side checks after its own write, so
 * no order of the two leaves a row behind.
 */
export async function forgetIfDeleted(stores: Stores, userId: string): Promise<void> {
  if (await stores.users.find(userId)) return;
  await stores.results.removeOf(userPlayer(userId));
  await stores.achievements.removeOf(userId);
  await stores.records.remove(userPlayer(userId));
}
