import type { Missing, Service } from './service.ts';
import { debianProgram, startInFolder } from './service.ts';

/** A separate Redis for the tests on a free port, without persistence. */
export async function startRedis(): Promise<Service | Missing> {
  const program = debianProgram('redis-server', 'redis-server');
  if (!program) return { missing: 'redis-server is not on the PATH and could not be installed' };
  const volatile = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const ready = { ready: /Ready to accept connections/, limit: 10_000 };
  const redis = await startInFolder(program, (port) => ['--port', port, ...volatile], ready);
  return { ...redis, url: `redis://${redis.url}` };
}
