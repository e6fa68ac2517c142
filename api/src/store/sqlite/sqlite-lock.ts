import { DatabaseSync } from 'node:sqlite';

/**
 * Holds an exclusive lock on a file, which is made if need be, until the returned function is called
 * or this process ends, however it ends. Keep the function: a lock that nothing refers to is
 * collected. Throws SQLite's error 5 (busy) while another process, or another place of this one,
 * holds it.
 */
export function holdLock(file: string): () => void {
  const held = new DatabaseSync(file);
  try {
    held.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    throw error;
  }
  return () => {
    if (held.isOpen) held.close();
  };
}
