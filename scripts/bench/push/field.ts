import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import { WebSocket } from 'ws';
import { inLanes } from '../pace.ts';
import { benchSecrets, gameIdOf, seatsPerGame, seqIn, userIdOf } from './win.ts';

export type FieldPlan = {
  system: 'raw' | 'craque';
  nodes: readonly string[];
  triggerPort: number;
  sockets: number;
};

type Place = { game: number; seat: number };

export type Field = {
  games: number;
  triggers: Socket;
  /** Called for each receipt of a win. */
  onWin: { call: (seq: number, place: Place) => void };
  open(): Promise<void>;
  closed(): number;
  leave(): void;
};

/** What a client of the system sends at first, and in answer to a message that is not a win. */
type Dialect = {
  path(place: Place): string;
  cookie?(place: Place): string;
  answer(message: string, place: Place): { say?: string; ready?: true };
};

const openLimit = 20_000;
const hour = 3_600_000;
const tokens = createSessionTokens(benchSecrets);
const tickets = createWatchTickets(benchSecrets);

const raw: Dialect = {
  path: ({ game, seat }) => `/${game}/${seat}`,
  answer: () => ({ ready: true }),
};

const craque: Dialect = {
  path: () => '/socket.io/?EIO=4&transport=websocket',
  cookie({ game, seat }) {
    const userId = userIdOf(game, seat);
    const now = Date.now();
    return `sid=${tokens.sign({ sid: `sid-${userId}`, userId, expiresAt: now + hour }, now)}`;
  },
  answer(message, { game, seat }) {
    if (message.startsWith('2')) return { say: '3' };
    if (message.startsWith('0')) return { say: '40' };
    if (message.startsWith('430') && message.includes('"ok":true')) return { ready: true };
    if (message.startsWith('42')) return {};
    if (!message.startsWith('40')) throw new Error(`the realtime service said ${message}`);
    const [gameId, userId] = [gameIdOf(game), userIdOf(game, seat)];
    const ticket = tickets.issue({ gameId, player: userPlayer(userId), userId }, Date.now());
    return { say: `420${JSON.stringify(['watch', { gameId, ticket }])}` };
  },
};

async function openPlace(node: string, dialect: Dialect, place: Place, onWin: Field['onWin']) {
  const cookie = dialect.cookie?.(place);
  const socket = new WebSocket(`${node.replace('http', 'ws')}${dialect.path(place)}`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
    ...(cookie && { headers: { cookie } }),
  });
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  const late = () => reject(new Error(`no greeting of ${socket.url} in ${openLimit} ms`));
  const timer = setTimeout(late, openLimit);
  socket.on('message', (data: Buffer) => {
    const seq = seqIn(data);
    if (seq !== undefined) return onWin.call(seq, place);
    try {
      const { say, ready } = dialect.answer(data.toString(), place);
      if (say !== undefined) socket.send(say);
      if (ready) resolve(socket);
    } catch (error) {
      reject(error as Error);
    }
  });
  socket.on('error', reject);
  socket.on('close', (code) => reject(new Error(`${socket.url} was closed with ${code}`)));
  return promise.finally(() => clearTimeout(timer));
}

export async function takeField({
  system,
  nodes,
  sockets,
  triggerPort,
}: FieldPlan): Promise<Field> {
  const games = Math.floor(sockets / seatsPerGame);
  const places: WebSocket[] = [];
  const onWin: Field['onWin'] = { call: () => undefined };
  const dialect = { raw, craque }[system];
  const triggers = connect({ host: '127.0.0.1', port: triggerPort, noDelay: true });
  await once(triggers, 'connect');
  const isOpen = (socket?: WebSocket) => socket?.readyState === WebSocket.OPEN;
  return {
    games,
    onWin,
    triggers,
    open: () =>
      inLanes(16, games * seatsPerGame, async (index) => {
        if (isOpen(places[index])) return;
        const place = { game: Math.floor(index / seatsPerGame), seat: index % seatsPerGame };
        const node = nodes[place.seat % nodes.length] ?? '';
        places[index] = await openPlace(node, dialect, place, onWin);
      }),
    closed: () => places.filter((socket) => !isOpen(socket)).length,
    leave() {
      for (const socket of places) socket.terminate();
      triggers.destroy();
    },
  };
}
