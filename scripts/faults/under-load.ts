import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import { startCluster } from '../cluster/start-cluster.ts';
import { startMongo } from '../services/mongo.ts';
import { type SeededPlayer, seedPlayers } from '../testing/seed-players.ts';
import { type ChallengeOutcome, playChallenge } from './challenge-run.ts';
import {
  atMost,
  type Fault,
  type FaultOptions,
  type Figure,
  figure,
  newTroubles,
  share,
  times,
  untilTrue,
} from './fault.ts';
import { openClient } from './headless-client.ts';
import { openLine } from './line.ts';
import { figuresOfCalls, startProbe, violationsOfCalls } from './probe.ts';

export type LoadPlan = {
  /** Groups of up to four players, each in one challenge after the other; 4 by default. */
  lanes?: number;
  callsASecond?: number;
  sockets?: number | ((size: number) => number);
  env?: Readonly<Record<string, string>>;
  /** False if not a single call may fail. */
  mayFail: boolean;
  disturb(scene: Scene, size: number): Promise<readonly Figure[]>;
};

const playersOfLane = 4;
/** A player may have ten sockets on a node, of which one is the load's own. */
const socketsOfPlayer = 8;

/** Sockets of the product's own client, which reconnect by themselves; resolves when all are live. */
export async function openSockets(
  origin: string,
  players: readonly SeededPlayer[],
  count: number,
  address = origin,
) {
  const returns: number[] = [];
  const clients = Array.from({ length: count }, (_, index) => {
    const player = players[index % players.length];
    if (!player) throw new RangeError('sockets need players');
    const client = openClient(origin, player, address);
    let lostAt: number | undefined;
    client.live.subscribe(({ state }) => {
      if (state === 'lost') lostAt ??= performance.now();
      if (state !== 'live' || lostAt === undefined) return;
      returns.push(performance.now() - lostAt);
      lostAt = undefined;
    });
    return client;
  });
  /** Connected, and to a node that gets all events. */
  const live = () =>
    clients.filter(({ live: { getState } }) => getState().state === 'live' && getState().healthy)
      .length;
  const untilAllLive = () => untilTrue(() => live() === count);
  await untilAllLive();
  returns.length = 0;
  return {
    live,
    untilAllLive,
    /** Time without a connection of those that have come back; the aim (ms) is for the p99. */
    figures: (aim: number): Figure[] =>
      returns.length === 0
        ? []
        : [times('sockets back', returns), atMost('their p99', share(returns, 0.99), aim)],
    close() {
      for (const client of clients) client.close();
    },
  };
}

async function openMongo(opened: AsyncDisposableStack) {
  const service = await startMongo();
  if ('missing' in service) throw new Error(`MongoDB: ${service.missing}`);
  opened.defer(() => service.stop());
  const url = new URL(service.url);
  url.pathname = `/faults-${randomBytes(4).toString('hex')}`;
  const line = await openLine(Number(url.port || 27017));
  opened.defer(() => line.close());
  const through = new URL(url);
  through.host = `127.0.0.1:${line.port}`;
  return { url: url.href, line, through: through.href };
}

/** The cluster with everything that goes on in it. */
async function setScene(plan: LoadPlan, options: FaultOptions, opened: AsyncDisposableStack) {
  const { isSmall, size, random } = options;
  const secret = randomBytes(32).toString('base64url');
  const { url, line: mongo, through } = await openMongo(opened);
  const settings = { JWT_SECRET: secret, LOG_LEVEL: 'warn', CLIENT_DIR: '' };
  const env = { ...settings, LIMITS_FACTOR: '1000000', ...plan.env };
  const cluster = await startCluster({ env, mongodbUrl: through });
  opened.defer(() => cluster.stop());
  const stores = await openMongoStores(url);
  opened.defer(() => stores.close());
  const { lanes = 4, callsASecond = Number(process.env.FAULTS_CALLS ?? 50) } = plan;
  const wanted = typeof plan.sockets === 'function' ? plan.sockets(size) : (plan.sockets ?? 100);
  const count = isSmall ? Math.min(16, wanted) : wanted;
  const { origin } = cluster;
  const seeded = await seedPlayers(stores, secret, (isSmall ? 1 : lanes) * playersOfLane);
  const rest = Math.max(8, Math.ceil(count / socketsOfPlayer));
  const others = await seedPlayers(stores, secret, rest, { areFriends: false });
  const clients = seeded.map((player) => openClient(origin, player));
  const sockets = await openSockets(origin, others, count);
  const probe = startProbe(origin, others, isSmall ? Math.min(10, callsASecond) : callsASecond);
  opened.defer(() => {
    sockets.close();
    for (const client of clients) client.close();
  });
  const outcomes: ChallengeOutcome[] = [];
  return {
    ...{ cluster, stores, secret, mongo, seeded, clients, sockets, probe, outcomes, random },
    troubles: newTroubles(),
    violations: [] as string[],
  };
}
export type Scene = Awaited<ReturnType<typeof setScene>>;

async function playOn(scene: Scene, lanes: number, signal: AbortSignal): Promise<void> {
  const { clients, outcomes, random, violations } = scene;
  const names = loadCatalogue(athleteData)
    .members('atp')
    .map(({ name }) => name);
  const playLane = async (lane: number) => {
    const own = clients.slice(lane * playersOfLane, (lane + 1) * playersOfLane);
    while (!signal.aborted && own.length > 1) {
      const players = own.slice(0, 2 + Math.floor(random() * (own.length - 1)));
      try {
        outcomes.push(await playChallenge({ ...scene, names, clients: players }));
      } catch (error) {
        violations.push(`a challenge could not be played: ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => playLane(lane)));
}

/** A cluster of its own with challenges, calls and sockets, which the plan disturbs. */
export function underLoad(plan: LoadPlan): Fault['run'] {
  return async (options) => {
    await using opened = new AsyncDisposableStack();
    const scene = await setScene(plan, options, opened);
    const { cluster, outcomes, probe, violations } = scene;
    const ending = new AbortController();
    const playing = playOn(scene, plan.lanes ?? 4, ending.signal);
    await sleep(options.isSmall ? 1_000 : 5_000);
    const calm = probe.since(0);
    const begun = performance.now();
    const own = await plan.disturb(scene, options.size).finally(() => ending.abort());
    await Promise.all([playing, probe.stop()]);
    const { api, realtime, redis, nginx } = cluster;
    const gone = [...api, ...realtime, redis, nginx].filter((each) => !each.isRunning());
    return {
      figures: [
        ...own,
        ...figuresOfCalls(calm, probe.since(begun)),
        figure('challenges played', outcomes.length),
        times(
          'screens right',
          outcomes.flatMap(({ right }) => right),
        ),
        times(
          'winner announced',
          outcomes.flatMap(({ noticeDelays }) => noticeDelays),
        ),
      ],
      violations: [
        ...violations,
        ...outcomes.flatMap(({ errors }) => errors),
        ...gone.map(({ name }) => `${name} has ended by itself`),
        ...violationsOfCalls(probe.since(begun), plan.mayFail),
      ],
    };
  };
}
