import { createServer } from 'node:http';
import { redisPushes } from '@craque/api/events/redis-pushes.ts';
import { gameRoom, playerRoom } from '@craque/common/contracts/realtime.ts';
import { userPlayer } from '@craque/common/domain/ids.ts';
import { createRealtime } from '@craque/realtime/realtime.ts';
import { Redis } from 'ioredis';
import { listen } from '../listen.ts';
import * as win from './win.ts';

/* The product's own realtime service on Redis; or what stands in for an api,
   whose pushes go to the nodes over Redis. */
const { redisUrl, isPublisher } = win.nodePlan();

function runNode(): void {
  const silent = () => undefined;
  const realtime = createRealtime({
    origins: new Set<string>(),
    secureCookies: false,
    secrets: win.benchSecrets,
    liveSessions: async (sids) => new Set(sids),
    clock: Date.now,
    random: Math.random,
    log: { debug: silent, info: silent, warn: console.error, error: console.error },
    maxSockets: 20_000,
    limitsFactor: 1000,
    redis: { pub: new Redis(redisUrl), sub: new Redis(redisUrl) },
  });
  const server = createServer();
  realtime.attach(server);
  listen(server);
}

async function runPublisher(): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.ping();
  const pushes = redisPushes(redis, console.error);
  win.publishWins((won) => {
    const roomOf = (seat: number) => playerRoom(userPlayer(win.userIdOf(won.game, seat)));
    const others = win.seats.filter((seat) => seat !== won.seat);
    pushes.emit('opponent-won', win.wonBody(won), {
      rooms: [gameRoom(win.gameIdOf(won.game)), ...others.map(roomOf)],
      except: [roomOf(won.seat)],
    });
  });
}

await (isPublisher ? runPublisher() : runNode());
