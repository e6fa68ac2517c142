import { storage } from '../../../lib/storage.ts';

const key = 'craque.party.own';

/** The room of which this device was last the host; it may have been in another one since. */
export const ownParty = {
  /** Empty if there is none. */
  read: (): string => storage.read(key) ?? '',
  keep: (code: string): void => storage.write(key, code),
};
