import { setTimeout as pause } from 'node:timers/promises';
import { startRedis } from '../../../services/redis.ts';
import { freePort } from '../../../services/service.ts';
import { end, startNode } from '../../measure/pinned-process.ts';
import { serverCore } from '../systems/systems.ts';

export type Cluster = { address: string; nodes: string[] };

const readyLimit = 30_000;

async function untilReady(address: string): Promise<void> {
  const latest = performance.now() + readyLimit;
  while (performance.now() < latest) {
    const reply = await fetch(`${address}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await pause(100);
  }
  throw new Error(`${address} was not ready after ${readyLimit} ms`);
}

/**
 * Runs the api and two realtime services as separate processes, as in a cluster, with a Redis
 * between them.
 */
export async function withCluster<T>(
  env: Readonly<Record<string, string>>,
  use: (cluster: Cluster) => Promise<T>,
): Promise<T> {
  await using started = new AsyncDisposableStack();
  const redis = await startRedis();
  if ('missing' in redis) throw new Error(redis.missing);
  started.defer(() => redis.stop());
  const apiPort = await freePort();
  const addressOf = (port: number) => `http://127.0.0.1:${port}`;
  const shared = {
    ...env,
    HOST: '127.0.0.1',
    REDIS_URL: redis.url,
    LIMITS_FACTOR: '100000',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const start = async (script: string, port: number, own: Readonly<Record<string, string>>) => {
    const child = startNode(script, { core: serverCore, env: { ...shared, ...own } });
    started.defer(() => end(child));
    await untilReady(addressOf(port));
    return addressOf(port);
  };
  const address = await start('api/src/main.ts', apiPort, { PORT: String(apiPort) });
  const nodes: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const port = await freePort();
    const own = { REALTIME_PORT: String(port), API_URL: address };
    nodes.push(await start('realtime/src/main.ts', port, own));
  }
  return await use({ address, nodes });
}
