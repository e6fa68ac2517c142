import type { PlayerId } from '@craque/common/domain/ids.ts';
import { guestPlaces as collection } from '../collections.ts';
import type { GuestPlacesDoc } from '../documents.ts';
import { type Engine, reviser } from '../port.ts';

export function createGuestPlaceStore(engine: Engine) {
  const places = engine.rows(collection);
  const revise = reviser(places);
  return {
    /** True if the guest is one of the first `most` who asked for the id; forgotten at `endsAt` (ms). */
    async take(id: string, guest: PlayerId, { most, endsAt }: { most: number; endsAt: number }) {
      const { after } = await revise({ id }, (before): GuestPlacesDoc | undefined => {
        const guests = before?.guests ?? [];
        if (guests.includes(guest) || guests.length >= most) return before;
        return { ...before, id, endsAt, guests: [...guests, guest] };
      });
      return after?.guests.includes(guest) ?? false;
    },
    removeEnded: (now: number) => places.remove({ endsAt: { upTo: now } }),
  };
}
