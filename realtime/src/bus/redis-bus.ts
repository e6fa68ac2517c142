import { type PushOrigin, pushKey, pushParser } from '@craque/common/redis/push-frames.ts';
import { namesOf, slowFrom } from '@craque/common/tracing/call-trace.ts';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import type { Log } from '../process/log.ts';

/** The two connections to Redis: a connection that subscribes can do nothing else. */
export type RedisClients = { pub: Redis; sub: Redis };

/** The time from the api to here is as right as the clocks of the two machines. */
function noteArrivals(log: Log) {
  return ({ at, ...call }: PushOrigin, text: string) => {
    const milliseconds = Date.now() - at;
    const level = milliseconds > slowFrom ? 'info' : 'debug';
    // The text begins with 2["name".
    const event = text.slice(3, text.indexOf('"', 3));
    const message = level === 'info' ? 'slow push' : 'push';
    log[level]({ ...namesOf({ traceparent: undefined, ...call }), event, milliseconds }, message);
  };
}

/** The adapter ignores its commands' results: a rejection would end the process. */
export function createBusAdapter(
  { pub, sub }: RedisClients,
  failed: () => void,
  log: Log,
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
  const noteArrival = noteArrivals(log);
  const parser = {
    encode: pushParser.encode,
    decode: (bytes: Buffer) => pushParser.decode(bytes, noteArrival),
  };
  return createAdapter(publisher, subscriber, { key: pushKey, parser });
}
