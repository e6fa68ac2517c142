import { readUnfinishedGames } from '@craque/common/contracts/history.ts';
import { storage, storageKey } from '../../lib/storage.ts';
import type { GameDeps } from './game-state.ts';

/**
 * The id of the touched game that was played last, if there is one, and the streak. Not of a daily,
 * which waits on a page of its own.
 */
export async function readWaiting({ call }: Pick<GameDeps, 'call'>) {
  const reply = await call(readUnfinishedGames);
  const id = reply.games.find(({ daily }) => !daily)?.id;
  if (id === undefined) storage.write(storageKey.waits, '');
  return { id, streak: reply.streak };
}
