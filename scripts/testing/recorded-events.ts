import { setTimeout as sleep } from 'node:timers/promises';
import { pushKey } from '@craque/common/redis/push-frames.ts';
import { Redis } from 'ioredis';

/** With its quotes, so that `invite` is not found in `invite-closed`. */
const asText = (name: string) => `["${name}",`;
const sharedChannel = `${pushKey}#/#`;
const channelOf = (room: string) => `${sharedChannel}${room}#`;
/** An event for several rooms names them in its message, on the channel of all. */
const firstOf = (room: string) => `"rooms":["${room}",`;

type Message = { channel: string; message: Buffer };

const isTo =
  (room: string) =>
  ({ channel, message }: Message) =>
    channel === channelOf(room) || (channel === sharedChannel && message.includes(firstOf(room)));

/** Each event is a message to the channel of its room, or of all. */
export async function recordEvents(redisUrl: string) {
  const messages: Message[] = [];
  const redis = new Redis(redisUrl);
  redis.on('pmessageBuffer', (_pattern, channel: Buffer, message: Buffer) => {
    messages.push({ channel: channel.toString(), message });
  });
  await redis.psubscribe(`${pushKey}#*`, `${pushKey}-request#*`);

  function sentTo(room: string, name: string): number {
    const own = messages.filter(isTo(room));
    return own.filter(({ message }) => message.includes(asText(name))).length;
  }
  return {
    sentTo,
    /** Resolves once `count` have been sent, or after a minute. */
    async untilSent(room: string, name: string, count = 1): Promise<void> {
      const limit = performance.now() + 60_000;
      while (sentTo(room, name) < count && performance.now() < limit) await sleep(1);
    },
    /** Whether the first event of that name preceded the first removal from the room. */
    isBeforeLeaving(room: string, name: string): boolean {
      const isToRoom = isTo(room);
      const event = messages.findIndex(
        (each) => isToRoom(each) && each.message.includes(asText(name)),
      );
      const leaving = messages.findIndex(
        ({ channel, message }) =>
          channel === `${pushKey}-request#/#` && message.includes(`"${room}"`),
      );
      if (event < 0 || leaving < 0) throw new Error(`${name} or the leaving was not seen`);
      return event < leaving;
    },
    close: () => redis.disconnect(),
  };
}
