import { openMongoStores } from './mongo-stores.ts';
import type { Stores } from '../store.ts';
import { waitForMongo } from '../wait-while-away.ts';

/** The stores on the server of MONGODB_URL, once it answers. Rejects if waiting would not help. */
export function connectMongoStores(
  url: string,
  log: { warn(line: string): void; info(line: string): void },
  signal?: AbortSignal,
): Promise<Stores> {
  const inform = (line: string) => log.info(line);
  return waitForMongo(() => openMongoStores(url, { inform }), {
    log: (line) => log.warn(line),
    signal,
  });
}
