import { describe, expect, test } from '@jest/globals';
import { type Pushes, noPushes } from '@craque/common/contracts/push/pushes.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { pushesOnDisk } from './pushes-on-disk.ts';

const allRun = () => new Promise(setImmediate);

describe('pushes', () => {
  test('leave after the sync of what was written before them, in the order of their calls', async () => {
    const sent: string[] = [];
    const pushes: Pushes = {
      emit: (name) => void sent.push(name),
      unwatch: () => void sent.push('unwatch'),
      endSession: (sid) => void sent.push(sid),
    };
    const syncs: PromiseWithResolvers<void>[] = [];
    const flushed = () => {
      const sync = Promise.withResolvers<void>();
      syncs.push(sync);
      return sync.promise;
    };
    const held = pushesOnDisk(pushes, { flushed, onLost: fail });
    held.emit('invite-closed', { gameId: 1, reason: 'declined' }, { rooms: ['room'] });
    held.unwatch(userPlayer('u'), 1 as GameId);
    held.endSession('sid');
    await allRun();
    expect(sent).toEqual([]);
    for (const sync of syncs) sync.resolve();
    await allRun();
    expect(sent).toEqual(['invite-closed', 'unwatch', 'sid']);
  });

  test('are lost, and said to be, if the disk fails', async () => {
    const lost: unknown[] = [];
    const error = new Error('the disk fails');
    const onLost = (each: unknown) => void lost.push(each);
    const held = pushesOnDisk(noPushes, { flushed: () => Promise.reject(error), onLost });
    held.endSession('sid');
    await allRun();
    expect(lost).toEqual([error]);
  });
});

function fail(error: unknown): never {
  throw error;
}
