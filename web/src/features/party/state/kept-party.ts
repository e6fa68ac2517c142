import { storage } from '../../../lib/storage.ts';

const key = 'craque.party';

/** The room in which this device was last. */
export const keptParty = {
  /** Empty if there is none. */
  read: (): string => storage.read(key) ?? '',
  keep: (code: string): void => storage.write(key, code),
  /** The room is no longer there for this device. */
  forget(code: string): void {
    if (storage.read(key) === code) storage.write(key, '');
  },
};
