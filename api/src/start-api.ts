import type { Server } from 'node:http';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import type { BcryptEngine } from './accounts/password-hasher.ts';
import { createBcryptProcesses } from './accounts/bcrypt-processes.ts';
import { loadPhotoBook } from './athletes/photo-book.ts';
import { buildServed, type OpenRealtime, prepareServed, type Sources } from './build-server.ts';
import type { Config } from './start/config.ts';
import { openDataFolder } from './start/data-folder.ts';
import { loadDriver, openStores } from './start/open-stores.ts';
import { keepDrawn } from './share/likely-pictures.ts';
import { sweepAll } from './sweep-all.ts';
import { openServer } from './start/waiting-server.ts';

export type RunningApi = {
  address: string;
  store: string;
  bus: string;
  log: Logger;
  close(): Promise<void>;
};

const sweepInterval = 60_000;
/** Milliseconds until this process learns which corrections another one has accepted. */
const correctionInterval = 5_000;
/** Milliseconds between two looks at rooms of parties with a step that is due. */
const partyInterval = 250;
/** Milliseconds that the end of the process waits for a round. */
const longestRound = 5_000;

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

/** Runs at once and then repeatedly. The result ends that, after the round under way. */
function repeatedly(interval: number, run: () => Promise<void>): () => Promise<void> {
  const last = { round: run() };
  const repeating = setInterval(() => {
    last.round = run();
  }, interval).unref();
  return async () => {
    clearInterval(repeating);
    await Promise.race([last.round, sleep(longestRound, undefined, { ref: false })]);
  };
}

// Loaded on demand, like the driver of MongoDB.
const redisModule = () => import('./start/redis.ts');

/** All that keeps the process busy for long comes before the port, on which it then answers at once. */
async function prepare(config: Config) {
  await Promise.all([loadDriver(config), config.redisUrl && redisModule()]);
  return prepareServed();
}

/** What it opens is closed by `opened`, also if the start fails. */
async function openBackends(
  config: Config,
  opened: AsyncDisposableStack,
  { log, signal }: { log: Logger; signal: AbortSignal | undefined },
): Promise<Pick<Sources, 'stores' | 'redis'>> {
  const stores = await openStores(config, log, signal);
  opened.defer(() => stores.close());
  signal?.throwIfAborted();
  if (!config.redisUrl) return { stores, redis: undefined };
  const { connectRedis } = await redisModule();
  const redis = await connectRedis(config.redisUrl, log, signal);
  opened.defer(() => redis.disconnect());
  return { stores, redis };
}

/** Milliseconds in which each answer asks a proxy in front to close its connection. */
const closeNoticeTime = 1_000;

/** A call fails if a proxy picks a connection just when it closes; an announcement avoids that. */
async function announceClose(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  await sleep(closeNoticeTime);
}

/** Waits for pending answers, for at most 5 s. */
async function closeServer(server: Server, { trustProxy }: Config): Promise<void> {
  if (!server.listening) return;
  if (trustProxy > 0) await announceClose(server);
  server.close();
  server.closeIdleConnections();
  const forceClose = setTimeout(() => server.closeAllConnections(), 5_000).unref();
  await once(server, 'close');
  clearTimeout(forceClose);
}

function bcryptIn(opened: AsyncDisposableStack): BcryptEngine {
  const engine = createBcryptProcesses();
  opened.defer(() => engine.close());
  return engine;
}

async function open(
  config: Config,
  opened: AsyncDisposableStack,
  { openRealtime, engine, signal }: StartOptions,
): Promise<Omit<RunningApi, 'close'>> {
  const log = createLog(config);
  for (const line of config.misspelt) log.warn(line);
  const { mongodbUrl, jwtSecrets, passwordPepper, dataDir } = config;
  // Otherwise nothing is written, so that a node may run on a read-only disk.
  if (!mongodbUrl || !jwtSecrets || !passwordPepper) openDataFolder(dataDir, log);
  const photos = loadPhotoBook(join(dataDir, 'photos'), (line) => log.warn(line));
  const prepared = await prepare(config);
  const { server, port, serve } = await openServer(config);
  const closing = () => closeServer(server, config);
  // Also if the start fails; it usually closes before what its calls need.
  opened.defer(closing);
  const backends = await openBackends(config, opened, { log, signal });
  const sources = {
    ...backends,
    prepared,
    port,
    photos,
    engine: engine ?? bcryptIn(opened),
    signal,
  };
  const built = await buildServed(config, { ...sources, openRealtime }, log);
  const { stores, realtime, corrections } = built;
  opened.defer(closing);
  if (realtime) {
    realtime.attach(server);
    // Before the server, which waits for its last connection.
    opened.defer(() => realtime.drain(0));
  }
  serve(built);
  const { retentionDays } = config;
  const sweepOnce = () => sweepAll(stores, log, Date.now(), built.sweeping, retentionDays);
  opened.defer(repeatedly(sweepInterval, sweepOnce));
  const refresh = () =>
    corrections
      .refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'corrections not read'));
  opened.defer(repeatedly(correctionInterval, refresh));
  const sweepParties = () =>
    built.sweepParties().catch((error: unknown) => log.warn({ err: error }, 'parties not swept'));
  opened.defer(repeatedly(partyInterval, sweepParties));
  opened.defer(
    keepDrawn(built.pictureOf, (error) => log.warn({ err: error }, 'share picture not drawn')),
  );
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    address: `http://${host}:${port}`,
    store: backends.stores.description,
    bus: config.redisUrl ? `Redis ${new URL(config.redisUrl).host}` : 'in process',
    log,
  };
}

export type StartOptions = {
  /** Starts the sockets in this process; without it events go to Redis, or nowhere. */
  openRealtime?: OpenRealtime;
  /** Hashes passwords; defaults to low-priority processes. */
  engine?: BcryptEngine;
  /** Aborts the wait for MongoDB and Redis, and later closes the running api. */
  signal?: AbortSignal;
};

/**
 * Throws with one clear message if it cannot run or the signal aborts, and closes what it opened.
 */
export async function startApi(config: Config, options: StartOptions = {}): Promise<RunningApi> {
  const { signal } = options;
  const opened = new AsyncDisposableStack();
  const close = () => opened.disposeAsync();
  try {
    const running = await open(config, opened, options);
    signal?.throwIfAborted();
    const end = () => {
      running.log.info(`${(signal?.reason as Error | undefined)?.message}: ending`);
      void close();
    };
    signal?.addEventListener('abort', end, { once: true });
    return { ...running, close };
  } catch (error) {
    await close();
    throw error;
  }
}
