import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../run/run-tool.ts';
import type { Stage } from '../stage.ts';
import { expectQuiet, type Node, stateOf, statusOf } from './starting-node.ts';

const lateBy = 60_000;
/** On a machine with much else to do. */
const longest = 300_000;
const mostWork = 20;
const probes = 20;

/** Milliseconds of processor time that a probe costs inside of a container. */
async function workOfProbe({ docker }: Stage, { id, port }: Node): Promise<number> {
  const script = `TIMEFORMAT='%U %S'; time for i in {1..${probes}}; do bash scripts/cluster/health-check.sh ${port} /tmp/tried; done`;
  const times = await docker(['exec', id, 'bash', '-c', `{ ${script}; } 2>&1`]);
  const seconds = times.split(/\s+/).reduce((sum, each) => sum + Number(each), 0);
  return (1000 * seconds) / probes;
}

/** The services of docker-compose.yml start a minute before MongoDB and Redis; then one of them hangs. */
export async function lateServers(stage: Stage): Promise<void> {
  const { compose, docker, freePort, image, note } = stage;
  const waitFor = (what: string, isTrue: () => Promise<boolean>) =>
    stage.waitFor(what, isTrue, longest);
  const docs = compose(root, {
    ...{ CRAQUE_IMAGE: image, API_NODES: '1', REALTIME_NODES: '1' },
    ...{ MONGO_PORT: `${await freePort()}`, REDIS_PORT: `${await freePort()}` },
    ...{ MONGO_PASSWORD: randomUUID(), MONGO_ROOT_PASSWORD: randomUUID() },
    ...{ REDIS_PASSWORD: randomUUID(), JWT_SECRET: randomUUID(), PASSWORD_PEPPER: randomUUID() },
  });
  const up = (...services: string[]) =>
    docs('up', '--detach', '--no-build', '--no-deps', ...services);
  await up('api', 'realtime');
  const nodes: Node[] = [];
  for (const [service, port] of [['api', 3000] as const, ['realtime', 3001] as const])
    nodes.push({ id: await docs('ps', '--quiet', service), port });

  for (const node of nodes)
    await waitFor('alive', async () => (await statusOf(docker, node, '/healthz')) === 200);
  note(
    `ports open ${(await Promise.all(nodes.map((node) => stateOf(docker, node)))).map(({ age }) => (age / 1000).toFixed(1)).join(', ')} s after the start`,
  );
  for (const until = Date.now() + lateBy; Date.now() < until; await sleep(2_000))
    for (const node of nodes) await expectQuiet(docker, node);
  await up('mongo', 'redis');
  for (const node of nodes) {
    const took = await waitFor(
      'ready',
      async () => (await statusOf(docker, node, '/readyz')) === 200,
    );
    await waitFor('healthy', async () => (await stateOf(docker, node)).health === 'healthy');
    const { restarts } = await stateOf(docker, node);
    if (restarts !== 0) throw new Error(`port ${node.port}: restarted ${restarts} times`);
    note(`port ${node.port} ready after another ${(took / 1000).toFixed(1)} s, no restart`);
  }

  for (const node of nodes) {
    const work = await workOfProbe(stage, node);
    note(`a probe costs ${work.toFixed(1)} ms of the processor`);
    if (work > mostWork) throw new Error(`more than ${mostWork} ms`);
    // The child of the container's init.
    await docker(['exec', node.id, 'bash', '-c', 'kill -STOP $(< /proc/1/task/1/children)']);
    const took = await waitFor('ended', async () => (await stateOf(docker, node)).restarts === 1);
    await waitFor('ready again', async () => (await statusOf(docker, node, '/readyz')) === 200);
    note(`one that hung was ended after ${(took / 1000).toFixed(1)} s`);
  }
}
