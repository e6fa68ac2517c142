import { appendFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { openMongoStores } from '@craque/api/store/mongo/mongo-stores.ts';
import { root } from '../run/run-tool.ts';
import { output, type Settings } from './engine.ts';
import type { Stage } from './stage.ts';

const composeFile = 'docker-compose.yml';
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** What the compose file mounts of the folder in which it lies, and nothing else of this tree. */
function copyFiles(folder: string): void {
  const mounted = textOf(composeFile).matchAll(/^ +- "?\.\/([^:]+):/gm);
  for (const file of new Set([composeFile, ...[...mounted].map(([, source = '']) => source)])) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
}

/** The lines of docs/operations.md that write .env, without those for a domain. */
function documentedSettings(): string {
  const [block] =
    textOf('docs/operations.md').match(/^cat > \.env <<END$[\s\S]*?^chmod .*$/m) ?? [];
  if (!block) throw new Error('docs/operations.md writes no .env');
  return block.replaceAll(/^(?:DOMAIN|COMPOSE_PROFILES)=.*\n/gm, '');
}

/** docker-compose.yml in a folder with what it needs, as docs/operations.md says; it is up and healthy. */
export async function startCompose(stage: Stage, more: Settings = {}) {
  const folder = join(stage.folder, 'product');
  mkdirSync(folder);
  copyFiles(folder);
  await output('sh', ['-euc', `cd "$0"\n${documentedSettings()}`, folder]);
  const [http, mongo, redis] = await Promise.all([0, 0, 0].map(() => stage.freePort()));
  const origin = `http://localhost:${http}`;
  const own = {
    CRAQUE_IMAGE: stage.image,
    ...{ HTTP_PORT: `127.0.0.1:${http}`, MONGO_PORT: `${mongo}`, REDIS_PORT: `${redis}` },
    ...{ PUBLIC_ORIGIN: origin, ...more },
  };
  const file = join(folder, '.env');
  for (const line of Object.entries(own)) appendFileSync(file, `${line.join('=')}\n`);
  const settings = parseEnv(readFileSync(file, 'utf8'));
  const compose = stage.compose(folder);
  const begun = performance.now();
  const up = () => compose('up', '--detach', '--no-build', '--wait');
  // A node whose start ends is started again by its engine, and `up` has to be repeated then.
  await up().catch((error: Error) => {
    stage.note(`up a second time after ${error.message.split('\n').at(-1)}`);
    return up();
  });
  stage.note(`up after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return {
    ...{ origin, compose, secret: settings.JWT_SECRET ?? '' },
    openStores: () => {
      const user = `craque:${settings.MONGO_PASSWORD}@localhost:${mongo}`;
      return openMongoStores(`mongodb://${user}/craque?authSource=admin&directConnection=true`);
    },
    /** The containers of a service, or all. */
    async nodes(service?: string): Promise<string[]> {
      const only = service ? [service === 'mongodb' ? 'mongo' : service] : [];
      const ids = await compose('ps', '--all', '--quiet', ...only);
      return ids.split('\n').filter(Boolean);
    },
  };
}
export type ComposeCluster = Awaited<ReturnType<typeof startCompose>>;
