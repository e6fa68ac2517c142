import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import { benchSecrets, type Guest } from './roster.ts';
import { gameIdOf, seatsPerGame, userIdOf } from './win.ts';

/** A seat in a game on the load's side, and its player. */
export type Place = { game: number; seat: number; guest: Guest };

type Answer = string | Buffer;
/** The protocol of a system; clients cost the load as little as possible. */
export type Dialect = {
  door(node: string, place: Place): Promise<{ url: string; headers?: Record<string, string> }>;
  /**
   * The response to a message that is not a win; `ready` once the seat gets the events of its game.
   */
  answer(message: Buffer, place: Place): { say?: Answer; ready?: true };
};

const tickets = createWatchTickets(benchSecrets);
const nothing = {};
const ready = { ready: true } as const;
const pong = { say: '3' };

const socketsOf = (node: string) => node.replace('http', 'ws');
const enginePath = '/socket.io/?EIO=4&transport=websocket';
const pingPacket = '2'.charCodeAt(0);

function ticketOf({ game, seat, guest }: Place): string {
  const watching = { gameId: gameIdOf(game), player: guest.player, userId: userIdOf(game, seat) };
  return tickets.issue(watching, Date.now());
}

const raw: Dialect = {
  door: async (node, { game, seat }) => ({ url: `${socketsOf(node)}/${game}/${seat}` }),
  answer: () => ready,
};

const craque: Dialect = {
  door: async (node, { guest }) => ({
    url: `${socketsOf(node)}${enginePath}`,
    headers: { Cookie: `gid=${guest.cookie}` },
  }),
  answer(message, place) {
    if (message[0] === pingPacket) return pong;
    const text = message.toString();
    const watch = { gameId: gameIdOf(place.game), ticket: ticketOf(place) };
    if (text.startsWith('0')) return { say: `40${JSON.stringify({ ticket: watch.ticket })}` };
    if (text.startsWith('40')) return { say: `420${JSON.stringify(['watch', watch])}` };
    if (text.startsWith('430') && text.includes('"ok":true')) return ready;
    if (text.startsWith('42')) return nothing;
    throw new Error(`the realtime service said ${text}`);
  },
};

type Seat = { sessionId: string; roomId: string; processId: string };

const colyseus: Dialect = {
  async door(node, { game, seat }) {
    const reply = await fetch(`${node}/matchmake/joinOrCreate/craque`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game, seat }),
    });
    const { sessionId, roomId, processId } = (await reply.json()) as Seat;
    return { url: `${socketsOf(node)}/${processId}/${roomId}?sessionId=${sessionId}` };
  },
  answer: (message) => (message[0] === 10 ? { say: Buffer.of(10), ready: true } : nothing),
};

const boardgame: Dialect = {
  door: async (node) => ({ url: `${socketsOf(node)}${enginePath}` }),
  answer(message, { game, seat }) {
    if (message[0] === pingPacket) return pong;
    const text = message.toString();
    if (text.startsWith('0')) return { say: '40/craque,' };
    if (text.startsWith('40/craque,')) {
      const sync = ['sync', `match-${game}`, String(seat), null, seatsPerGame];
      return { say: `42/craque,${JSON.stringify(sync)}` };
    }
    return text.startsWith('42/craque,["sync"') ? ready : nothing;
  },
};

export const dialects = { raw, craque, colyseus, boardgame } as const;
export type DialectName = keyof typeof dialects;
