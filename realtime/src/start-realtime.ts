import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChance } from '@craque/common/chance/chance.ts';
import { internalKey } from '@craque/common/tokens/internal-key.ts';
import { version } from '@craque/common/settings/version.ts';
import pino, { type Logger } from 'pino';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from './process/config.ts';
import { askTogether } from './admission/ask-together.ts';
import { askLiveSessions } from './admission/live-sessions.ts';
import { takesUpgrade } from './admission/upgrade-handler.ts';
import { createOperationsServer } from './process/operations.ts';
import { createRealtime, type Realtime } from './realtime.ts';
import { connectBus } from './bus/redis.ts';

export type RunningRealtime = {
  address: string;
  bus: string;
  log: Logger;
  close(): Promise<void>;
};

function createLog({ logLevel: level }: Config): Logger {
  return pino({ level, base: undefined }, pino.destination({ dest: 2, sync: false }));
}

async function createService(config: Config, log: Logger, signal?: AbortSignal): Promise<Realtime> {
  const { jwtSecrets, apiUrl, redisUrl } = config;
  const redis = redisUrl ? await connectBus(redisUrl, log, signal) : undefined;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'craque_build_info',
    help: 'Always 1: which version runs',
    labelNames: ['version', 'node'] as const,
    registers: [registry],
  }).set({ version, node: process.version }, 1);
  return createRealtime({
    ...config,
    registry,
    log,
    ...(redis && { redis }),
    secrets: jwtSecrets,
    liveSessions: askTogether(askLiveSessions(apiUrl, internalKey(jwtSecrets))),
    clock: Date.now,
    random: createChance().random,
  });
}

async function listen(server: Server, { port, host }: Config): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${(server.address() as AddressInfo).port}`;
}

/**
 * Answers operators at once, and is not ready while it waits for a configured Redis. Throws with
 * one clear message if it cannot run, or if the signal aborts first; later the signal closes the
 * service.
 */
export async function startRealtime(
  config: Config,
  { signal }: { signal?: AbortSignal } = {},
): Promise<RunningRealtime> {
  const log = createLog(config);
  for (const line of config.misspelt) log.warn(line);
  const running: { realtime?: Realtime } = {};
  const server = createOperationsServer({
    isReady: () => running.realtime?.isDraining() === false,
    takesUpgrade,
    metricsToken: config.metricsToken,
    metricsText: async () => running.realtime?.metricsText(),
  });
  async function close(): Promise<void> {
    await running.realtime?.drain();
    server.close();
    server.closeAllConnections();
  }
  const address = await listen(server, config);
  try {
    const realtime = await createService(config, log, signal);
    running.realtime = realtime;
    signal?.throwIfAborted();
    realtime.attach(server);
  } catch (error) {
    await close();
    throw error;
  }
  const end = async () => {
    log.info(`${(signal?.reason as Error | undefined)?.message}: ending`);
    await close();
    log.info('ended');
  };
  signal?.addEventListener('abort', () => void end(), { once: true });
  const bus = config.redisUrl ? `Redis ${new URL(config.redisUrl).host}` : 'in process';
  return { address, bus, log, close };
}
