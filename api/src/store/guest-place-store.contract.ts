import { expect } from '@jest/globals';
import { guestPlayer } from '@craque/common/domain/ids.ts';
import type { StoreCases } from './store-case.ts';

const [ada, bob, cem] = ['ada', 'bob', 'cem'].map(guestPlayer) as [
  ReturnType<typeof guestPlayer>,
  ReturnType<typeof guestPlayer>,
  ReturnType<typeof guestPlayer>,
];

export const guestPlaceCases: StoreCases = {
  async 'gives the first guests of an id a place, which they keep until its end'({ guestPlaces }) {
    const limits = { most: 2, endsAt: 50 };
    const take = (id: string, guest: typeof ada) => guestPlaces.take(id, guest, limits);
    expect([await take('one', ada), await take('one', bob)]).toEqual([true, true]);
    expect([await take('one', cem), await take('one', ada)]).toEqual([false, true]);
    expect(await take('other', cem)).toBe(true);
    expect(await guestPlaces.removeEnded(49)).toBe(0);
    expect(await guestPlaces.removeEnded(50)).toBe(3);
    expect(await take('one', cem)).toBe(true);
  },
  async 'never gives more places than there are to guests who come at once'({ guestPlaces }) {
    const guests = Array.from({ length: 9 }, (_, index) => guestPlayer(`guest-${index}`));
    const taken = await Promise.all(
      guests.map((guest) => guestPlaces.take('one', guest, { most: 4, endsAt: 50 })),
    );
    expect(taken.filter(Boolean)).toHaveLength(4);
    const again = guests.map((guest) => guestPlaces.take('one', guest, { most: 4, endsAt: 50 }));
    expect(await Promise.all(again)).toEqual(taken);
    const same = Array.from({ length: 5 }, () =>
      guestPlaces.take('two', ada, { most: 4, endsAt: 50 }),
    );
    expect(await Promise.all(same)).toEqual(Array(5).fill(true));
    expect(await guestPlaces.removeEnded(50)).toBe(5);
  },
};
