import { type Broadcast, type Pushes, pushesOver } from '@craque/common/contracts/push/pushes.ts';
import { pushKey, pushParser } from '@craque/common/redis/push-frames.ts';
import { Emitter } from '@socket.io/redis-emitter';
import type { Redis } from 'ioredis';

/**
 * Sends what is published in one turn of the event loop with one write: a change tells several
 * audiences, and each write to Redis costs as much as making a push.
 */
function writeTogether({ stream }: { stream?: Redis['stream'] }): void {
  if (!stream || stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Pushes to the sockets of all realtime nodes. The emitter neither waits for a publish nor catches
 * its failure, so that is done here: failed messages are counted by `onLost`, and the clients' next
 * poll makes up for them.
 */
export function redisPushes(redis: Redis, onLost: (error: unknown) => void): Pushes {
  const publisher = {
    publish: (channel: string, message: Buffer | string) => {
      writeTogether(redis);
      redis.publish(channel, message).catch(onLost);
    },
  };
  const emitter = new Emitter(publisher, { key: pushKey, parser: pushParser });
  return pushesOver(emitter as unknown as Pick<Broadcast, 'in'>);
}
