import { startMongo } from '../services/mongo.ts';
import { findNginx } from '../services/nginx.ts';
import { startRedis } from '../services/redis.ts';
import type { Missing, Service } from '../services/service.ts';

/**
 * The servers of the tests as environment variables, and the reason for each that is not available.
 */
export type TestServers = {
  env: Record<string, string>;
  missing: readonly string[];
  /** One line per server. */
  lines: readonly string[];
  stop(): Promise<void>;
};

function orMissing(starting: Promise<Service | Missing>): Promise<Service | Missing> {
  return starting.catch((error: Error) => ({ missing: error.message }));
}

/** Starts MongoDB and Redis and looks for nginx, all at once; never rejects. */
export async function startTestServers(): Promise<TestServers> {
  const found = await Promise.all(
    [
      { name: 'MongoDB', variable: 'CRAQUE_TEST_MONGODB_URL', starting: orMissing(startMongo()) },
      { name: 'Redis', variable: 'CRAQUE_TEST_REDIS_URL', starting: orMissing(startRedis()) },
      { name: 'nginx', variable: 'CRAQUE_TEST_NGINX', starting: orMissing(findNginx()) },
    ].map(async ({ starting, ...server }) => ({ ...server, service: await starting })),
  );
  const services = found.flatMap(({ service, ...server }) =>
    'missing' in service ? [] : [{ ...server, service }],
  );
  return {
    env: Object.fromEntries(services.map(({ variable, service }) => [variable, service.url])),
    missing: found.flatMap(({ name, service }) =>
      'missing' in service ? [`${name}: ${service.missing}`] : [],
    ),
    lines: found.map(({ name, service }) =>
      'missing' in service ? `✕ ${name}: ${service.missing}` : `✓ ${name}: ${service.description}`,
    ),
    async stop() {
      await Promise.all(services.map(({ service }) => service.stop()));
    },
  };
}
