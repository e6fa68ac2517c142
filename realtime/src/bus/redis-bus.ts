import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';

/** The two connections to Redis: one that subscribes can do nothing else. */
export type RedisClients = { pub: Redis; sub: Redis };

/**
 * The adapter never looks at what becomes of its commands, and a rejection that nobody takes ends the process: so it
 * is given clients whose commands do not reject.
 */
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
  return createAdapter(publisher, subscriber);
}
