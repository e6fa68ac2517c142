import type { Docker } from '../engine.ts';

/** Milliseconds; on a machine with much else to do. */
const patience = 20_000;

export type Node = { id: string; port: number };

export async function stateOf(docker: Docker, { id }: Node) {
  const [found] = JSON.parse(await docker(['inspect', id]));
  return {
    restarts: Number(found.RestartCount),
    status: String(found.State.Status),
    health: String(found.State.Health?.Status),
    age: Date.now() - Date.parse(found.State.StartedAt),
    address: String(
      Object.values<{ IPAddress: string }>(found.NetworkSettings.Networks)[0]?.IPAddress,
    ),
  };
}

async function ask(docker: Docker, node: Node, path: string): Promise<Response | undefined> {
  const { address } = await stateOf(docker, node);
  const signal = AbortSignal.timeout(patience);
  return fetch(`http://${address}:${node.port}${path}`, { signal }).catch(() => undefined);
}

/** Zero if nobody answers. */
export async function statusOf(docker: Docker, node: Node, path: string): Promise<number> {
  return (await ask(docker, node, path))?.status ?? 0;
}

/** Of a node that starts: alive, 503 with Retry-After to all else, never ended and not yet judged. */
export async function expectQuiet(docker: Docker, node: Node): Promise<void> {
  const seen = [
    await statusOf(docker, node, '/healthz'),
    ...(await Promise.all(
      ['/readyz', '/socket.io/'].map(async (path) => {
        const answer = await ask(docker, node, path);
        return `${answer?.status} ${answer?.headers.get('retry-after')}`;
      }),
    )),
  ];
  const { restarts, status, health } = await stateOf(docker, node);
  const got = [...seen, restarts, status, health].join();
  if (got !== '200,503 1,503 1,0,running,starting') throw new Error(`while it starts: ${got}`);
}
