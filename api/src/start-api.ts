import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { usernameKey } from '@craque/common/domain/username.ts';
import type { Redis } from 'ioredis';
import pino, { type Logger } from 'pino';
import {
  type BcryptEngine,
  createPasswordHasher,
  hashesAtOnce,
} from './accounts/password-hasher.ts';
import { createQuietBcrypt } from './accounts/quiet-bcrypt.ts';
import { sessionAge } from './accounts/session-service.ts';
import { createSessionTokens } from './accounts/session-token.ts';
import { createApp } from './app.ts';
import { loadCatalogue } from './athletes/catalogue.ts';
import { loadPhotoBook, type PhotoBook } from './athletes/photo-book.ts';
import { createPortraitArtist } from './athletes/portrait.ts';
import { installedPortraitFiles } from './athletes/portrait-files.ts';
import { allowedOrigins, type Config } from './config.ts';
import { createGuestPass } from './guests/guest-pass.ts';
import { mountClient } from './http/client.ts';
import { createIdentity } from './http/identity.ts';
import { createMetrics } from './http/metrics.ts';
import { createLoginLimit } from './http/login-limit.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createHttpServer } from './http/server.ts';
import { connectRedis } from './redis.ts';
import { openStores } from './open-stores.ts';
import { readPepper, readSecrets } from './secrets.ts';
import { createServices } from './services.ts';
import type { Stores } from './store/store.ts';
import { sweepAll } from './sweep-all.ts';
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
/** Rounds of bcrypt as a power of two (reliability §1). */
const passwordCost = 12;

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

function keepSwept(stores: Stores, log: Logger): NodeJS.Timeout {
  const round = () => sweepAll(stores, log, Date.now());
  void round();
  return setInterval(round, sweepEvery).unref();
}

/** What is brought up, or read from the data folder, before the server is built. */
type Sources = Backends & { photos: PhotoBook; engine: BcryptEngine };

type Backends = { stores: Stores; redis: Redis | undefined };

/** Hands what it opens to `opened`, to be closed after the start, or at once where the start fails. */
async function openBackends(
  config: Config,
  opened: AsyncDisposableStack,
  { log, signal }: { log: Logger; signal: AbortSignal | undefined },
): Promise<Backends> {
  const stores = await openStores(config, log, signal);
  opened.defer(() => stores.close());
  signal?.throwIfAborted();
  if (!config.redisUrl) return { stores, redis: undefined };
  const redis = await connectRedis(config.redisUrl, log, signal);
  opened.defer(() => redis.disconnect());
  return { stores, redis };
}

async function listen(server: Server, config: Config): Promise<number> {
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function adminKeysOf({ adminUsernames }: Config): ReadonlySet<string> {
  const keys = adminUsernames.map(usernameKey);
  return new Set(keys.flatMap((key) => (key.ok ? [key.value] : [])));
}

/** A port of 0 is known only after listening, so the origins are filled in then. */
function buildServer(config: Config, sources: Sources, log: Logger, clientDirectory?: string) {
  const { stores, redis, photos, engine } = sources;
  const catalogue = loadCatalogue(new URL('./athletes/data/', import.meta.url));
  const origins = new Set<string>();
  const isHttps = config.secureCookies;
  const limits = { factor: config.limitsFactor, ...(redis && { redis }) };
  const secrets = readSecrets(config);
  const services = createServices({
    stores,
    catalogue,
    clock: Date.now,
    random: Math.random,
    newId: () => randomBytes(16).toString('base64url'),
    tokens: createSessionTokens(secrets),
    hasher: createPasswordHasher({ pepper: readPepper(config), cost: passwordCost, engine }),
    adminKeys: adminKeysOf(config),
  });
  const app = createApp({
    ...services,
    log,
    catalogue,
    origins,
    isHttps,
    texts: loadTexts(),
    artist: createPortraitArtist(installedPortraitFiles()),
    photos,
    identity: createIdentity({
      guestPass: createGuestPass(secrets),
      checkSession: services.sessions.check,
      secureCookies: isHttps,
      sessionAge,
    }),
    rateLimit: createRateLimit(limits),
    loginLimit: createLoginLimit(limits),
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

/** With MongoDB and configured secrets nothing is written, so that a node may run on a read-only disk. */
function makeDataFolder({ mongodbUrl, jwtSecrets, passwordPepper, dataDir }: Config): void {
  if (!mongodbUrl || !jwtSecrets || !passwordPepper) mkdirSync(dataDir, { recursive: true });
}

/** Lets the answers under way end, for 5 s at most. */
async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 5_000).unref();
  await once(server, 'close');
  clearTimeout(patience);
}

async function open(
  config: Config,
  opened: AsyncDisposableStack,
  { clientDirectory, signal }: StartOptions,
): Promise<Omit<RunningApi, 'close'>> {
  const log = createLog(config);
  makeDataFolder(config);
  const photos = loadPhotoBook(join(config.dataDir, 'photos'));
  const isRemote = config.mongodbUrl !== undefined || config.redisUrl !== undefined;
  const held = isRemote ? await holdPort(config) : undefined;
  opened.defer(() => held?.release());
  const backends = await openBackends(config, opened, { log, signal });
  const engine = createQuietBcrypt(hashesAtOnce);
  opened.defer(() => engine.close());
  const sources = { ...backends, photos, engine };
  const { server, origins } = buildServer(config, sources, log, clientDirectory);
  // Not before everything else is there: from here to the listening nobody answers.
  await held?.release();
  const port = await listen(server, config);
  opened.defer(() => closeServer(server));
  for (const origin of allowedOrigins(config, port)) origins.add(origin);
  const sweeping = keepSwept(backends.stores, log);
  opened.defer(() => clearInterval(sweeping));
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    address: `http://${host}:${port}`,
    store: backends.stores.description,
    bus: config.redisUrl ? `Redis ${new URL(config.redisUrl).host}` : 'in process',
    log,
  };
}

export type StartOptions = {
  /** The built client, served beside the api. */
  clientDirectory?: string;
  /** Ends the waiting for MongoDB and Redis, and later closes what runs. */
  signal?: AbortSignal;
};

/**
 * Brings the api up on its stores and says where it listens. Throws with one clear message where it cannot, and where
 * the signal aborts before that; nothing is left open then.
 */
export async function startApi(config: Config, options: StartOptions = {}): Promise<RunningApi> {
  const { signal } = options;
  const opened = new AsyncDisposableStack();
  const close = () => opened.disposeAsync();
  try {
    const running = await open(config, opened, options);
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => void close(), { once: true });
    return { ...running, close };
  } catch (error) {
    await close();
    throw error;
  }
}
