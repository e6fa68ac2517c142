import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import pino, { type Logger } from 'pino';
import { createApp } from './app.ts';
import { loadCatalogue } from './athletes/catalogue.ts';
import { loadPhotoBook } from './athletes/photo-book.ts';
import { createPortraitArtist } from './athletes/portrait.ts';
import { installedPortraitFiles } from './athletes/portrait-files.ts';
import { allowedOrigins, type Config } from './config.ts';
import { createGameService } from './games/game-service.ts';
import { sweep } from './games/settle.ts';
import { createGuestPass } from './guests/guest-pass.ts';
import { mountClient } from './http/client.ts';
import { createIdentity } from './http/identity.ts';
import { createMetrics } from './http/metrics.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createHttpServer } from './http/server.ts';
import { connectRedis } from './redis.ts';
import { readSecrets } from './secrets.ts';
import { openSqliteStores } from './store/sqlite/sqlite-stores.ts';
import type { Stores } from './store/store.ts';
import { loadTexts } from './texts/texts.ts';
import { holdPort } from './waiting-server.ts';

export type RunningApi = {
  address: string;
  store: string;
  bus: string;
  log: Logger;
  close(): Promise<void>;
};

const sweepEvery = 60_000;

function createLog(config: Config): Logger {
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      redact: ['req.headers.cookie', '*.cookie', '*.secret'],
    },
    pino.destination({ dest: 2, sync: false }),
  );
}

async function openStores(config: Config, log: Logger): Promise<Stores> {
  if (config.mongodbUrl) {
    // Loaded on demand: the embedded default needs neither the driver's memory nor its start-up time.
    const { connectMongoStores } = await import('./store/mongo/wait-for-mongo.ts');
    return connectMongoStores(config.mongodbUrl, log);
  }
  return openSqliteStores(join(config.dataDir, 'craque.db'));
}

function keepSwept(stores: Stores, log: Logger): NodeJS.Timeout {
  const round = () =>
    sweep(stores, Date.now()).catch((error: unknown) => log.warn({ err: error }, 'sweep failed'));
  void round();
  return setInterval(round, sweepEvery).unref();
}

type Backends = { stores: Stores; redis: Redis | undefined };

async function openBackends(config: Config, log: Logger): Promise<Backends> {
  const isRemote = config.mongodbUrl !== undefined || config.redisUrl !== undefined;
  const held = isRemote ? await holdPort(config) : undefined;
  try {
    const stores = await openStores(config, log);
    const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : undefined;
    return { stores, redis };
  } finally {
    await held?.release();
  }
}

async function listen(server: Server, config: Config): Promise<number> {
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port of 0 is known only after listening, so the origins are filled in then. */
function buildServer(config: Config, backends: Backends, log: Logger, clientDirectory?: string) {
  const { stores, redis } = backends;
  const catalogue = loadCatalogue(new URL('./athletes/data/', import.meta.url));
  const origins = new Set<string>();
  const isHttps = config.secureCookies;
  const app = createApp({
    log,
    catalogue,
    origins,
    isHttps,
    texts: loadTexts(),
    artist: createPortraitArtist(installedPortraitFiles()),
    photos: loadPhotoBook(join(config.dataDir, 'photos')),
    identity: createIdentity(createGuestPass(readSecrets(config)), isHttps),
    rateLimit: createRateLimit({ factor: config.limitsFactor, ...(redis && { redis }) }),
    games: createGameService({ stores, catalogue, clock: Date.now, random: Math.random }),
    metrics: createMetrics(),
    ready: () => stores.ping(),
    trustProxy: config.trustProxy,
    checkReplies: false,
    ...(clientDirectory && {
      mountRest: (express) => mountClient(express, { directory: clientDirectory, isHttps }),
    }),
  });
  return { server: createHttpServer(app), origins };
}

/** Brings the api up on its stores and says where it listens. Throws with one clear message where it cannot. */
export async function startApi(config: Config, clientDirectory?: string): Promise<RunningApi> {
  const log = createLog(config);
  mkdirSync(config.dataDir, { recursive: true });
  const backends = await openBackends(config, log);
  const { stores, redis } = backends;
  const { server, origins } = buildServer(config, backends, log, clientDirectory);
  const port = await listen(server, config);
  for (const origin of allowedOrigins(config, port)) origins.add(origin);
  const sweeping = keepSwept(stores, log);
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    address: `http://${host}:${port}`,
    store: stores.description,
    bus: config.redisUrl ? `Redis ${new URL(config.redisUrl).host}` : 'in process',
    log,
    async close() {
      clearInterval(sweeping);
      server.close();
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), 5_000).unref();
      await once(server, 'close');
      clearTimeout(patience);
      redis?.disconnect();
      await stores.close();
    },
  };
}
