import type { KeyValue } from '../lib/storage.ts';

export function keptChoices(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored));
  const storage: KeyValue = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
  };
  return { kept, storage };
}
