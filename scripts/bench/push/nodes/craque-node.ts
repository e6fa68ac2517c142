import { createServer } from 'node:http';
import { createGuestPass } from '@craque/common/tokens/guest-pass.ts';
import { createSessionTokens } from '@craque/common/tokens/session-token.ts';
import { createWatchTickets } from '@craque/common/tokens/watch-ticket.ts';
import { createRealtime } from '@craque/realtime/realtime.ts';
import { Redis } from 'ioredis';
import { winsOver } from './craque-events.ts';
import { nodeParts, openServer } from '../systems/node-parts.ts';
import { benchSecrets } from '../systems/roster.ts';
import { listenForWins } from '../systems/trigger-line.ts';

/**
 * The product's own realtime service: in one process with its own bus, or as a cluster node with
 * Redis.
 */
const { triggerPort, redisUrl, rosterFile } = nodeParts();
const silent = () => undefined;
const realtime = createRealtime({
  origins: new Set<string>(),
  secureCookies: false,
  tokens: createSessionTokens(benchSecrets),
  guestPass: createGuestPass(benchSecrets),
  tickets: createWatchTickets(benchSecrets),
  liveSessions: async (sids) => new Set(sids),
  clock: Date.now,
  random: Math.random,
  log: { debug: silent, info: silent, warn: console.error, error: console.error },
  maxSockets: 20_000,
  limitsFactor: 1000,
  ...(redisUrl && { redis: { pub: new Redis(redisUrl), sub: new Redis(redisUrl) } }),
});
const server = createServer();
realtime.attach(server);
if (triggerPort) await listenForWins(triggerPort, winsOver(realtime.pushes, rosterFile));
await openServer(server);
