import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { type WebSocket, WebSocketServer } from 'ws';
import { nodeParts, openServer } from '../systems/node-parts.ts';
import { rawChannel } from '../systems/raw-message.ts';
import { listenForWins } from '../systems/trigger-line.ts';
import { wonBody } from '../systems/win.ts';

/* The upper bound for pushes: `ws` and an array of sockets, with no rooms, no protocol, no
   heartbeat and no authentication. With Redis it forwards what the publisher has published. */
const { triggerPort, redisUrl } = nodeParts();
const games: (WebSocket | undefined)[][] = [];
const server = createServer();

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, request) => {
  const [game = 0, seat = 0] = (request.url ?? '').slice(1).split('/').map(Number);
  const seats = games[game] ?? [];
  games[game] = seats;
  seats[seat] = socket;
  socket.send('ready');
});

function tell(game: number, winner: number, body: string): void {
  const bytes = Buffer.from(body);
  for (const [seat, socket] of (games[game] ?? []).entries()) {
    if (seat !== winner) socket?.send(bytes, { binary: false });
  }
}

if (redisUrl) {
  const redis = new Redis(redisUrl);
  await redis.subscribe(rawChannel);
  redis.on('message', (_, message: string) => {
    const [game = '', seat = ''] = message.split(' ', 2);
    tell(Number(game), Number(seat), message.slice(game.length + seat.length + 2));
  });
}
if (triggerPort) {
  await listenForWins(triggerPort, (win) => {
    tell(win.game, win.seat, JSON.stringify(wonBody(win)));
  });
}
await openServer(server);
