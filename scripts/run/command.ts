import { type Config, readConfig } from '@craque/api/start/config.ts';
import { openStores } from '@craque/api/start/open-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';

/** The settings of a command of the operator, who is told of misspelt ones. */
export function commandConfig(): Config {
  const config = readConfig(process.env);
  for (const line of config.misspelt) console.warn(line);
  return config;
}

/** Milliseconds that an operator waits for MongoDB; the server itself waits for ever. */
const longestWait = 15_000;

/** The stores for a command of the operator. Throws with one clear message if they do not answer. */
export async function openStoresSoon(config: Config, wait = longestWait): Promise<Stores> {
  const signal = AbortSignal.timeout(wait);
  const quiet = { ...console, warn: () => undefined };
  try {
    return await openStores(config, config.mongodbUrl ? quiet : console, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`MongoDB has not answered for ${wait / 1000} s: is MONGODB_URL right?`, {
      cause: error,
    });
  }
}

export async function runCommand(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
