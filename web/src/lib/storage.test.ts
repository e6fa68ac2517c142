import { describe, expect, test } from '@jest/globals';
import { createStorage, storageKey } from './storage.ts';

describe('storage', () => {
  test('keeps a choice', () => {
    const storage = createStorage(() => window.sessionStorage);
    storage.write(storageKey.theme, 'dark');
    expect(storage.read(storageKey.theme)).toBe('dark');
    expect(storage.read(storageKey.language)).toBeNull();
  });

  test('works if the browser refuses to read or write', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => storage.write(storageKey.theme, 'dark')).not.toThrow();
    expect(storage.read(storageKey.theme)).toBeNull();
  });
});
