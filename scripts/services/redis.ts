import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Missing, Service } from './service.ts';
import { freePort, installDebianPackage, programOnPath, startTiedByShell } from './service.ts';

function findRedis(): string | undefined {
  const found = programOnPath('redis-server');
  if (found || !installDebianPackage('redis-server')) return found;
  return programOnPath('redis-server');
}

/** A separate Redis for the tests on a free port, without persistence. */
export async function startRedis(): Promise<Service | Missing> {
  const program = findRedis();
  if (!program) return { missing: 'redis-server is not on the PATH and could not be installed' };
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'craque-redis-'));
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const ready = /Ready to accept connections/;
  const options = { ready, limit: 10_000, cwd: folder };
  const { stop } = await startTiedByShell([program, ...settings], options);
  return {
    url: `redis://127.0.0.1:${port}`,
    description: program,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
