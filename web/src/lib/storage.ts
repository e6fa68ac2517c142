export const storageKey = {
  language: 'craque.language',
  theme: 'craque.theme',
  allowZoom: 'craque.allow-zoom',
  /** Until when a touched game may wait; until then the page asks before it starts another. */
  waits: 'craque.waits',
} as const;

/** More keys are defined where they are used; index.html alone knows `craque.fonts`. */
export type StorageKey = `craque.${string}`;

export type KeyValue = {
  /** Null if nothing is stored or reading is not allowed. */
  read: (key: StorageKey) => string | null;
  /** Does nothing if the browser refuses: the choice then lasts for the page. */
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
        // A refused write is not an error for the visitor; the choice stays in memory.
      }
    },
  };
}

export const storage: KeyValue = createStorage(() => window.localStorage);
