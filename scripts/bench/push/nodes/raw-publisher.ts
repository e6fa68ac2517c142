import { Redis } from 'ioredis';
import { nodeParts, tellAddress } from '../systems/node-parts.ts';
import { rawChannel, rawMessage } from '../systems/raw-message.ts';
import { listenForWins } from '../systems/trigger-line.ts';
import { wonBody } from '../systems/win.ts';

/** The bare baseline's stand-in for an api: publishes each win to one channel of Redis. */
const { triggerPort = 0, redisUrl = '' } = nodeParts();
const redis = new Redis(redisUrl);
await redis.ping();
await listenForWins(triggerPort, (win) => {
  void redis.publish(rawChannel, rawMessage(win, JSON.stringify(wonBody(win))));
});
tellAddress(triggerPort);
