import {
  type Broadcast,
  leftGame,
  type Pushes,
  pushesOver,
} from '@craque/common/contracts/push/pushes.ts';
import { pushKey, pushParser } from '@craque/common/redis/push-frames.ts';
import { Emitter } from '@socket.io/redis-emitter';
import type { Redis } from 'ioredis';

/** One write per turn of the event loop: a write costs as much as making a push. */
function writeTogether({ stream }: { stream?: Redis['stream'] }): void {
  if (!stream || stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * The emitter neither waits for a publish nor catches its failure, so this does; the clients' next
 * poll makes up for it.
 */
export function redisPushes(redis: Redis, onLost: (error: unknown) => void): Pushes {
  const publisher = {
    publish: (channel: string, message: Buffer | string) => {
      writeTogether(redis);
      redis.publish(channel, message).catch(onLost);
    },
  };
  const emitter = new Emitter(publisher, { key: pushKey, parser: pushParser });
  return pushesOver(emitter as unknown as Pick<Broadcast, 'in'>, (player, gameId) => {
    emitter.serverSideEmit(leftGame, player, gameId);
  });
}
