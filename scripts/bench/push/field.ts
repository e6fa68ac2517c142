import { once } from 'node:events';
import { connect } from 'node:net';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import { WebSocket } from 'ws';
import { benchSecrets, gameIdOf, seatsPerGame, seqIn, userIdOf } from './win.ts';

type Place = { game: number; seat: number };

type OnWin = { call: (seq: number, place: Place) => void };

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

const dialects = { raw, craque };
export type System = keyof typeof dialects;

async function openPlace(node: string, dialect: Dialect, place: Place, onWin: OnWin) {
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

export async function takeField(
  system: System,
  nodes: readonly string[],
  publisher: string,
  games: number,
) {
  const places = Array.from({ length: games * seatsPerGame }, (_, index) => ({
    ...{ game: Math.floor(index / seatsPerGame), seat: index % seatsPerGame },
  }));
  const sockets: WebSocket[] = [];
  const onWin: OnWin = { call: () => undefined };
  const triggers = connect({
    host: '127.0.0.1',
    port: Number(new URL(publisher).port),
    noDelay: true,
  });
  await once(triggers, 'connect');
  const isOpen = (index: number) => sockets[index]?.readyState === WebSocket.OPEN;
  return {
    ...{ games, onWin, triggers },
    async open() {
      const waiting = places.entries();
      const runLane = async () => {
        for (const [index, place] of waiting) {
          if (isOpen(index)) continue;
          const node = nodes[place.seat % nodes.length] ?? '';
          sockets[index] = await openPlace(node, dialects[system], place, onWin);
        }
      };
      await Promise.all(Array.from({ length: 16 }, runLane));
    },
    closed: () => sockets.filter((_, index) => !isOpen(index)).length,
    [Symbol.dispose](): void {
      for (const socket of sockets) socket.terminate();
      triggers.destroy();
    },
  };
}
export type Field = Awaited<ReturnType<typeof takeField>>;
