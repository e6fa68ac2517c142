import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { athleteData } from '@craque/api/athletes/athlete-files.ts';
import { loadCatalogue } from '@craque/api/athletes/catalogue.ts';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';
import { type Cluster, startCluster } from '../cluster/start-cluster.ts';
import { startMongo } from '../services/mongo.ts';
import { type ChallengeOutcome, playChallenge } from './challenge-run.ts';
import { type Fault, type Figure, figure, type Report, times } from './fault.ts';
import { type FaultKind, noFaults } from './faults.ts';
import { type HeadlessClient, openClient } from './headless-client.ts';
import { type Line, openLine } from './line.ts';
import { figuresOfCalls, type Probe, startProbe, violationsOfCalls } from './probe.ts';
import { seedPlayers } from './seed-players.ts';
import { openSockets, type Sockets } from './sockets.ts';

/** The cluster with everything that goes on in it. */
export type Scene = {
  cluster: Cluster;
  stores: Stores;
  secret: string;
  /** Between the api processes and MongoDB. */
  mongo: Line;
  faults: ReturnType<typeof noFaults>;
  /** Groups of players, each in one challenge after the other. */
  lanes: readonly (readonly HeadlessClient[])[];
  outcomes: readonly ChallengeOutcome[];
  probe: Probe;
  sockets: Sockets;
  random: () => number;
  /** Does the work; meanwhile screens are judged as under that fault. */
  during<T>(kind: FaultKind, work: () => Promise<T>, isHung?: boolean): Promise<T>;
  violations: string[];
};

export type LoadPlan = {
  /** Groups of up to four players. */
  lanes?: number;
  /** False if they do not play by themselves. */
  isPlaying?: boolean;
  callsASecond?: number;
  sockets?: number | ((size: number) => number);
  env?: Readonly<Record<string, string>>;
  /** False if not a single call may fail. */
  mayFail: boolean;
  disturb(scene: Scene, size: number): Promise<readonly Figure[]>;
};

/** Calls a second of the probe. */
const usualCalls = Number(process.env.FAULTS_CALLS ?? 50);
const playersOfLane = 4;
/** A player may have ten sockets on a node, of which one is the load's own. */
const socketsOfPlayer = 8;

/** Where MongoDB listens, or why there is none. */
async function openMongo(opened: AsyncDisposableStack): Promise<{ url: URL; line: Line }> {
  const service = await startMongo();
  if ('missing' in service) throw new Error(`MongoDB: ${service.missing}`);
  opened.defer(() => service.stop());
  const url = new URL(service.url);
  url.pathname = `/faults-${randomBytes(4).toString('hex')}`;
  const line = await openLine(Number(url.port || 27017));
  opened.defer(() => line.close());
  return { url, line };
}

function throughLine(url: URL, { port }: Line): string {
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = `${port}`;
  return through.href;
}

/** Challenges of one lane until the signal. */
async function playOn(
  { stores, faults, random, violations }: Scene,
  clients: readonly HeadlessClient[],
  { outcomes, signal }: { outcomes: ChallengeOutcome[]; signal: AbortSignal },
): Promise<void> {
  const names = loadCatalogue(athleteData).members('atp');
  const parts = { stores, faults, random, names: names.map(({ name }) => name) };
  while (!signal.aborted) {
    const players = clients.slice(0, 2 + Math.floor(random() * (playersOfLane - 1)));
    try {
      outcomes.push(await playChallenge({ ...parts, clients: players }));
    } catch (error) {
      violations.push(`a challenge could not be played: ${(error as Error).message}`);
    }
  }
}

function figuresOfChallenges(outcomes: readonly ChallengeOutcome[]): Figure[] {
  if (outcomes.length === 0) return [];
  const arrivals = outcomes.flatMap((outcome) => outcome.arrivals);
  const known = (['none', 'known', 'hung', 'silent'] as const).flatMap((loss) => {
    const own = arrivals.filter((each) => each.loss === loss).map((each) => each.ms);
    return own.length > 0 ? [times(`screens right, loss ${loss}`, own)] : [];
  });
  const told = outcomes.flatMap(({ winnerTold }) => winnerTold);
  return [figure('challenges played', outcomes.length), ...known, times('winner told', told)];
}

function violationsOf({ cluster, outcomes, violations }: Scene): string[] {
  const { api, realtime, redis, nginx } = cluster;
  const gone = [...api, ...realtime, redis, nginx].filter((each) => !each.isRunning());
  return [
    ...violations,
    ...outcomes.flatMap((outcome) => outcome.violations),
    ...gone.map(({ name }) => `${name} has ended by itself`),
  ];
}

type Given = { plan: LoadPlan; size: number; random: () => number };

async function setScene({ plan, size, random }: Given, opened: AsyncDisposableStack) {
  const secret = randomBytes(32).toString('base64url');
  const { url, line: mongo } = await openMongo(opened);
  const settings = { JWT_SECRET: secret, LOG_LEVEL: 'warn', CLIENT_DIR: '' };
  const env = { ...settings, LIMITS_FACTOR: '1000000', ...plan.env };
  const cluster = await startCluster({ env, mongodbUrl: throughLine(url, mongo) });
  opened.defer(() => cluster.stop());
  const stores = await openMongoStores(url.href);
  opened.defer(() => stores.close());
  const { lanes = 4, callsASecond = usualCalls, sockets: wanted = 100 } = plan;
  const count = typeof wanted === 'number' ? wanted : wanted(size);
  const { origin } = cluster;
  const seeded = await seedPlayers(stores, secret, lanes * playersOfLane);
  const rest = Math.max(8, Math.ceil(count / socketsOfPlayer));
  const others = await seedPlayers(stores, secret, rest, { areFriends: false });
  const clients = seeded.map((player) => openClient(origin, player));
  const sockets = await openSockets(origin, others, count);
  const probe = startProbe(origin, others, callsASecond);
  opened.defer(() => {
    sockets.close();
    for (const client of clients) client.close();
  });
  const faults = noFaults();
  const outcomes: ChallengeOutcome[] = [];
  const scene: Scene = {
    ...{ cluster, stores, secret, mongo, faults, outcomes, probe, sockets, random },
    lanes: Array.from({ length: lanes }, (_, lane) =>
      clients.slice(lane * playersOfLane, (lane + 1) * playersOfLane),
    ),
    async during(kind, work, isHung) {
      const ended = faults.begin(kind, isHung);
      try {
        return await work();
      } finally {
        ended();
      }
    },
    violations: [],
  };
  return { scene, outcomes };
}

/**
 * Starts a cluster of its own, plays challenges, makes calls and keeps sockets open in it, and
 * disturbs it meanwhile.
 */
export function underLoad(plan: LoadPlan): Fault['run'] {
  return async (size: number, random: () => number): Promise<Report> => {
    await using opened = new AsyncDisposableStack();
    const { scene, outcomes } = await setScene({ plan, size, random }, opened);
    const { probe } = scene;
    const ending = new AbortController();
    const { signal } = ending;
    const lanes = plan.isPlaying === false ? [] : scene.lanes;
    const playing = lanes.map((clients) => playOn(scene, clients, { outcomes, signal }));
    await sleep(5_000);
    const calm = [...probe.asked];
    const begun = performance.now();
    const own = await plan.disturb(scene, size).finally(() => ending.abort());
    await Promise.all([...playing, probe.stop()]);
    const asked = probe.since(begun);
    return {
      figures: [
        ...own,
        times(
          'calls before',
          calm.map(({ ms }) => ms),
        ),
        ...figuresOfCalls(asked),
        ...figuresOfChallenges(outcomes),
      ],
      violations: [...violationsOf(scene), ...violationsOfCalls(asked, plan.mayFail)],
    };
  };
}
