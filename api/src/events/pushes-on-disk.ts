import type { Pushes } from '@craque/common/contracts/push/pushes.ts';

/**
 * The pushes, each sent once all that has been written before it is on disk, in the order of their
 * calls: an event tells of nothing that a power cut could undo. If the disk fails, `onLost` is
 * called instead.
 */
export function pushesOnDisk(
  pushes: Pushes,
  { flushed, onLost }: { flushed: () => Promise<void>; onLost: (error: unknown) => void },
): Pushes {
  const whenFlushed = (send: () => void) => void flushed().then(send).catch(onLost);
  return {
    emit: (name, body, to) => whenFlushed(() => pushes.emit(name, body, to)),
    unwatch: (player, gameId) => whenFlushed(() => pushes.unwatch(player, gameId)),
    endSession: (sid) => whenFlushed(() => pushes.endSession(sid)),
  };
}
