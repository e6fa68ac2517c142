import { pushKey, pushParser } from '@craque/common/redis/push-frames.ts';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';

/** The two connections to Redis: a connection that subscribes can do nothing else. */
export type RedisClients = { pub: Redis; sub: Redis };

/** The adapter ignores its commands' results: a rejection would end the process. */
export function createBusAdapter(
  { pub, sub }: RedisClients,
  failed: () => void,
): ReturnType<typeof createAdapter> {
  const publisher = {
    on: pub.on.bind(pub),
    off: pub.off.bind(pub),
    listenerCount: pub.listenerCount.bind(pub),
    publish: (channel: string, message: string | Buffer) =>
      pub.publish(channel, message).catch(failed),
  };
  const subscriber = {
    on: sub.on.bind(sub),
    off: sub.off.bind(sub),
    listenerCount: sub.listenerCount.bind(sub),
    subscribe: (channels: string[]) => sub.subscribe(...channels).catch(failed),
    psubscribe: (pattern: string) => sub.psubscribe(pattern).catch(failed),
    unsubscribe: (channels: string[]) => sub.unsubscribe(...channels).catch(failed),
    punsubscribe: (pattern: string) => sub.punsubscribe(pattern).catch(failed),
  };
  return createAdapter(publisher, subscriber, { key: pushKey, parser: pushParser });
}
