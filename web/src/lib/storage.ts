/** Names of what the client keeps (language, theme, the zoom switch). */
export const storageKey = {
  language: 'craque.language',
  theme: 'craque.theme',
  allowZoom: 'craque.allow-zoom',
} as const;

/** Beside them, named where it is used: the challenges whose winner has been told. */
export type StorageKey = (typeof storageKey)[keyof typeof storageKey] | 'craque.told-winners';

export type KeyValue = {
  /** Null when nothing is kept or nothing may be read. */
  read: (key: StorageKey) => string | null;
  /** Does nothing where the browser refuses (private mode, full disk): the choice then lasts for the page. */
  write: (key: StorageKey, value: string) => void;
};

export function createStorage(area: () => Storage): KeyValue {
  return {
    read(key) {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        area().setItem(key, value);
      } catch {
        // A refused write is no error of the visitor's; the page goes on with the choice in memory.
      }
    },
  };
}

export const storage: KeyValue = createStorage(() => window.localStorage);
