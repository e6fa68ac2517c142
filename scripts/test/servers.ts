import { startMongo } from '../services/mongo.ts';
import { startRedis } from '../services/redis.ts';
import { debianProgram, type Missing, type Service } from '../services/service.ts';

/** The tests of its configuration start it themselves, so `url` is the path of the program. */
async function findNginx(): Promise<Service | Missing> {
  const program = debianProgram('nginx');
  if ('missing' in program) return program;
  return { url: program.path, description: program.path, stop: async () => {} };
}

const servers = [
  ['MongoDB', 'CRAQUE_TEST_MONGODB_URL', startMongo],
  ['Redis', 'CRAQUE_TEST_REDIS_URL', startRedis],
  ['nginx', 'CRAQUE_TEST_NGINX', findNginx],
] as const;

export async function startTestServers() {
  const found = await Promise.all(
    servers.map(async ([name, variable, start]) => {
      const service = await start().catch((error: Error) => ({ missing: error.message }));
      if ('missing' in service) return { line: `✕ ${name}: ${service.missing}` };
      const { url, description, stop } = service;
      return { line: `✓ ${name}: ${description}`, set: [variable, url] as const, stop };
    }),
  );
  return {
    env: Object.fromEntries(found.flatMap(({ set }) => (set ? [set] : []))),
    lines: found.map(({ line }) => line),
    async stop() {
      await Promise.all(found.map(({ stop }) => stop?.()));
    },
  };
}
