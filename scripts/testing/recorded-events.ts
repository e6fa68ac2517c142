import { setTimeout as sleep } from 'node:timers/promises';
import { pushKey } from '@craque/common/redis/push-frames.ts';
import { Redis } from 'ioredis';

/** With its quotes, so that `invite` is not found in `invite-closed`. */
const asText = (name: string) => `["${name}",`;
const sharedChannel = `${pushKey}#/#`;
const channelOf = (room: string) => `${sharedChannel}${room}#`;
/** An event for several rooms names them in its message, on the channel of all. */
const firstOf = (room: string) => `"rooms":["${room}",`;

type Heard = { channel: string; message: Buffer };

const isTo =
  (room: string) =>
  ({ channel, message }: Heard) =>
    channel === channelOf(room) || (channel === sharedChannel && message.includes(firstOf(room)));

/** Each event is a message to the channel of its room, or of all. */
export async function recordEvents(redisUrl: string) {
  const heard: Heard[] = [];
  const redis = new Redis(redisUrl);
  redis.on('pmessageBuffer', (_pattern, channel: Buffer, message: Buffer) => {
    heard.push({ channel: channel.toString(), message });
  });
  await redis.psubscribe(`${pushKey}#*`, `${pushKey}-request#*`);

  function told(room: string, name: string): number {
    const own = heard.filter(isTo(room));
    return own.filter(({ message }) => message.includes(asText(name))).length;
  }
  return {
    told,
    /** Resolves when so many were sent, or after a minute. */
    async untilTold(room: string, name: string, count = 1): Promise<void> {
      const limit = performance.now() + 60_000;
      while (told(room, name) < count && performance.now() < limit) await sleep(1);
    },
    /** Whether the first of that name was sent before somebody was removed from the room. */
    isBeforeLeaving(room: string, name: string): boolean {
      const isToRoom = isTo(room);
      const event = heard.findIndex(
        (each) => isToRoom(each) && each.message.includes(asText(name)),
      );
      const leaving = heard.findIndex(
        ({ channel, message }) =>
          channel === `${pushKey}-request#/#` && message.includes(`"${room}"`),
      );
      if (event < 0 || leaving < 0) throw new Error(`${name} or the leaving was not heard`);
      return event < leaving;
    },
    close: () => redis.disconnect(),
  };
}
