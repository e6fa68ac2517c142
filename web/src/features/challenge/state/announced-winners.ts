import { type KeyValue, storage } from '../../../lib/storage.ts';

const key = 'craque.told-winners';
/** More than a player returns to within the 48 hours that a challenge can last. */
const most = 50;

/**
 * Games whose winner has been announced here, so that neither an event nor the poll nor a reload
 * announces it twice.
 */
export function createAnnouncedWinners(area: KeyValue) {
  const names = () => (area.read(key) ?? '').split(' ').filter(Boolean);
  return {
    has: (name: string): boolean => names().includes(name),
    add(name: string): void {
      const others = names().filter((each) => each !== name);
      area.write(key, [...others, name].slice(-most).join(' '));
    },
  };
}

export type AnnouncedWinners = ReturnType<typeof createAnnouncedWinners>;

export const announcedWinners = createAnnouncedWinners(storage);
