import '../../faults/browser-place.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable, type Stores } from '@craque/api/store/store.ts';
import { seededRandom } from '@craque/api/testing/seeded-random.ts';
import { newNotes } from '../../faults/notes.ts';
import { type Fault, type Place, runFault, type Scene } from '../../faults/scene.ts';
import { untilTrue } from '../../services/service.ts';
import { type ComposeCluster, startCompose } from '../compose-cluster.ts';
import type { Stage } from '../stage.ts';

/** All of it has to be healthy again after a fault. */
const longestReturn = 120_000;
/** So many calls in a row succeed afterwards. */
const calm = 10;

/** As a power cut does it; the engine then does what the restart policy says. */
async function killAll({ docker, image }: Stage, pids: readonly string[]): Promise<void> {
  const options = ['--rm', '--pid', 'host', '--user', 'root'];
  const command = ['--entrypoint', 'sh', image, '-c', 'kill -9 "$@"', 'sh'];
  await docker(['run', ...options, ...command, ...pids]);
}

async function disturb(scene: Scene, stage: Stage, cluster: ComposeCluster): Promise<void> {
  const { docker, note } = stage;
  const all = await cluster.nodes();
  const states = async (format: string) =>
    (await docker(['inspect', '--format', format, ...all])).split('\n');
  const before = await states('{{.State.Pid}}');
  const isBack = async () => {
    const now = await states('{{.State.Pid}} {{with .State.Health}}{{.Status}}{{end}}');
    return now.every((state, index) => {
      const [pid, health] = state.split(' ');
      return pid !== '0' && pid !== before[index] && (health === 'healthy' || !health);
    });
  };
  const isEventually = async (what: string, isTrue: () => boolean | Promise<boolean>) => {
    if ((await untilTrue(isTrue, longestReturn, 500)) === Infinity)
      scene.violations.push(`not ${what} within ${longestReturn / 1000} s`);
  };
  const from = performance.now();
  await scene.troubles.during('machine', async () => {
    await killAll(stage, before);
    await isEventually('all healthy', isBack);
  });
  await scene.untilAllLive();
  const back = performance.now();
  await isEventually('calm', () => {
    const last = scene.probe.since(back).slice(-calm);
    return last.length === calm && last.every(({ status }) => status === 200);
  });
  note(`all back after ${((back - from) / 1000).toFixed(0)} s`);
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
 * All containers are killed at once while challenges and other calls are made. All of it comes back
 * by itself, and afterwards every guess that was acknowledged is read back.
 */
export async function machineRestarts(stage: Stage): Promise<void> {
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
    disturb: (scene) => disturb(scene, stage, cluster),
  };
  const notes = newNotes();
  await runFault(fault, { size: 1, random: seededRandom(6), isSmall: false, notes });
  for (const [name, text] of notes.lines()) stage.note(`${name}: ${text}`);
  if (notes.violations.length > 0) throw new Error(notes.violations.slice(0, 30).join('\n'));
}
