import { redisPushes } from '@craque/api/events/redis-pushes.ts';
import { Redis } from 'ioredis';
import { winsOver } from './craque-events.ts';
import { nodeParts, tellAddress } from '../systems/node-parts.ts';
import { listenForWins } from '../systems/trigger-line.ts';

/** Stands in for an api of the cluster: its pushes go to the nodes over Redis. */
const { triggerPort = 0, redisUrl = '', rosterFile } = nodeParts();
const redis = new Redis(redisUrl);
await redis.ping();
await listenForWins(triggerPort, winsOver(redisPushes(redis, console.error), rosterFile));
tellAddress(triggerPort);
