import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { register, type SignedIn } from '@craque/common/contracts/accounts.ts';
import type { GameView } from '@craque/common/contracts/games.ts';
import { createGame } from '@craque/common/contracts/games.ts';
import { createChance } from '@craque/common/chance/chance.ts';
import type { AthleteSnapshot, Game } from '@craque/common/domain/game/game.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import type { League } from '@craque/common/domain/sport.ts';
import { normaliseName } from '@craque/common/domain/athlete/name-match.ts';
import type { Express } from 'express';
import { noPushes, type Pushes } from '@craque/common/contracts/push/pushes.ts';
import { derivedBytes } from '@craque/common/tokens/derived-key.ts';
import { listenLocally } from '@craque/common/testing/local-server.ts';
import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import pino from 'pino';
import { type NamedAdmins, noNamedAdmins, setAdmin } from '../accounts/admin-rights.ts';
import { createPasswordHasher } from '../accounts/password-hasher.ts';
import { createResetTokens } from '@craque/common/tokens/reset-tokens.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import { type AppDependencies, createApp } from '../app.ts';
import { athleteData } from '../athletes/athlete-files.ts';
import { type Catalogue, loadCatalogue } from '../athletes/catalogue.ts';
import { noPhotos } from '../athletes/photo-book.ts';
import { createPortraitArtist } from '../sticker/portrait.ts';
import { installedPortraitFiles } from '../sticker/portrait-files.ts';
import { snapshotOf } from '../games/snapshot.ts';
import { createGuestPass } from '@craque/common/tokens/guest-pass.ts';
import { createIdentity } from '../http/identity.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLoginLimit } from '../http/login-limit.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { createHttpServer } from '../http/server.ts';
import { announcingStores } from '../events/announce.ts';
import { createSharePictures } from '../share/share-pictures.ts';
import { createServices } from '../services.ts';
import { createLiveCatalogue, type LiveCatalogue } from '../athletes/live-catalogue.ts';
import { openSqliteStores } from '../store/sqlite/sqlite-stores.ts';
import { measuredStores } from '../store/measured-stores.ts';
import type { Stores } from '../store/store.ts';
import { loadTexts } from '../texts/texts.ts';
import { createCallHolds, type CallHolds, type HeldCalls, type Point } from './races/held-calls.ts';
import { seededRandom } from './seeded-random.ts';
import { type Answer, createTestClient, type TestClient } from './test-client.ts';

// Read once for all servers of a test file, because they never change.
const loaded = loadCatalogue(athleteData, 'trusted');
const artist = createPortraitArtist(installedPortraitFiles());
const texts = loadTexts();

const hasher = createPasswordHasher({ pepper: 'the pepper of the tests', cost: 4 });

export const testPassword = 'password of the tests';

export const testSecret = 'a secret of the tests, and of nobody else';
const startOfTime = Date.UTC(2026, 2, 2, 12);

export type TestApiOverrides = Partial<AppDependencies> & {
  /** Instead of SQLite in memory; closed by the test. */
  stores?: Stores;
  /** Wraps the stores that the game service uses, to make them fail or slow. */
  wrapStores?: (stores: Stores) => Stores;
  secrets?: readonly string[];
  pushes?: Pushes;
  limitsFactor?: number;
  seed?: number;
  namedAdmins?: NamedAdmins;
  avatarHosts?: readonly string[];
  dailyLeagues?: readonly League[];
  /** Instead of waiting until the next push of a party. */
  laterPush?: (run: () => void) => void;
};

export type TestApi = {
  origin: string;
  app: Express;
  stores: Stores;
  catalogue: LiveCatalogue;
  texts: typeof texts;
  artist: typeof artist;
  clock: { now(): number; move(milliseconds: number): void };
  /** Status of every answer to any client of this server. */
  statuses: Set<number>;
  /** Holds the next calls of the app to its ports; the test's own calls pass. */
  hold(point: Point, count: number): HeldCalls;
  guest(): TestClient;
  /** A caller signed in to a new account, with this name or a unique one. */
  user(username?: string): Promise<{ client: TestClient; user: SignedIn }>;
  admin(): Promise<{ client: TestClient; user: SignedIn }>;
  newGame(choice?: object, client?: TestClient): Promise<{ client: TestClient; game: GameView }>;
  stored(id: number): Promise<Game>;
  hidden(id: number): Promise<AthleteSnapshot>;
  /** Puts the athlete with this name into a running game. */
  hide(id: number, name: string): Promise<void>;
  /** Names of other athletes of the game's league, best known first. */
  wrongNames(id: number): Promise<string[]>;
  close(): Promise<void>;
};

function createClock() {
  let now = startOfTime;
  return {
    now: () => now,
    move(milliseconds: number) {
      now += milliseconds;
    },
  };
}

type Parts = Pick<CallHolds, 'over' | 'overStores'> & {
  stores: Stores;
  catalogue: LiveCatalogue;
  now: () => number;
};

function testApp(parts: Parts, origins: Set<string>, overrides: TestApiOverrides): Express {
  const {
    wrapStores,
    stores: _stores,
    pushes: _,
    secrets = [testSecret],
    limitsFactor = 10_000,
    seed = 1,
    namedAdmins = noNamedAdmins,
    avatarHosts = [],
    dailyLeagues = [],
    metrics = createMetrics(),
    photos = noPhotos,
    ...rest
  } = overrides;
  const pushes = parts.over('pushes', overrides.pushes ?? noPushes);
  const inner = parts.overStores(wrapStores?.(parts.stores) ?? parts.stores);
  const stores = announcingStores({
    ...{ stores: measuredStores(inner, metrics), pushes, clock: parts.now },
    later: (run) => run(),
    onLost: (error) => {
      throw error;
    },
  });
  const isHttps = rest.isHttps ?? false;
  const services = createServices({
    stores,
    ...{ catalogue: parts.catalogue, texts, clock: parts.now },
    ...createChance(),
    random: seededRandom(seed),
    ...{ pushes, photos, artist },
    tokens: createSessionTokens(secrets),
    resetTokens: createResetTokens(secrets),
    hasher,
    namedAdmins,
    avatarHosts: new Set(avatarHosts),
    limitsFactor,
    ...(rest.laterPush && { laterPush: rest.laterPush }),
    dailyKey: derivedBytes(secrets[0] ?? testSecret, 'daily'),
    addressKey: derivedBytes(secrets[0] ?? testSecret, 'addresses of guests'),
    dailyLeagues,
  });
  return createApp({
    ...services,
    log: pino({ level: 'silent' }),
    texts,
    ...{ artist, photos },
    pictureOf: createSharePictures({ artist, texts, clock: parts.now }),
    origins,
    isHttps,
    identity: createIdentity({
      guestPass: createGuestPass(secrets),
      sessions: services.sessions,
      checkToken: services.personalTokens.check,
      secureCookies: isHttps,
    }),
    rateLimit: parts.over('rateLimit', createRateLimit({ factor: limitsFactor })),
    loginLimit: createLoginLimit({ factor: limitsFactor }),
    metrics,
    ready: () => stores.ping(),
    trustProxy: 0,
    secrets,
    clock: parts.now,
    tickets: createWatchTickets(secrets),
    ...rest,
    catalogue: parts.catalogue,
  });
}

async function listen(
  app: Express,
  origins: Set<string>,
): Promise<{ server: Server; origin: string }> {
  const server = createHttpServer(app);
  const origin = `http://127.0.0.1:${await listenLocally(server)}`;
  origins.add(origin);
  return { server, origin };
}

function gameTools(stores: Stores, catalogue: Catalogue) {
  const stored = async (id: number) => {
    const game = await stores.games.find(id as GameId);
    if (!game) throw new RangeError(`no game ${id}`);
    return game;
  };
  return {
    stored,
    hidden: async (id: number) => (await stored(id)).athlete,
    async hide(id: number, name: string) {
      const game = await stored(id);
      const athlete = catalogue.members(game.league).find((each) => each.name === name);
      if (!athlete) throw new RangeError(`no ${name} in ${game.league}`);
      const snapshot = snapshotOf(catalogue, athlete.id, game.league);
      await stores.games.save({ ...game, athlete: snapshot });
    },
    async wrongNames(id: number) {
      const { league, athlete } = await stored(id);
      return catalogue
        .members(league)
        .map(({ name }) => name)
        .filter((name) => !athlete.names.includes(normaliseName(name)));
    },
  };
}

/** The real app on a free port, with a store in memory, a fake clock and calls to hold. */
export async function startTestApi(overrides: TestApiOverrides = {}): Promise<TestApi> {
  const stores = overrides.stores ?? openSqliteStores(':memory:');
  const catalogue = createLiveCatalogue(overrides.catalogue ?? loaded);
  const clock = createClock();
  const { hold, ...holds } = createCallHolds();
  const origins = new Set<string>();
  const app = testApp({ ...holds, stores, catalogue, now: clock.now }, origins, overrides);
  const { server, origin } = await listen(app, origins);
  const statuses = new Set<number>();
  const guest = () => createTestClient(origin, ({ status }: Answer) => statuses.add(status));
  async function user(username = `user-${randomBytes(6).toString('hex')}`) {
    const client = guest();
    const body = { username, password: testPassword };
    const answer = await client.call(register, { body });
    if (answer.status !== 201) throw new Error(`no account was made: ${answer.text}`);
    return { client, user: answer.body };
  }
  return {
    ...{ origin, app, stores, catalogue, texts, artist, clock, statuses, hold, guest },
    ...gameTools(stores, catalogue),
    user,
    async admin() {
      const made = await user();
      await setAdmin(stores, made.user.username, true);
      return made;
    },
    async newGame(choice = {}, client = guest()) {
      const { status, body, text } = await client.call(createGame, { body: choice });
      if (status !== 201) throw new Error(`no game was made: ${text}`);
      return { client, game: body };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      if (!overrides.stores) await stores.close();
    },
  };
}
