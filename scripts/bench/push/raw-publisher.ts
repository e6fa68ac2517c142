import { Redis } from 'ioredis';
import { nodeParts, tellAddress } from './node-parts.ts';
import { rawChannel, rawMessage } from './raw-message.ts';
import { listenForWins } from './trigger-line.ts';
import { wonBody } from './win.ts';

/** The bare baseline's stand-in for an api: publishes each win to one channel of Redis. */
const { triggerPort = 0, redisUrl = '' } = nodeParts();
const redis = new Redis(redisUrl);
await redis.ping();
await listenForWins(triggerPort, (win) => {
  void redis.publish(rawChannel, rawMessage(win, JSON.stringify(wonBody(win))));
});
tellAddress(triggerPort);
