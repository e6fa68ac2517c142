import '../faults/browser-place.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable, type Stores } from '@craque/api/store/store.ts';
import { seededRandom } from '@craque/api/testing/seeded-random.ts';
import { newNotes } from '../faults/notes.ts';
import { type Fault, type Place, runFault, type Scene } from '../faults/scene.ts';
import { untilTrue } from '../services/service.ts';
import { type ComposeCluster, startCompose } from './compose-cluster.ts';
import type { Stage } from './stage.ts';

type Service = 'api' | 'realtime' | 'redis' | 'nginx' | 'mongodb';
type How = 'killed' | 'out of memory' | 'hung';
/** Of the whole machine, all containers are killed at once. */
type Outage = 'machine' | readonly [Service, How];

/** All of it has to be healthy again after a fault. */
const longestReturn = 120_000;
const pause = 10_000;
/** So many calls in a row succeed before the next fault. */
const calm = 10;

/** The service goes first when memory runs out, and then it does, up to the container's limit. */
const eatMemory =
  'cd /proc; for p in [0-9]*; do [ "$p" = $$ ] || echo 1000 > "$p/oom_score_adj"; done; exec tail /dev/zero';
/** Stops the child of the container's init. */
const stopService =
  'cd /proc; for p in [0-9]*; do ! grep -qs "^PPid:.1$" "$p/status" || kill -STOP "$p"; done';

function faultsOn({ docker, image }: Stage) {
  const stateOf = async (ids: readonly string[]): Promise<string[]> => {
    const format = '{{.State.Pid}} {{with .State.Health}}{{.Status}}{{end}}';
    return (await docker(['inspect', '--format', format, ...ids])).split('\n');
  };
  const pidsOf = async (ids: readonly string[]) =>
    (await stateOf(ids)).map((state) => state.split(' ')[0] ?? '');
  const inside = (id: string, script: string) => docker(['exec', id, 'sh', '-c', script]);
  /** As the machine would, whose engine then does what the restart policy says. */
  const kill = async (ids: readonly string[]) => {
    const options = ['--rm', '--pid', 'host', '--user', 'root'];
    const command = ['--entrypoint', 'sh', image, '-c', 'kill -9 "$@"', 'sh'];
    await docker(['run', ...options, ...command, ...(await pidsOf(ids))]);
  };
  return {
    pidsOf,
    async break(ids: readonly string[], how: How, isOurs: boolean): Promise<unknown> {
      if (how === 'killed') return kill(ids);
      const [id = ''] = ids;
      if (how === 'out of memory') return inside(id, eatMemory).catch(() => undefined);
      // One of the product's own is ended by its health check.
      if (isOurs) return inside(id, stopService);
      await docker(['pause', id]);
      await sleep(pause);
      return docker(['unpause', id]);
    },
    areHealthy: async (ids: readonly string[]) =>
      (await stateOf(ids)).every((state) => /^[1-9]\d*(?: healthy| )?$/.test(state)),
  };
}

async function disturb(scene: Scene, stage: Stage, cluster: ComposeCluster, outage: Outage) {
  const faults = faultsOn(stage);
  const all = await cluster.nodes();
  const [service, how] = outage === 'machine' ? (['machine', 'killed'] as const) : outage;
  const isOurs = service === 'api' || service === 'realtime';
  const broken = service === 'machine' ? all : (await cluster.nodes(service)).slice(0, 1);
  const before = await faults.pidsOf(broken);
  const isPaused = how === 'hung' && !isOurs;
  const isBack = async () => {
    const now = await faults.pidsOf(broken);
    const isAnew = isPaused || now.every((pid, index) => pid !== before[index]);
    return isAnew && (await faults.areHealthy(all));
  };
  const what = `${service} ${how}`;
  const from = performance.now();
  const work = async () => {
    await faults.break(broken, how, isOurs);
    if ((await untilTrue(isBack, longestReturn, 500)) === Infinity)
      scene.violations.push(`${what}: not all healthy after ${longestReturn / 1000} s`);
  };
  await scene.troubles.during(service, work, how === 'hung');
  await scene.untilAllLive();
  const back = performance.now();
  const isCalm = () => {
    const last = scene.probe.since(back).slice(-calm);
    return last.length === calm && last.every(({ status }) => status === 200);
  };
  if ((await untilTrue(isCalm, longestReturn, 500)) === Infinity)
    scene.violations.push(`${what}: calls fail still after ${longestReturn / 1000} s`);
  stage.note(`${what}: all back after ${((back - from) / 1000).toFixed(0)} s`);
}

/** Reads what is stored as soon as the store answers: it is one of what is broken. */
function patient(stores: Stores): Stores {
  const patiently =
    <A extends readonly unknown[], R>(read: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      for (;;) {
        try {
          return await read(...args);
        } catch (error) {
          if (!(error instanceof StoreUnavailable)) throw error;
          await sleep(500);
        }
      }
    };
  const { games, results } = stores;
  return {
    ...stores,
    games: { ...games, find: patiently(games.find) },
    results: { ...results, outcomesAfter: patiently(results.outcomesAfter) },
  };
}

/**
 * Breaks one thing after the other while challenges and other calls are made. All of it comes back
 * by itself, and afterwards every guess that was acknowledged is read back.
 */
export async function playOutages(stage: Stage, outages: readonly Outage[]): Promise<void> {
  const cluster = await startCompose(stage, { LIMITS_FACTOR: '1000000', LOG_LEVEL: 'warn' });
  const none = { api: [], realtime: [], redis: [], nginx: [], embedded: [] };
  const place = async (_env: unknown, opened: AsyncDisposableStack): Promise<Place> => {
    const stores = await cluster.openStores();
    opened.defer(() => stores.close());
    const start = async () => ({ origin: cluster.origin, processes: none });
    return { mongo: undefined, stores: patient(stores), start };
  };
  const fault: Fault = {
    name: 'containers',
    size: [1, 1, 'times'],
    ...{ place, mayFail: true },
    env: () => ({ JWT_SECRET: cluster.secret }),
    load: () => ({ lanes: 1, callsASecond: 3, sockets: 8 }),
    async disturb(scene) {
      for (const outage of outages) await disturb(scene, stage, cluster, outage);
    },
  };
  const notes = newNotes();
  await runFault(fault, { size: 1, random: seededRandom(6), isSmall: false, notes });
  for (const [name, text] of notes.lines()) stage.note(`${name}: ${text}`);
  if (notes.violations.length > 0) throw new Error(notes.violations.slice(0, 30).join('\n'));
}
