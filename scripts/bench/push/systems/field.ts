import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { type Dialect, type DialectName, dialects, type Place } from './dialects.ts';
import { inLanes } from '../../measure/pace.ts';
import { readRoster } from './roster.ts';
import { openTriggers } from './trigger-line.ts';
import { seatsPerGame, seqIn } from './win.ts';

export type FieldPlan = {
  dialect: DialectName;
  /** Addresses of the processes that hold the sockets; seats are distributed over them. */
  nodes: readonly string[];
  /** Where wins are triggered; without it the load causes them in another way. */
  triggerPort?: number;
  rosterFile: string;
  sockets: number;
};

/** All sockets of the load, each in its game. */
export type Field = {
  games: number;
  triggers: Socket | undefined;
  /** Called for each receipt of a win. */
  onWin: { call: (seq: number, place: Place) => void };
  /** Opens sockets until so many are open, and reopens those that the server has closed. */
  open(sockets: number): Promise<void>;
  /** Sockets that the server has closed since the last call of `open`. */
  closed(): number;
  leave(): void;
};

const gamesAtOnce = 16;
const openLimit = 20_000;

type Opening = { dialect: Dialect; node: string; place: Place; onWin: Field['onWin'] };

/** One socket, from its handshake until its server counts it. */
async function openPlace({ dialect, node, place, onWin }: Opening): Promise<WebSocket> {
  const { url, headers } = await dialect.door(node, place);
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
    ...(headers && { headers }),
  });
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  const late = () => reject(new Error(`no greeting of ${url} in ${openLimit} ms`));
  const timer = setTimeout(late, openLimit);
  socket.on('message', (data: Buffer) => {
    const seq = seqIn(data);
    if (seq !== undefined) {
      onWin.call(seq, place);
      return;
    }
    try {
      const { say, ready } = dialect.answer(data, place);
      if (say !== undefined) socket.send(say);
      if (ready) resolve(socket);
    } catch (error) {
      reject(error as Error);
    }
  });
  socket.on('error', reject);
  socket.on('close', (code) => reject(new Error(`${url} was closed with ${code}`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

export async function takeField(plan: FieldPlan): Promise<Field> {
  const { nodes, rosterFile, sockets, triggerPort } = plan;
  const dialect = dialects[plan.dialect];
  const guestOn = readRoster(rosterFile);
  const games = Math.floor(sockets / seatsPerGame);
  const places = new Map<number, WebSocket>();
  const onWin: Field['onWin'] = { call: () => undefined };

  const fill = async (game: number) => {
    for (let seat = 0; seat < seatsPerGame; seat += 1) {
      const index = game * seatsPerGame + seat;
      if (places.get(index)?.readyState === WebSocket.OPEN) continue;
      const node = nodes[seat % nodes.length] ?? '';
      const place = { game, seat, guest: guestOn(game, seat) };
      places.set(index, await openPlace({ dialect, node, place, onWin }));
    }
  };
  const triggers = triggerPort === undefined ? undefined : await openTriggers(triggerPort);
  return {
    games,
    onWin,
    triggers,
    open: (wanted) => inLanes(gamesAtOnce, Math.floor(wanted / seatsPerGame), fill),
    closed: () =>
      [...places.values()].filter(({ readyState }) => readyState !== WebSocket.OPEN).length,
    leave() {
      for (const socket of places.values()) socket.terminate();
      triggers?.destroy();
    },
  };
}
