import { Redis } from 'ioredis';
import { debianProgram, type Missing, type Service } from './service.ts';
import { startAlone } from './tied-process.ts';

export const redisCommand = (program: string, port: number) => [
  ...[program, '--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
];

export async function isPinged(port: number): Promise<boolean> {
  const redis = new Redis(port, '127.0.0.1', { retryStrategy: null, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined);
  return (await redis.ping().finally(() => redis.disconnect())) === 'PONG';
}

export async function startRedis(): Promise<(Service & { pid: number }) | Missing> {
  const program = debianProgram('redis-server');
  if ('missing' in program) return program;
  const redis = await startAlone('redis', (port) => redisCommand(program.path, port), isPinged);
  return { ...redis, url: `redis://127.0.0.1:${redis.port}`, description: program.path };
}
