import { randomInt } from 'node:crypto';
import type { PlayerId } from '@craque/common/domain/ids.ts';
import { guestPlaces as collection } from '../collections.ts';
import { type Engine, takenKey } from '../port.ts';

export function createGuestPlaceStore(engine: Engine) {
  const places = engine.rows(collection);
  return {
    /**
     * True if the guest has one of the `most` places of the slot, which go at `endsAt` (ms). Each
     * has a number, so that no two processes give one twice; whoever comes tries from any on.
     */
    async take(slot: string, guest: PlayerId, { most, endsAt }: { most: number; endsAt: number }) {
      if ((await places.count({ slot, guest })) > 0) return true;
      if ((await places.count({ slot })) >= most) return false;
      const first = randomInt(most);
      for (let tried = 0; tried < most; tried += 1) {
        const id = `${slot} ${(first + tried) % most}`;
        const taken = await takenKey(places.insert({ id, slot, guest, endsAt }));
        // By a call of the same guest at the same time.
        if (taken !== 'key') return true;
      }
      return false;
    },
    removeEnded: (now: number) => places.remove({ endsAt: { upTo: now } }),
  };
}
