import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { guard } from '@craque/api/store/mongo/mongo-connection.ts';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import { openSqliteStores } from '@craque/api/store/sqlite/sqlite-stores.ts';
import type { Stores } from '@craque/api/store/store.ts';
import type { GameId } from '@craque/common/domain/ids.ts';
import { openLine } from '@craque/common/testing/line.ts';
import { startCluster } from '../cluster/start-cluster.ts';
import { serverFlags } from '../run/server-node.mjs';
import { openMongo } from '../services/mongo.ts';
import { root } from '../run/run-tool.ts';
import { freePort } from '../services/service.ts';
import {
  answersHttp,
  inheritedSettings,
  type TiedProcess,
  tiedProcess,
} from '../services/tied-process.ts';
import { seedPlayers } from '../testing/seed-players.ts';
import { playChallenge } from './challenge-run.ts';
import { callerOf, type HeadlessClient, openClient, openSockets } from './headless-client.ts';
import type { Notes } from './notes.ts';
import { noteCalls, startProbe } from './probe.ts';
import { newTroubles } from './troubles.ts';

/** `people`: accounts beside those of the lanes. */
type Load = { lanes: number; callsASecond: number; sockets: number; people: number };
type Settings = Readonly<Record<string, string>>;
export type Place = {
  mongo: { cut(): unknown; hang(): unknown; mend(): Promise<unknown> } | undefined;
  stores: Stores;
  /** After the players are in the stores. */
  start(): Promise<{ origin: string; processes: Processes }>;
};
type Processes = Readonly<
  Record<'api' | 'realtime' | 'redis' | 'nginx' | 'embedded', readonly TiedProcess[]>
>;
type Options = { size: number; random: () => number; isSmall: boolean; notes: Notes };

export type Fault = {
  name: string;
  size: readonly [usual: number, full: number, of: string];
  missing?: () => string | undefined;
  topology?: 'embedded';
  /** Instead of a cluster of its own. */
  place?: (env: Settings, opened: AsyncDisposableStack) => Promise<Place>;
  load?: (size: number) => Partial<Load>;
  env?: (folder: string) => Settings;
  disk?: string;
  /** Without it not a single call may fail. */
  mayFail?: boolean;
  /** Aim (ms) until all sockets are live afterwards. */
  live?: number;
  disturb(scene: Scene, size: number): Promise<void>;
};

/** A player may have ten sockets on a node, of which one is the load's own. */
const socketsOfPlayer = 8;

async function clusterOn(env: Settings, opened: AsyncDisposableStack): Promise<Place> {
  const { url } = await openMongo(opened, `faults-${randomBytes(4).toString('hex')}`);
  const mongo = await openLine(url);
  opened.defer(() => mongo.cut());
  // What judges is not judged itself.
  guard.timeoutMs = 60_000;
  const stores = await openMongoStores(url);
  opened.defer(() => stores.close());
  const start = async () => {
    const cluster = await startCluster({ env, mongodbUrl: mongo.url });
    opened.defer(() => cluster.stop());
    const { origin, api, realtime, redis, nginx } = cluster;
    const processes = { api, realtime, redis: [redis], nginx: [nginx], embedded: [] };
    return { origin, processes };
  };
  return { mongo, stores, start };
}

async function embeddedOn(
  env: Settings,
  data: string,
  opened: AsyncDisposableStack,
): Promise<Place> {
  const stores = openSqliteStores(join(data, 'craque.db'));
  const port = await freePort();
  const folder = join(data, '..');
  const product = tiedProcess({
    ...{ name: 'embedded', folder, port },
    command: [process.execPath, ...serverFlags, join(root, 'scripts/serve.ts')],
    env: { ...inheritedSettings(), HOST: 'localhost', PORT: `${port}`, DATA_DIR: data, ...env },
    isReady: () => answersHttp(port, '/readyz', 200),
  });
  const start = async () => {
    await stores.close();
    await product.start();
    opened.defer(() => product.stop());
    const processes = { api: [], realtime: [], redis: [], nginx: [], embedded: [product] };
    return { origin: `http://localhost:${port}`, processes };
  };
  return { mongo: undefined, stores, start };
}

async function setScene(fault: Fault, options: Options, opened: AsyncDisposableStack) {
  const { isSmall, size, notes } = options;
  const folder = opened.use(mkdtempDisposableSync(join(tmpdir(), 'craque-faults-'))).path;
  const data = join(folder, 'data');
  mkdirSync(data);
  if (fault.disk) {
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${fault.disk}`, 'none', data]);
    opened.defer(() => void spawnSync('umount', [data]));
  }
  const shared = {
    JWT_SECRET: randomBytes(32).toString('base64url'),
    LOG_LEVEL: 'warn',
    CLIENT_DIR: '',
    LIMITS_FACTOR: '1000000',
  };
  const env = { ...shared, ...fault.env?.(folder) };
  const secret = env.JWT_SECRET;
  const usualPlace = () =>
    fault.topology ? embeddedOn(env, data, opened) : clusterOn(env, opened);
  const place = await (fault.place?.(env, opened) ?? usualPlace());
  const { stores } = place;
  const usual = {
    lanes: 4,
    callsASecond: Number(process.env.FAULTS_CALLS ?? 50),
    sockets: 100,
    people: 8,
  };
  const { lanes, callsASecond, sockets: count, people } = { ...usual, ...fault.load?.(size) };
  const few = (wanted: number, most: number) => (isSmall ? Math.min(wanted, most) : wanted);
  const groups = Array.from({ length: few(lanes, 1) }, () => seedPlayers(stores, secret, 4));
  const seeded = await Promise.all(groups);
  const strangers = Math.max(people, Math.ceil(few(count, 16) / socketsOfPlayer)) + 1;
  const [player, ...others] = await seedPlayers(stores, secret, strangers, { areFriends: false });
  if (!player) throw new RangeError('no players');
  const { origin, processes } = await place.start();
  const clients = seeded.map((lane) => lane.map((player) => openClient(origin, player)));
  const sockets = await openSockets(origin, others, few(count, 16));
  const calls = others.map((each) => callerOf(origin, each));
  const probe = startProbe(calls, few(callsASecond, 10));
  opened.defer(() => {
    sockets.close();
    for (const client of clients.flat()) client.close();
  });
  return {
    ...{ ...options, ...place, origin, processes, data, folder, others },
    ...{ player, call: callerOf(origin, player) },
    ...{ clients, sockets, probe, violations: notes.violations },
    troubles: newTroubles(),
    played: [] as GameId[],
    async untilAllLive(): Promise<void> {
      notes.add('all sockets live afterwards', await sockets.untilAllLive(), { aim: fault.live });
    },
  };
}
export type Scene = Awaited<ReturnType<typeof setScene>>;

async function playOn(scene: Scene, signal: AbortSignal): Promise<void> {
  const { clients, played, random, violations } = scene;
  const playLane = async (lane: readonly HeadlessClient[]) => {
    while (!signal.aborted) {
      try {
        played.push(await playChallenge(scene, lane.slice(0, 2 + Math.floor(random() * 3))));
      } catch (error) {
        violations.push(`a challenge could not be played: ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(clients.map(playLane));
}

export async function runFault(fault: Fault, options: Options): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const scene = await setScene(fault, options, opened);
  const { notes, probe, processes, violations } = scene;
  const ending = new AbortController();
  const playing = playOn(scene, ending.signal);
  await sleep(options.isSmall ? 1_000 : 5_000);
  const begun = performance.now();
  await fault.disturb(scene, options.size).finally(() => ending.abort());
  await Promise.all([playing, probe.stop()]);
  noteCalls(notes, probe, begun, fault.mayFail ?? false);
  notes.fact('challenges played', scene.played.length);
  const gone = Object.values(processes)
    .flat()
    .filter((each) => !each.isRunning());
  violations.push(...gone.map(({ name }) => `${name} has ended by itself`));
  if (gone.length === 0) violations.push(...(await probe.lost()));
}
