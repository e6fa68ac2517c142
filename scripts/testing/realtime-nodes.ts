import { setTimeout as sleep } from 'node:timers/promises';
import type { GameView } from '@craque/common/contracts/games.ts';
import { gameEvents, type WatchReply } from '@craque/common/contracts/realtime.ts';
import { connected, openClient } from '@craque/realtime/testing/test-node.ts';
import type { SeededPlayer } from './seed-players.ts';
import type { Races } from './two-apis.ts';

async function connectTo(origin: string, { cookie }: SeededPlayer) {
  const client = await connected(openClient(origin, { origin: '', cookie }));
  const { socket } = client;
  const events: { gameId: unknown; text: string }[] = [];
  socket.onAny((name: string, { gameId, version }: Record<string, unknown>) => {
    if (Object.hasOwn(gameEvents, name)) events.push({ gameId, text: `${name} ${version}` });
  });
  const say = async (name: string, body: object): Promise<void> => {
    const reply: WatchReply = await socket.timeout(60_000).emitWithAck(name, body);
    if (!reply.ok) throw new Error(`${name} was refused: ${reply.code}`);
  };
  const eventsOf = (id: number) =>
    events.flatMap(({ gameId, text }) => (gameId === id ? text : []));
  return {
    watch: ({ id, ticket }: Pick<GameView, 'id' | 'ticket'>) =>
      say('watch', { gameId: id, ticket }),
    unwatch: (gameId: number) => say('unwatch', { gameId }),
    eventsOf,
    /** Resolves when it has arrived, as `<name> <version>`, or after a minute. */
    async untilHeard(gameId: number, text: string): Promise<void> {
      const limit = performance.now() + 60_000;
      while (!eventsOf(gameId).includes(text) && performance.now() < limit) await sleep(1);
    },
    /** Resolves when everything sent before this call has arrived. */
    flushed: () => say('unwatch', { gameId: 1 }),
    close: () => void socket.disconnect(),
  };
}

export type Device = Awaited<ReturnType<typeof connectTo>>;
export type DevicesOf = (player: SeededPlayer) => Promise<readonly [Device, Device]>;

/** Two realtime processes beside the two of the api, each checking sessions with a different one. */
export async function startRealtimeNodes({ startBeside, origins }: Races): Promise<DevicesOf> {
  const start = async (name: string, apiUrl: string) => {
    const settings = (port: number) => ({ REALTIME_PORT: `${port}`, API_URL: apiUrl });
    const { port } = await startBeside({ name, script: 'realtime/src/main.ts', settings });
    return `http://127.0.0.1:${port}`;
  };
  const [first, second] = await Promise.all([
    start('realtime-1', origins[0]),
    start('realtime-2', origins[1]),
  ]);
  return (player) => Promise.all([connectTo(first, player), connectTo(second, player)]);
}
