import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { type WebSocket, WebSocketServer } from 'ws';
import { listen } from '../listen.ts';
import * as win from './win.ts';

/* The upper bound for pushes: `ws`, an array of sockets and one channel of Redis. */
const { redisUrl, isPublisher } = win.nodePlan();
const channel = 'wins';
const redis = new Redis(redisUrl);
await redis.ping();

async function runNode(): Promise<void> {
  const games: (WebSocket | undefined)[][] = [];
  const server = createServer();
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, request) => {
    const [game = 0, seat = 0] = (request.url ?? '').slice(1).split('/').map(Number);
    games[game] ??= [];
    games[game][seat] = socket;
    socket.send('ready');
  });
  await redis.subscribe(channel);
  redis.on('message', (_, message: string) => {
    const [game = '', winner = ''] = message.split(' ', 2);
    const body = Buffer.from(message.slice(game.length + winner.length + 2));
    for (const [seat, socket] of (games[Number(game)] ?? []).entries()) {
      if (seat !== Number(winner)) socket?.send(body, { binary: false });
    }
  });
  listen(server);
}

const publish = (won: win.Win) =>
  void redis.publish(channel, `${won.game} ${won.seat} ${JSON.stringify(win.wonBody(won))}`);

await (isPublisher ? win.publishWins(publish) : runNode());
