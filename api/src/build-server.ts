import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import { createChance } from '@craque/common/chance/chance.ts';
import { noPushes, type Pushes } from '@craque/common/contracts/push/pushes.ts';
import { ownOrigin } from '@craque/common/network/own-origin.ts';
import { createGuestPass } from '@craque/common/tokens/guest-pass.ts';
import { derivedBytes } from '@craque/common/tokens/derived-key.ts';
import { createResetTokens } from '@craque/common/tokens/reset-tokens.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { findNamedAdmins, type NamedAdmins } from './accounts/admin-rights.ts';
import { type BcryptEngine, createPasswordHasher } from './accounts/password-hasher.ts';
import { createApp } from './app.ts';
import { athleteData } from './athletes/athlete-files.ts';
import { loadCatalogue } from './athletes/catalogue.ts';
import { createLiveCatalogue } from './athletes/live-catalogue.ts';
import type { PhotoBook } from './athletes/photo-book.ts';
import { dailyOrder } from './daily/daily-athletes.ts';
import { createPortraitArtist } from './sticker/portrait.ts';
import { installedPortraitFiles } from './sticker/portrait-files.ts';
import { allowedOrigins, type Config } from './start/config.ts';
import { announcingStores, mergeWindow } from './events/announce.ts';
import { redisPushes } from './events/redis-pushes.ts';
import { timedPushes } from './events/timed-pushes.ts';
import { createPlayUnderWay } from './games/play-under-way.ts';
import { mountApiPage } from './http/api-page.ts';
import { mountClient } from './http/client.ts';
import { keepAssets } from './http/kept-assets.ts';
import { createIdentity } from './http/identity.ts';
import { createLoginLimit } from './http/login-limit.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { mountSiteFiles } from './http/site-files.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { readPepper, readSecrets } from './start/secrets.ts';
import { createSharePictures } from './share/share-pictures.ts';
import { createServices } from './services.ts';
import { createPagePreview } from './share/page-preview.ts';
import { counted } from './sweep-all.ts';
import { measuredStores } from './store/measured-stores.ts';
import type { Stores } from './store/store.ts';
import { waitForMongo } from './store/wait-while-away.ts';
import { loadTexts } from './texts/texts.ts';

export type EmbeddedRealtime = {
  pushes: Pushes;
  /** Any other upgrade request is an ordinary request. */
  takesUpgrade(request: IncomingMessage): boolean;
  attach(server: Server): void;
  /** Closes the sockets within this many ms. */
  drain(timeout: number): Promise<void>;
};

export type RealtimeNeeds = Pick<
  Config,
  'secureCookies' | 'trustProxy' | 'limitsFactor' | 'redisUrl'
> & {
  origins: ReadonlySet<string>;
  secrets: readonly string[];
  liveSessions: (sids: readonly string[]) => Promise<ReadonlySet<string>>;
  log: Logger;
  registry: Registry;
  /** Aborts the wait for Redis. */
  signal?: AbortSignal | undefined;
};
export type OpenRealtime = (needs: RealtimeNeeds) => Promise<EmbeddedRealtime>;

/** What keeps the process busy for half a second, so that it is done before the port is open. */
export function prepareServed() {
  return {
    catalogue: createLiveCatalogue(loadCatalogue(athleteData, 'trusted')),
    texts: loadTexts(),
    artist: createPortraitArtist(installedPortraitFiles()),
  };
}

export type Sources = {
  prepared: ReturnType<typeof prepareServed>;
  /** Where this process listens. */
  port: number;
  stores: Stores;
  redis: Redis | undefined;
  photos: PhotoBook;
  engine: BcryptEngine;
  openRealtime?: OpenRealtime | undefined;
  signal?: AbortSignal | undefined;
};

/** Cost of bcrypt, as a power of two. */
const passwordCost = 12;

type Outside = {
  pushes: Pushes;
  onLost: (error: unknown) => void;
  namedAdmins: NamedAdmins;
  secrets: readonly string[];
  pepper: string;
  metrics: Metrics;
};

function openServices(config: Config, sources: Sources, outside: Outside) {
  const { onLost, namedAdmins, secrets, pepper, metrics } = outside;
  const pushes = timedPushes(outside.pushes);
  const { catalogue } = sources.prepared;
  const stores = announcingStores({
    stores: measuredStores(sources.stores, metrics),
    pushes,
    clock: Date.now,
    later: (run) => void setTimeout(run, mergeWindow),
    onLost,
  });
  const { engine } = sources;
  const hasher = createPasswordHasher({ pepper, cost: passwordCost, engine });
  metrics.watch({
    hashes: hasher.queue,
    play: createPlayUnderWay({ stores: sources.stores, clock: Date.now }),
  });
  const services = createServices({
    stores,
    onLost,
    catalogue,
    texts: sources.prepared.texts,
    photos: sources.photos,
    artist: sources.prepared.artist,
    pushes,
    clock: Date.now,
    ...createChance(),
    tokens: createSessionTokens(secrets),
    resetTokens: createResetTokens(secrets),
    hasher,
    namedAdmins,
    avatarHosts: new Set(config.avatarHosts),
    limitsFactor: config.limitsFactor,
    ...dailyOrder(config, secrets),
    addressKey: derivedBytes(secrets[0] ?? '', 'addresses of guests'),
  });
  return { stores, services, catalogue };
}

type PreviewParts = Pick<Parameters<typeof createPagePreview>[0], 'texts' | 'inviter'>;

function limitParts(config: Config, redis: Redis | undefined, { countLimit }: Metrics) {
  const options = { factor: config.limitsFactor, refused: countLimit, ...(redis && { redis }) };
  return { rateLimit: createRateLimit(options), loginLimit: createLoginLimit(options) };
}

function clientParts(config: Config, parts: PreviewParts, log: Logger) {
  const { clientDirectory: directory, publicOrigins, secureCookies: isHttps } = config;
  if (!directory) return {};
  const kept = join(config.dataDir, 'assets');
  try {
    keepAssets(join(directory, 'assets'), kept);
  } catch (error) {
    // As on a read-only disk; another node may have them.
    log.info(
      `The client's files are not kept for pages of this build: ${(error as Error).message}`,
    );
  }
  const { securityContacts } = config;
  const preview = createPagePreview({ ...parts, clock: Date.now });
  const publicOrigin = publicOrigins?.[0];
  return {
    mountRest(express: Express) {
      mountSiteFiles(express, { publicOrigin, securityContacts, clock: Date.now });
      mountClient(express, { directory, kept, isHttps, publicOrigin, preview });
    },
    mountPage: (express: Express) => mountApiPage(express, { directory, isHttps }),
  };
}

async function readFirst(config: Config, stores: Stores, log: Logger) {
  const pepper = await readPepper(config, stores.users);
  const namedAdmins = await findNamedAdmins(stores, config.adminUsernames);
  for (const name of namedAdmins.missing)
    log.warn(`ADMIN_USERNAMES: no account has the name ${name}; nobody can register it now`);
  return { pepper, namedAdmins };
}

/** A MongoDB that goes away again while this process starts is waited for as before. */
function patiently({ mongodbUrl }: Config, log: Logger, signal: AbortSignal | undefined) {
  const waiting = { log: (line: string) => log.warn(line), signal };
  return <Value>(read: () => Promise<Value>): Promise<Value> =>
    mongodbUrl ? waitForMongo(read, waiting) : read();
}

/** What the server is to serve. */
export async function buildServed(config: Config, sources: Sources, log: Logger) {
  const { redis, photos, openRealtime, signal, port, prepared } = sources;
  const { texts, artist } = prepared;
  const read = patiently(config, log, signal);
  const { pepper, namedAdmins } = await read(() => readFirst(config, sources.stores, log));
  const own = config.isProduction ? [] : [ownOrigin];
  const origins = new Set([...own, ...allowedOrigins(config, port)]);
  const isHttps = config.secureCookies;
  const metrics = createMetrics();
  const secrets = readSecrets(config);
  const realtime = await openRealtime?.({
    ...config,
    origins,
    secrets,
    liveSessions: (sids) => opened.services.sessions.liveAmong(sids),
    log,
    registry: metrics.registry,
    signal,
  });
  const onLost = (error: unknown) => {
    metrics.countLostPush();
    log.debug({ err: error }, 'event lost');
  };
  const pushes = realtime?.pushes ?? (redis && redisPushes(redis, onLost)) ?? noPushes;
  const outside = { pushes, onLost, namedAdmins, secrets, pepper, metrics };
  const opened = openServices(config, sources, outside);
  const { services, stores, catalogue } = opened;
  const pictureOf = createSharePictures({ artist, texts, clock: Date.now });
  const app = createApp({
    ...services,
    log,
    catalogue,
    origins,
    isHttps,
    secrets,
    clock: Date.now,
    texts,
    artist,
    pictureOf,
    photos,
    tickets: createWatchTickets(secrets),
    identity: createIdentity({
      guestPass: createGuestPass(secrets),
      sessions: services.sessions,
      checkToken: services.personalTokens.check,
      secureCookies: isHttps,
    }),
    ...limitParts(config, redis, metrics),
    metrics,
    ready: () => stores.ping(),
    metricsToken: config.metricsToken,
    trustProxy: config.trustProxy,
    ...clientParts(config, { texts, inviter: services.challenges.inviter }, log),
  });
  await read(() => services.corrections.refresh());
  return {
    ...{
      app,
      takesUpgrade: realtime?.takesUpgrade,
      cut: metrics.countCut,
      sweeping: metrics.sweeping,
    },
    ...{ stores, realtime, pictureOf, corrections: services.corrections },
    sweepParties: () => counted(services.parties.sweep, metrics.sweeping('party-steps')),
  };
}
