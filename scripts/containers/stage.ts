import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilTrue } from '../services/service.ts';
import { type Docker, output, type Settings } from './engine.ts';

export type Act = (stage: Stage) => Promise<void>;

const kinds = ['container', 'image', 'volume', 'network'] as const;
type Kind = (typeof kinds)[number];

async function listed(docker: Docker, kind: Kind, filters: readonly string[]): Promise<string[]> {
  const list = kind === 'container' ? ['--all', '--quiet'] : ['--quiet'];
  const found = filters.map((each) => docker([kind, 'ls', ...list, '--filter', each]));
  return (await Promise.all(found)).flatMap((ids) => ids.split('\n')).filter(Boolean);
}

/** The ends of what the containers have said. */
async function ends(docker: Docker, ids: readonly string[]): Promise<string> {
  const texts = ids.map(async (id) => {
    const of = await docker(['inspect', '--format', '{{.Name}} ({{.State.Status}})', id]);
    const log = await output('sh', ['-c', 'docker logs --tail 20 "$0" 2>&1', id]);
    return `--- ${of}\n${log}`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** What an act plays on: all that it makes carries its name, and is gone afterwards. */
export function openStage(docker: Docker, image: string, act: string) {
  const name = `craque-${act}-${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const label = `craque.act=${name}`;
  const filters = [`label=${label}`, `label=com.docker.compose.project=${name}`];
  const notes: string[] = [];

  const made = (kind: Kind) => listed(docker, kind, filters);

  return {
    /** Also the name of its compose project. */
    name,
    /** The product's, built from this tree. */
    image,
    /** Empty at first. */
    folder,
    docker,
    freePort,
    notes,
    note: (text: string) => void notes.push(text),

    /** Starts the product's image, or another that the options end with; answers its name. */
    async run(
      options: readonly string[],
      command: readonly string[] = [],
      of = image,
    ): Promise<string> {
      const fixed = ['run', '--detach', '--label', label];
      const id = await docker([...fixed, ...options, of, ...command]);
      return id.slice(0, 12);
    },

    async volume(what: string, options: readonly string[] = []): Promise<string> {
      return docker(['volume', 'create', '--label', label, ...options, `${name}-${what}`]);
    },

    /** docker compose for the compose file of that folder and its .env. */
    compose:
      (project: string, settings?: Settings) =>
      (...args: readonly string[]): Promise<string> =>
        docker(
          ['compose', '--project-name', name, '--project-directory', project, ...args],
          settings,
        ),

    /** Milliseconds until it is true; throws if that takes longer than the limit. */
    async waitFor(what: string, isTrue: () => boolean | Promise<boolean>, limit = 180_000) {
      const took = await untilTrue(isTrue, limit, 50);
      if (took === Infinity) throw new Error(`${what}: not within ${limit / 1000} s`);
      return took;
    },

    logs: async () => ends(docker, await made('container')),

    async close(): Promise<void> {
      for (const kind of kinds) {
        const options = kind === 'container' ? ['--force', '--volumes'] : [];
        for (const id of await made(kind)) await docker([kind, 'rm', ...options, id]);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Stage = ReturnType<typeof openStage>;
