import { createStorage } from '../storage.ts';

const tab = createStorage(() => window.sessionStorage);
const key = 'craque.nickname';

/** The name under which a guest has played in this tab; a registration offers it again. */
export const nickname = {
  /** Empty if there is none. */
  read: () => tab.read(key) ?? '',
  keep: (name: string) => tab.write(key, name),
};
