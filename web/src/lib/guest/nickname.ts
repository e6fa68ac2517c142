import { createStorage } from '../storage.ts';

const tab = createStorage(() => window.sessionStorage);
const key = 'craque.nickname';

/** A guest's nickname in this tab; the registration offers it as a username. */
export const nickname = {
  /** Empty if there is none. */
  read: () => tab.read(key) ?? '',
  keep: (name: string) => tab.write(key, name),
};
