import type { OpenRealtime } from '@craque/api/build-server.ts';
import { createChance } from '@craque/common/chance/chance.ts';
import type { connectBus } from '@craque/realtime/bus/redis.ts';
import { createRealtime } from '@craque/realtime/realtime.ts';

const connect: typeof connectBus = async (...values) =>
  (await import('@craque/realtime/bus/redis.ts')).connectBus(...values);

/** The sockets in the api's process; with Redis the events reach other nodes too. */
export const openEmbeddedRealtime: OpenRealtime = async (needs) => {
  const { redisUrl, signal, ...parts } = needs;
  const redis = redisUrl ? await connect(redisUrl, parts.log, signal) : undefined;
  return createRealtime({
    ...parts,
    ...(redis && { redis }),
    clock: Date.now,
    random: createChance().random,
  });
};
